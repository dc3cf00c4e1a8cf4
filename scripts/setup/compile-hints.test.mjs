import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hintCompilation } from "./compile-hints.mjs";

let folder;
const chunk = (name) => path.join(folder, "static", "chunks", name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "built site "));
  mkdirSync(chunk(""), { recursive: true });
  writeFileSync(chunk("react.js"), "react('ä')");
  writeFileSync(chunk("page.js"), "page()");
  writeFileSync(path.join(folder, "build-manifest.json"), '{"rootMainFiles":["static/chunks/react.js"]}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("marks what every page starts with, once, and nothing else", () => {
  hintCompilation(folder);
  hintCompilation(folder);
  expect(readFileSync(chunk("react.js"), "utf8")).toBe("//# allFunctionsCalledOnLoad\nreact('ä')");
  expect(readFileSync(chunk("page.js"), "utf8")).toBe("page()");
});

it("does not pass over a script that is not there", () => {
  rmSync(chunk("react.js"));
  expect(() => hintCompilation(folder)).toThrow("react.js");
});
