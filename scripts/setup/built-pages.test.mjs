import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { allowInlineScripts, HASHES_TO_COME } from "./built-pages.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "built-pages-"));
const file = path.join(folder, "routes-manifest.json");
afterAll(() => rmSync(folder, { recursive: true }));

const describe = (sources) => JSON.stringify({ headers: sources.map((source) => ({ value: `script-src ${source}` })) });

it("the policies of pages, over http and https, list the hashes of the build", () => {
  writeFileSync(file, describe([HASHES_TO_COME, HASHES_TO_COME, "'none'"]));
  expect(allowInlineScripts(folder, ["'sha256-one='", "'sha256-two='"])).toBe(true);
  const both = "'sha256-one=' 'sha256-two='";
  expect(readFileSync(file, "utf8")).toBe(describe([both, both, "'none'"]));
});

it.each([
  ["one policy has no place for hashes", [HASHES_TO_COME], ["'sha256-one='"]],
  ["there is an unknown policy", [HASHES_TO_COME, HASHES_TO_COME, HASHES_TO_COME], ["'sha256-one='"]],
  ["no page has an inline script", [HASHES_TO_COME, HASHES_TO_COME], []],
])("if %s, the build cannot finish", (_what, sources, hashes) => {
  writeFileSync(file, describe(sources));
  expect(allowInlineScripts(folder, hashes)).toBe(false);
  expect(readFileSync(file, "utf8")).toBe(describe(sources));
});
