import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { collectScriptHashes, hashInlineScripts } from "./built-pages.mjs";

const hashOf = (text) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

let folder;
afterEach(() => folder && rmSync(folder, { recursive: true, force: true }));

it("hashes the exact text between the tags", () => {
  const html = `<p>x</p><script id="a" data-x="1 > 0"> self.x = "<b>" \n</script><SCRIPT>two()</SCRIPT >`;
  expect(hashInlineScripts(html)).toEqual([hashOf(' self.x = "<b>" \n'), hashOf("two()")]);
});

it("leaves out scripts with a source and linked data", () => {
  const html = `<script src="/a.js" async=""></script><script async src=/b.js></script>
    <script type="application/ld+json">{"@type":"Person"}</script>`;
  expect(hashInlineScripts(html)).toEqual([]);
});

it("does not take a data attribute for a source", () => {
  expect(hashInlineScripts('<script data-src="x">one()</script>')).toEqual([hashOf("one()")]);
});

it("hashes line breaks as a browser reads them", () => {
  expect(hashInlineScripts("<script>a\r\nb</script>")).toEqual([hashOf("a\nb")]);
});

it("collects the pages of every folder, each hash once", () => {
  folder = mkdtempSync(path.join(tmpdir(), "built site "));
  writeFileSync(path.join(folder, "prerender-manifest.json"), '{ "routes": {} }');
  const pages = path.join(folder, "server", "app", "deep", "er");
  mkdirSync(pages, { recursive: true });
  writeFileSync(path.join(pages, "page.html"), "<script>one()</script><script>two()</script>");
  writeFileSync(path.join(folder, "server", "app", "index.html"), "<script>one()</script>");
  writeFileSync(path.join(folder, "server", "app", "index.rsc"), "<script>three()</script>");
  expect(collectScriptHashes(folder)).toEqual([hashOf("one()"), hashOf("two()")].sort());
});
