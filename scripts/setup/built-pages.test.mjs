import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { listBuiltPages } from "./built-pages.mjs";

it("lists the HTML files of both routers", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "built site "));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = ["app/index.html", "app/blog/first.html", "pages/500.html", "app/index.rsc", "other/moved.html"];
  for (const file of files.map((name) => path.join(folder, "server", name))) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, "");
  }
  const listed = listBuiltPages(folder).map((file) => path.relative(path.join(folder, "server"), file));
  expect(listed.sort()).toEqual(files.slice(0, 3).sort());
});
