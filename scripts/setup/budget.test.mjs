import { expect, it } from "vitest";
import { BUDGET_BYTES, findFirstLoad, compareWithBudget } from "./budget.mjs";

it("finds what a page asks for at once, each file once, and nothing for browsers without modules", () => {
  const html = `
    <link rel="stylesheet" href="/a.css"/><link rel="preload" as="font" href="/f.woff2"/>
    <link rel="preload" as="script" href="/low.js"/><link rel="modulepreload" href="/module.js"/>
    <link rel="preload" as="image" href="/i.webp"/><script src="/low.js" async=""></script>
    <script src="/main.js"></script><script>inline()</script><script src="/old.js" noModule=""></script>`;
  expect(findFirstLoad(html)).toEqual({
    javascript: ["/low.js", "/main.js", "/module.js"],
    css: ["/a.css"],
    fonts: ["/f.woff2"],
  });
});

it("accepts exactly the budget", () => {
  const files = Object.entries(BUDGET_BYTES).map(([kind, bytes]) => ({ kind, name: kind, bytes }));
  expect(compareWithBudget(files).problems).toEqual([]);
});

it("names the offender and by how much, the heaviest first", () => {
  const [problem, ...others] = compareWithBudget([
    { kind: "javascript", name: "/small.js", bytes: 1 },
    { kind: "javascript", name: "/large.js", bytes: BUDGET_BYTES.javascript },
  ]).problems;
  expect(others).toEqual([]);
  expect(problem).toMatch(/^javascript: 1 bytes over .* \/large\.js, 168000 bytes; \/small\.js/);
});

it("counts the font files too", () => {
  const fonts = ["a", "b", "c", "d"].map((name) => ({ kind: "fonts", name, bytes: 1 }));
  expect(compareWithBudget(fonts).problems).toEqual(["fonts: 4 files, at most 3"]);
});
