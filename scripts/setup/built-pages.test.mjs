import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listBuiltPages } from "./built-pages.mjs";

const ROUTES = {
  "/": { routeType: "page", dataRoute: "/index.rsc" },
  "/blog/first": { routeType: "page", dataRoute: "/blog/first.rsc" },
  "/robots.txt": { routeType: "route", dataRoute: null },
};

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "pages-"));
  write("prerender-manifest.json", JSON.stringify({ routes: ROUTES }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name, text = "") {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

it("lists the HTML of every page, by both routers", () => {
  const files = ["server/app/index.html", "server/app/blog/first.html", "server/pages/500.html"].map((name) =>
    write(name),
  );
  write("server/app/index.rsc");
  expect(listBuiltPages(folder).sort()).toEqual(files.sort());
});

it("refuses by name when a prerendered page has no HTML there", () => {
  write("server/app/index.html");
  // Where an adapter has it.
  write("server/route-cache/APP_PAGE/hash/$/blog/first.html");
  expect(() => listBuiltPages(folder)).toThrow(/\/blog\/first\.$/);
});

it("refuses a build without a manifest", () => {
  rmSync(path.join(folder, "prerender-manifest.json"));
  expect(() => listBuiltPages(folder)).toThrow("prerender-manifest.json");
});
