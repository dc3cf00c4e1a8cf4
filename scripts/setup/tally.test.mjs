import { expect, it } from "vitest";
import { addCounts, countEndToEnd, countStep, countUnit } from "./tally.mjs";

const unit = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
const endToEnd = { stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0 } };

it("adds up steps and tests", () => {
  const counts = [countStep(0), countStep(1), countUnit(unit, 0), countEndToEnd(endToEnd, 0)];
  expect(addCounts(counts)).toEqual({ passed: 13, failed: 1 });
});

it("counts skipped and unfinished tests as failed, and what passed at a second try as passed", () => {
  expect(countUnit({ ...unit, numPendingTests: 1, numTodoTests: 1 }, 0)).toEqual({ passed: 5, failed: 2 });
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 1 } };
  expect(countEndToEnd(report, 1)).toEqual({ passed: 8, failed: 2 });
});

it("counts a runner that crashed as failed even when no test did", () => {
  expect(countUnit(unit, 1)).toEqual({ passed: 5, failed: 1 });
  expect(countEndToEnd(endToEnd, 1)).toEqual({ passed: 7, failed: 1 });
});

it("counts a runner that left no report as failed whatever it says", () => {
  expect(countUnit(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  expect(countEndToEnd(undefined, 0)).toEqual({ passed: 0, failed: 1 });
});
