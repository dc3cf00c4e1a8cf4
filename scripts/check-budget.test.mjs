import { expect, it } from "vitest";
import { BUDGET_BYTES, compareWithBudget, findFirstLoad } from "./check-budget.mjs";

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

it("accepts exactly the budget, and names the offender beyond it, the heaviest first", () => {
  const files = Object.entries(BUDGET_BYTES).map(([kind, bytes]) => ({ kind, name: "/large", bytes }));
  expect(compareWithBudget(files).problems).toEqual([]);
  const { problems } = compareWithBudget([
    { kind: "javascript", name: "/small.js", bytes: 1 },
    ...files,
    ...["a", "b", "c"].map((name) => ({ kind: "fonts", name, bytes: 0 })),
  ]);
  expect(problems).toEqual([
    expect.stringMatching(/^javascript: 1 bytes over .* \/large, 162800 bytes; \/small\.js/),
    "fonts: 4 files, at most 3",
  ]);
});
