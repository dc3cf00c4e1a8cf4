import { expect, it } from "vitest";
import { BUDGET_BYTES, compareWithBudget, findFirstLoad } from "./check-budget.mjs";

it("lists each file in the first load once, leaving out scripts for old browsers", () => {
  const html = `
    <link rel="stylesheet" href="/a.css"/><link rel="preload" as="font" href="/f.woff2"/>
    <link rel="preload" as="script" href="/low.js"/><link rel="modulepreload" href="/module.js"/>
    <link rel="preload" as="image" href="/i.webp"/><script src="/low.js" async=""></script>
    <script src="/main.js"></script><script>inline()</script><script src="/old.js" noModule=""></script>`;
  expect(findFirstLoad(html)).toEqual({
    javascript: ["/low.js", "/module.js", "/main.js"],
    css: ["/a.css"],
    fonts: ["/f.woff2"],
  });
});

it("accepts files exactly on the budget, and names those over it, heaviest first", () => {
  const files = Object.entries(BUDGET_BYTES).map(([kind, bytes]) => ({ kind, name: "/large", bytes }));
  expect(compareWithBudget(files, { isDemo: true })).toMatchObject({ problems: [], isOver: false });
  const tooMuch = [{ kind: "javascript", name: "/small.js", bytes: 1 }, ...files];
  const { problems, isOver } = compareWithBudget(tooMuch, { isDemo: true });
  expect(isOver).toBe(true);
  expect(problems).toEqual([
    expect.stringContaining(`javascript: 1 bytes over the budget of ${BUDGET_BYTES.javascript}. /large`),
  ]);
});

it("reports how much the owner's content adds, without failing", () => {
  const html = { kind: "html", name: "/", bytes: BUDGET_BYTES.html + 1 };
  const script = { kind: "javascript", name: "/main.js", bytes: BUDGET_BYTES.javascript + 1 };
  const problems = [expect.stringContaining("html: 1 bytes over")];
  expect(compareWithBudget([html], { isDemo: false })).toMatchObject({ problems, isOver: false });
  expect(compareWithBudget([html], { isDemo: true }).isOver).toBe(true);
  expect(compareWithBudget([script], { isDemo: false }).isOver).toBe(true);
});
