import { createComplaints } from "./support/guard";
import { expect, test } from "./support/fixtures";

/** The guard that all other specs rely on, seen to notice what it is there for. */
test("what a browser complains of is noticed", async ({ page, complaints }) => {
  complaints.allow(/violates the following Content Security Policy directive/);
  const own = createComplaints();
  await own.watch(page.context());
  await page.goto("/");
  for (const [script, heard] of [
    ["console.error('something is off')", /something is off/],
    ["console.warn('something may be off')", /something may be off/],
    ["setTimeout(() => { throw new Error('nobody caught me') })", /nobody caught me/],
    ["void Promise.reject(new Error('left alone'))", /left alone/],
    ["new Image().src = 'https://example.com/pixel.png'", /img-src blocked https:\/\/example\.com/],
    ["void fetch('/no-such-file')", /status of 404 .*no-such-file/],
  ] as const) {
    complaints.allow(heard);
    await page.evaluate(script);
    await expect.poll(() => own.list().join("\n")).toMatch(heard);
  }
});
