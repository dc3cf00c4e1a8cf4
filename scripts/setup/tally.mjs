/**
 * Reads what a test runner has counted. A runner that ended badly, or left no report, counts as one failure at least,
 * so that a crash is never taken for a success; a skipped test is one that nobody has seen pass.
 */
function settle({ passed, failed }, exitCode) {
  return exitCode !== 0 && failed === 0 ? { passed, failed: 1 } : { passed, failed };
}

const NOTHING = { passed: 0, failed: 0 };

export function countStep(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** `report` is Vitest's JSON report, undefined when there is none. */
export function countUnit(report, exitCode) {
  if (!report) return settle(NOTHING, exitCode || 1);
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests } = report;
  return settle({ passed, failed: numFailedTests + numPendingTests + numTodoTests }, exitCode);
}

/** `report` is Playwright's JSON report, undefined when there is none; flaky is what passed at a second try. */
export function countEndToEnd(report, exitCode) {
  if (!report) return settle(NOTHING, exitCode || 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return settle({ passed: expected + flaky, failed: unexpected + skipped }, exitCode);
}

export function addCounts(counts) {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    NOTHING,
  );
}
