import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hashSources } from "./build-stamp.mjs";

let folder;
let before;
const place = (name) => path.join(folder, name);
function write(name, text = "changed") {
  mkdirSync(path.dirname(place(name)), { recursive: true });
  writeFileSync(place(name), text);
}
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "site "));
  write("app/page.tsx", "page");
  write("package-lock.json", "{}");
  before = hashSources(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each(["app/page.tsx", "content/site.ts", "public/a.svg", "next.config.ts"])("changes when %s changes", (name) => {
  write(name);
  expect(hashSources(folder)).not.toBe(before);
});

it("changes when a file is renamed, and stays when it is only touched", () => {
  utimesSync(place("app/page.tsx"), new Date(0), new Date(0));
  expect(hashSources(folder)).toBe(before);
  renameSync(place("app/page.tsx"), place("app/layout.tsx"));
  expect(hashSources(folder)).not.toBe(before);
});

it("stays when what no build reads changes", () => {
  for (const name of ["node_modules/a/index.js", ".next/BUILD_ID", ".data/secret", "e2e/a.spec.ts", "lib/a.test.ts"]) {
    write(name);
  }
  expect(hashSources(folder)).toBe(before);
});
