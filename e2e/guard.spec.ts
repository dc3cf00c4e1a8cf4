import { createComplaints } from "./support/guard";
import { expect, test } from "./support/fixtures";

/** The guard that all other specs rely on, seen to notice what it is there for. */
test.describe("what a browser complains of is noticed", () => {
  const cases = {
    "a console error": { script: "console.error('something is off')", heard: /something is off/ },
    "a console warning": { script: "console.warn('something may be off')", heard: /something may be off/ },
    "an uncaught error": {
      script: "setTimeout(() => { throw new Error('nobody caught me') })",
      heard: /nobody caught me/,
    },
    "a rejected promise": { script: "void Promise.reject(new Error('left alone'))", heard: /left alone/ },
    "a foreign picture": {
      script: "new Image().src = 'https://example.com/pixel.png'",
      heard: /img-src blocked https:\/\/example\.com/,
    },
    "a missing file": { script: "void fetch('/no-such-file')", heard: /status of 404 .*no-such-file/ },
  };
  for (const [name, { script, heard }] of Object.entries(cases)) {
    test(name, async ({ page, complaints }) => {
      complaints.allow(heard);
      complaints.allow(/violates the following Content Security Policy directive/);
      const own = createComplaints();
      await own.watch(page.context());
      await page.goto("/");
      await page.evaluate(script);
      await expect.poll(() => own.list().join("\n")).toMatch(heard);
    });
  }
});
