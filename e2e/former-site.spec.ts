import { expect, test } from "./support/fixtures";

for (const file of ["/sw.js", "/service-worker.js"]) {
  test(`the service worker that a former site left at ${file} is unregistered`, async ({ page }) => {
    await page.goto("/");
    await page.evaluate((url) => navigator.serviceWorker.register(url), file);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}
