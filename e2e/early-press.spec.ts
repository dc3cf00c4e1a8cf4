import { expect, test } from "./support/fixtures";

for (const { opener, dialog, width } of [
  { opener: "Open menu", dialog: "Menu", width: 360 },
  { opener: "Theme settings", dialog: "Theme settings", width: 1440 },
  { opener: "Open assistant", dialog: "Portfolio Assistant", width: 1440 },
]) {
  test(`'${opener}' pressed before the scripts have come opens its dialog when they have`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    let send = () => {};
    const areSent = new Promise<void>((resolve) => (send = resolve));
    await page.route("**/_next/static/**/*.js", (route) => areSent.then(() => route.continue()));
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("button", { name: opener }).click();
    await expect(page.getByRole("dialog", { name: dialog })).toBeHidden();
    send();
    await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
  });
}
