import { expect, it } from "vitest";
import { countStep, countTests, readEndToEndReport, readUnitReport, summarize } from "./summary.mjs";

const unit = (...statuses) =>
  readUnitReport({ testResults: [{ assertionResults: statuses.map((status) => ({ fullName: "a test", status })) }] });
const endToEnd = (statuses, annotations = []) => {
  const tests = statuses.map((status) => ({ status, annotations }));
  return readEndToEndReport({
    suites: [{ title: "a.spec.ts", suites: [{ title: "inner", specs: [{ title: "a test", tests }] }] }],
  });
};

it("adds up steps and tests", () => {
  const counts = [countStep(0), countTests(unit("passed", "passed"), 0), countTests(endToEnd(["expected"]), 0)];
  expect(summarize(counts)).toEqual({ text: "4 passed, 0 failed", isGood: true });
});

it.each([
  ...["failed", "pending", "skipped", "todo"].map((status) => [status, unit("passed", status)]),
  ...["unexpected", "flaky", "skipped"].map((status) => [status, endToEnd(["expected", status])]),
])("counts a test that is %s as failed", (_status, tests) => {
  expect(countTests(tests, 0)).toMatchObject({ passed: 1, failed: 1 });
});

it("lists tests that need a missing program as not run, without failing", () => {
  const name = "keeps accounts over a crash [needs PostgreSQL]";
  const needs = [{ type: "skip", description: "needs four certificates" }];
  const counts = [[{ name, status: "skipped" }], endToEnd(["skipped"], needs)].map((tests) => countTests(tests, 0));
  expect(summarize([countStep(0), ...counts])).toEqual({
    text: `Not run here: ${name}\nNot run here: inner: a test [needs four certificates]\n1 passed, 0 failed`,
    isGood: true,
  });
  expect(countTests([{ name, status: "failed" }], 1).failed).toBe(1);
});

it("counts a test runner that crashes or writes no report as failed", () => {
  expect(countTests(unit("passed"), 1).failed).toBe(1);
  expect(countTests([], 0).failed).toBe(1);
  expect(summarize([]).isGood).toBe(false);
});
