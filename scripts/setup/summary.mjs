/** Tests that need other software are tagged in their name or skip reason, for example with `[needs PostgreSQL]`. */
const NEEDS = /\[needs [^\]]+\]/;

export function readUnitReport({ testResults }) {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ name: fullName, status })),
  );
}

export function readEndToEndReport({ suites }) {
  const statuses = { expected: "passed", skipped: "skipped" };
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, annotations = [] }) => {
        const needs = annotations.filter(({ description }) => description?.startsWith("needs "));
        const name = [`${title}: ${spec.title}`, ...needs.map(({ description }) => `[${description}]`)].join(" ");
        return { name, status: statuses[status] ?? "failed" };
      }),
    ),
    ...readEndToEndReport({ suites: inner }),
  ]);
}

/** Counts skipped tests without a `[needs …]` tag, a crashed runner and a missing report as failures. */
export function countTests(tests, exitCode) {
  const notRun = tests.filter(({ name, status }) => status === "skipped" && NEEDS.test(name)).map(({ name }) => name);
  const passed = tests.filter(({ status }) => status === "passed").length;
  const failed = tests.length - passed - notRun.length;
  return { passed, failed: failed === 0 && (exitCode !== 0 || tests.length === 0) ? 1 : failed, notRun };
}

export function countStep(exitCode) {
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, notRun: [] };
}

export function summarize(counts) {
  const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
  const lines = counts.flatMap(({ notRun }) => notRun.map((name) => `Not run here: ${name}`));
  const [passed, failed] = [sum("passed"), sum("failed")];
  return { text: [...lines, `${passed} passed, ${failed} failed`].join("\n"), isGood: failed === 0 && passed > 0 };
}
