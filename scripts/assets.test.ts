import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { getPortfolio } from "@/app/portfolio";
import { LANDSCAPES } from "@/lib/portfolio/schema/site";
import { DEMO_IMAGES, isDemo } from "./doctor/demo";
import { drawIcon } from "./icons/draw-icon";

const IMAGE_LIMIT_BYTES = 90_000;
const DRAWING_LIMIT_BYTES = 15_000;

it.each(["react", "devicon:photoshop", "ri:openai-fill", "lucide:pen-tool", "lucide:edit", "lucide:dot"])(
  "%s can be used in content, and is drawn in one colour",
  (icon) => {
    const symbol = `^<symbol id="${icon}" viewBox="\\d \\d \\d+ \\d+"( overflow="visible")?>.*<(path|circle) .+</symbol>$`;
    expect(drawIcon(icon)).toMatch(new RegExp(symbol));
    expect(drawIcon(icon)).not.toMatch(/#[0-9a-f]{3}|undefined/i);
  },
);

it("returns undefined for an icon that is not in any package", () => {
  for (const icon of ["no-such", "devicon:no-such", "lucide:no-such", "ri:no-such", "fa:react"])
    expect(drawIcon(icon)).toBeUndefined();
});

it.runIf(isDemo(getPortfolio().owner.email)).each(["portrait.webp", ...DEMO_IMAGES])(
  "%s is at most 90 kB in size [needs the demo]",
  (name) => {
    expect(readFileSync(`public/images/${name}`).byteLength).toBeLessThanOrEqual(IMAGE_LIMIT_BYTES);
  },
);

it.each(LANDSCAPES)("%s is a small drawing without fixed colours, whose bands can each be coloured", (landscape) => {
  const drawing = readFileSync(`drawings/${landscape}.svg`, "utf8");
  expect(gzipSync(drawing, { level: 9 }).byteLength).toBeLessThanOrEqual(DRAWING_LIMIT_BYTES);
  expect(drawing).not.toMatch(/NaN|undefined|d=""|#[0-9a-f]{3}|rgb|style/i);
  const symbols = [...drawing.matchAll(/<symbol id="(\w+)".*?<\/symbol>/gs)].map(([symbol, id]) => ({ symbol, id }));
  expect(symbols.map(({ id }) => id)).toEqual(["relief", "contours"]);
  for (const { symbol, id } of symbols.filter(({ id }) => id === "relief"))
    for (const band of ["valley", "slopes", "rock", "snow"])
      expect(symbol).toMatch(new RegExp(`<g id="${id}-${band}" fill="var\\(--band-${band},currentColor\\)"><path`));
});
