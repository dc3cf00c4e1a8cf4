import { expect, it } from "vitest";
import { BUDGET_BYTES, findFirstLoad, judge, nameChunk } from "./budget.mjs";

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
  expect(judge(files).problems).toEqual([]);
});

it("names the offender and by how much, the heaviest first", () => {
  const [problem, ...others] = judge([
    { kind: "javascript", name: "/small.js", bytes: 1 },
    { kind: "javascript", name: "/large.js", bytes: BUDGET_BYTES.javascript, note: "components/sections/contact.tsx" },
  ]).problems;
  expect(others).toEqual([]);
  expect(problem).toMatch(/^javascript: 1 bytes over .* \/large\.js, 175000 bytes \(components\/.*\); \/small\.js/);
});

it("counts the font files too", () => {
  const fonts = ["a", "b", "c", "d"].map((name) => ({ kind: "fonts", name, bytes: 1 }));
  expect(judge(fonts).problems).toEqual(["fonts: 4 files, at most 3"]);
});

it("tells which parts of the site ask for a chunk", () => {
  const modules = {
    "[project]/components/chat/launcher.tsx": { chunks: ["/1.js", "/2.js"] },
    "[project]/components/chat/launcher.tsx <module evaluation>": { chunks: ["/1.js"] },
    "[project]/node_modules/next/link.js": { chunks: ["/1.js"] },
  };
  expect(nameChunk("/1.js", modules)).toBe("components/chat/launcher.tsx");
  expect(nameChunk("/3.js", modules)).toBe("");
});
