import type { FullResult, Reporter, Suite } from "@playwright/test/reporter";

/** Lists at the end which tests did not run. Fails if none ran. */
export default class NotRunReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult["status"] }> {
    const tests = this.#suite?.allTests() ?? [];
    const skipped = tests.filter((test) => test.outcome() === "skipped");
    for (const test of skipped) {
      const why = test.annotations.find(({ type }) => type === "skip")?.description;
      const title = test.titlePath().slice(2).join(": ");
      process.stdout.write(`Not run here: ${title}${why ? ` [${why}]` : ""}\n`);
    }
    return { status: skipped.length === tests.length ? "failed" : status };
  }
}
