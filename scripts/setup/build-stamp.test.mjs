import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hashSources } from "./build-stamp.mjs";

let folder;
const write = (name, text) => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "site "));
  write("app/page.tsx", "page");
  write("package-lock.json", "{}");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each(["app/page.tsx", "content/site.ts", "public/a.svg", "next.config.ts"])("changes when %s changes", (name) => {
  const before = hashSources(folder);
  write(name, "changed");
  expect(hashSources(folder)).not.toBe(before);
});

it("changes when a file is renamed", () => {
  const before = hashSources(folder);
  renameSync(path.join(folder, "app/page.tsx"), path.join(folder, "app/layout.tsx"));
  expect(hashSources(folder)).not.toBe(before);
});

it.each(["node_modules/a/index.js", ".next/BUILD_ID", ".data/secret", "e2e/a.spec.ts", "lib/a.test.ts", "README.md"])(
  "stays when %s changes, which no build reads",
  (name) => {
    const before = hashSources(folder);
    write(name, "changed");
    expect(hashSources(folder)).toBe(before);
  },
);

it("stays when a file is only touched", () => {
  const before = hashSources(folder);
  utimesSync(path.join(folder, "app/page.tsx"), new Date(0), new Date(0));
  expect(hashSources(folder)).toBe(before);
});
