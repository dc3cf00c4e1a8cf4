import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { hashInlineScripts } from "./built-pages.mjs";
import { delayScripts, delayScriptsOfBuild } from "./built-pages.mjs";

const LOADER = '<script>((late)=>late.replaceWith(late.content))(document.getElementById("late-scripts"))</script>';

let folder;
afterEach(() => folder && rmSync(folder, { recursive: true, force: true }));

it("moves asynchronous scripts to the end of the body, in their order and unchanged", () => {
  const html =
    '<html><head><script src="/a.js" async=""></script><title>x</title></head>' +
    '<body><p>y</p><script src="/b.js" id="_R_" async=""></script><script>one()</script></body></html>';
  expect(delayScripts(html)).toBe(
    "<html><head><title>x</title></head><body><p>y</p><script>one()</script>" +
      '<template id="late-scripts"><script src="/a.js" async=""></script><script src="/b.js" id="_R_" async=""></script></template>' +
      `${LOADER}</body></html>`,
  );
});

it("drops the preloads of scripts, and of nothing else", () => {
  const font = '<link rel="preload" href="/f.woff2" as="font"/>';
  const html =
    `<head>${font}<link rel="preload" as="script" fetchPriority="low" href="/a.js"/></head>` +
    '<body><script async src="/a.js"></script></body>';
  const late = delayScripts(html);
  expect(late).toContain(font);
  expect(late).not.toContain('as="script"');
});

it("leaves where they are: scripts of the page's own text, for old browsers, and that look like one in a text", () => {
  const kept =
    '<script>async = "src"</script><script src="/old.js" noModule=""></script>' +
    "<script>push(\"\\u003cscript src='/a.js' async>\")</script><p>&lt;script src async&gt;</p>";
  const late = delayScripts(`<body>${kept}<script async src="/a.js"></script></body>`);
  expect(late.startsWith(`<body>${kept}<template`)).toBe(true);
});

it("leaves a page without asynchronous scripts, and one that it has changed, as it is", () => {
  const plain = "<body><script>one()</script></body>";
  expect(delayScripts(plain)).toBe(plain);
  const late = delayScripts('<body><script async src="/a.js"></script></body>');
  expect(delayScripts(late)).toBe(late);
});

it("refuses a page that it could not finish", () => {
  expect(() => delayScripts('<script async src="/a.js"></script>')).toThrow("no end of its body");
});

it("adds one hash to the policy, whatever the page", () => {
  const pages = ["/a.js", "/b.js"].map((src) => delayScripts(`<body><script async src="${src}"></script></body>`));
  const [one, other] = pages.map(hashInlineScripts);
  expect(one).toHaveLength(1);
  expect(one).toEqual(other);
});

it("changes every page of a build, and nothing where there is none", () => {
  folder = mkdtempSync(path.join(tmpdir(), "built site "));
  writeFileSync(path.join(folder, "prerender-manifest.json"), '{ "routes": {} }');
  const files = ["app/deep/page.html", "pages/500.html"].map((file) => path.join(folder, "server", file));
  for (const file of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '<body>ä<script async src="/a.js"></script></body>');
  }
  delayScriptsOfBuild(folder);
  for (const file of files) expect(readFileSync(file, "utf8")).toMatch(/^<body>ä<template id="late-scripts">/);
});
