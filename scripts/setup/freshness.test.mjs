import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { isFresh, needsBuild, rememberBuild } from "./freshness.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "freshness-"));
const marker = path.join(folder, ".built.json");
const at = (file) => path.join(folder, file);
const settings = { SITE_URL: "https://ada.dev", PORT: "3000" };
const check = (changed = {}) => isFresh({ ...settings, ...changed }, folder, marker);
const past = new Date(Date.now() - 60_000);

beforeEach(() => {
  rmSync(at("app"), { recursive: true, force: true });
  mkdirSync(at("app"));
  for (const file of ["app/page.tsx", "app/layout.tsx"]) {
    writeFileSync(at(file), "");
    utimesSync(at(file), past, past);
  }
  rememberBuild(settings, new Date(Date.now() - 30_000), folder, marker);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("a build lasts while no source changes, whatever happens to tests, documents and the port", () => {
  for (const file of ["app/page.test.tsx", "notes.md", ".env.local"]) writeFileSync(at(file), "");
  expect(check({ PORT: "4000" })).toBe(true);
});

it.each([
  ["a source is newer", () => writeFileSync(at("app/page.tsx"), "new")],
  ["a source is deleted", () => rmSync(at("app/page.tsx"))],
  ["the build did not finish", () => rmSync(marker)],
])("a build is out of date if %s", (_what, change) => {
  change();
  expect(check()).toBe(false);
});

it("a build is out of date if the site has another URL", () => {
  expect(check({ SITE_URL: "https://ada.example" })).toBe(false);
});

it("a change rebuilds a local site, and a public one only if it has no build", () => {
  const needs = (isLocal) => needsBuild(settings, isLocal, folder, marker);
  expect([needs(true), needs(false)]).toEqual([false, false]);
  writeFileSync(at("app/page.tsx"), "new");
  expect([needs(true), needs(false)]).toEqual([true, false]);
  rmSync(marker);
  expect([needs(true), needs(false)]).toEqual([true, true]);
});
