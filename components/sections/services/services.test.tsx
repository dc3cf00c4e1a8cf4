import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { makeSection } from "@/lib/portfolio/test/contents";
import { findTotal, formatWeeks, Services } from "./services";

const service = { title: "Web", description: "Sites.", skills: ["HTML"], lastTime: "It took a week." };
const render = (...services: { title: string; weeks?: number }[][]) =>
  renderToStaticMarkup(
    <Services
      section={makeSection("services", {
        services: { services: services.map((steps, index) => ({ ...service, title: `Web ${index}`, steps })) },
      })}
    />,
  );

it("says how it works only over steps", () => {
  expect(render([{ title: "Build" }])).toContain("How it works");
  expect(render([])).not.toContain("How it works");
  expect(render([])).toContain("It took a week.");
});

it("writes weeks as people do", () => {
  const weeks = ["½ week", "1 week", "1½ weeks", "2 weeks", "2.25 weeks", "10½ weeks"];
  expect([0.5, 1, 1.5, 2, 2.25, 10.5].map(formatWeeks)).toEqual(weeks);
});

it("draws each step from where the one before it ends, as long as it takes", () => {
  const html = render(
    [
      { title: "Draw", weeks: 0.5 },
      { title: "Build", weeks: 2 },
    ],
    [{ title: "Test", weeks: 1 }],
  );
  const bars = html.matchAll(/--start:([\d.]+)%;--share:([\d.]+)%/g);
  expect(Array.from(bars, ([, start, share]) => [start, share])).toEqual([
    ["0", "20"],
    ["20", "80"],
    ["0", "40"],
  ]);
});

it("adds up the steps only if each has a length", () => {
  const [draw, build] = [
    { title: "Draw", weeks: 0.5 },
    { title: "Build", weeks: 2 },
  ] as const;
  expect(findTotal([draw, build])).toBe(2.5);
  expect(findTotal([{ title: "Draw" }, build])).toBeUndefined();
  expect(findTotal([])).toBeUndefined();
  expect(findTotal([0.7, 0.1].map((weeks) => ({ title: "Draw", weeks })))).toBe(0.8);
});
