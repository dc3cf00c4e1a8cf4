import { expect, it } from "vitest";
import { countStep, countTests, readEndToEndReport, readUnitReport, summarize } from "./summary.mjs";

const unit = (...statuses) =>
  readUnitReport({ testResults: [{ assertionResults: statuses.map((status) => ({ fullName: "a test", status })) }] });
const endToEnd = (...statuses) =>
  readEndToEndReport({
    suites: [
      {
        title: "a.spec.ts",
        suites: [{ title: "inner", specs: [{ title: "a test", tests: statuses.map((status) => ({ status })) }] }],
      },
    ],
  });

it("adds up steps and tests", () => {
  const counts = [countStep(0), countTests(unit("passed", "passed"), 0), countTests(endToEnd("expected"), 0)];
  expect(summarize(counts)).toEqual({ text: "4 passed, 0 failed", isGood: true });
});

it.each(["failed", "pending", "skipped", "todo"])("counts a unit test that is %s as failed", (status) => {
  expect(countTests(unit("passed", status), 0)).toMatchObject({ passed: 1, failed: 1 });
});

it.each(["unexpected", "flaky", "skipped"])("counts an end-to-end test that is %s as failed", (status) => {
  expect(countTests(endToEnd("expected", status), 0)).toMatchObject({ passed: 1, failed: 1 });
});

it("lists what needs something that is not there, and does not hold it against the run", () => {
  const name = "keeps accounts over a crash [needs PostgreSQL]";
  const counts = [countStep(0), countTests([{ name, status: "skipped" }], 0)];
  expect(summarize(counts)).toEqual({ text: `Not run here: ${name}\n1 passed, 0 failed`, isGood: true });
  expect(countTests([{ name, status: "failed" }], 1).failed).toBe(1);
});

it("reads from an end-to-end report what a skipped test needs", () => {
  const test = { status: "skipped", annotations: [{ type: "skip", description: "needs four certificates" }] };
  const tests = readEndToEndReport({ suites: [{ title: "a.spec.ts", specs: [{ title: "a test", tests: [test] }] }] });
  expect(countTests(tests, 0).notRun).toEqual(["a.spec.ts: a test [needs four certificates]"]);
});

it("counts a runner that crashed, or left no report, as failed", () => {
  expect(countTests(unit("passed"), 1).failed).toBe(1);
  expect(countTests([], 0).failed).toBe(1);
  expect(summarize([]).isGood).toBe(false);
});
