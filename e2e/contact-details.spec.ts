import { site } from "@/content/site";
import { expect, test } from "./support/fixtures";

test("the e-mail address can be written to, and copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/#contact");
  const contact = page.locator("#contact");
  await expect(contact.getByRole("link", { name: site.owner.email })).toHaveAttribute(
    "href",
    `mailto:${site.owner.email}`,
  );
  await contact.getByRole("button", { name: "Copy e-mail address" }).click();
  await expect(contact.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.owner.email);
});

test("the owner's clock tells the difference to the visitor's, wherever the visitor is", async ({ openContext }) => {
  for (const [timezoneId, words] of [
    ["Europe/London", /^\d\d:\d\d in Pokhara, (5 h 45 min|4 h 45 min) ahead of you$/],
    ["Asia/Tokyo", /^\d\d:\d\d in Pokhara, 3 h 15 min behind you$/],
    ["Asia/Kathmandu", /^\d\d:\d\d in Pokhara, the same time as yours$/],
  ] as const) {
    const context = await openContext({ timezoneId });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.locator("#home").getByText(words)).toBeVisible();
    await context.close();
  }
});
