import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CONTENT_SCHEMAS } from "@/lib/portfolio/content";
import { ContentError } from "@/lib/portfolio/schema/define-content";
import { listMissing, locate, readContent } from "./content";
import { formatFindings } from "./finding";

const fail = (error: Error) => () => Promise.reject(error);

it("reports an invalid file once, with the line of the field or its parent, and still checks the others", async () => {
  const file = "content/site.ts";
  const problems = ["name", "nickname"].map((field) => ({ field: `owner.${field}`, expectation: "no", found: "1" }));
  const broken = fail(new ContentError(problems.map((problem) => ({ file, ...problem }))));
  const { content, findings } = await readContent({ b: broken, c: async () => ({ "content/hero.ts": {} }) });
  const error = { file, severity: "error", problem: "no, got 1" };
  expect(findings).toMatchObject(problems.map(({ field }) => ({ ...error, field })));
  expect(content).toEqual({ c: { "content/hero.ts": {} } });
  const lines = readFileSync(file, "utf8").split("\n");
  const [named = "", holder = ""] = findings.map((finding) => lines[(locate(finding).line ?? 0) - 1]);
  expect(named).toMatch(/\bname"?:/);
  expect(holder).toMatch(/\bowner"?:/);
});

/** An error message from the compiler, and one from JavaScript. */
it.each([
  ['Transform failed\n/site/content/hero.ts:3:2: ERROR: Expected "}"', "", 'Expected "}"', 3],
  ["Ada is not defined", "ReferenceError\n    at /site/content/hero.ts:7:9", "Ada is not defined", 7],
])("a programming error is reported in one sentence: %s", async (message, stack, problem, line) => {
  const slip = Object.assign(new Error(message), { stack: message + stack });
  const { findings } = await readContent({ "content/hero.ts": fail(slip) });
  expect(findings).toMatchObject([{ severity: "error", file: "content/hero.ts", problem, line }]);
});

it("reports a content file that was deleted", () => {
  const { certificates: _deleted, ...others } = CONTENT_SCHEMAS;
  expect(listMissing(others)).toMatchObject([{ severity: "error", file: "content/certificates.ts" }]);
  expect(listMissing()).toEqual([]);
});

it("the report gives the place, problem and remedy for each finding, and counts them", () => {
  const at = { file: "content/site.ts", line: 6, field: "name", problem: "is the demo's", fix: "Write yours." };
  expect(formatFindings([{ ...at, severity: "demo" }])).toMatch(
    /\n {2}demo {5}line 6, name: is the demo's\n {11}Write yours\.\n.*\n0 errors, 0 warnings, 1 demo value$/s,
  );
});
