import { site } from "@/content/site";
import { expect, test } from "./support/fixtures";

test("the email address can be written to, and copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/#contact");
  const contact = page.locator("#contact");
  await expect(contact.getByRole("link", { name: site.owner.email })).toHaveAttribute(
    "href",
    `mailto:${site.owner.email}`,
  );
  await contact.getByRole("button", { name: "Copy email address" }).click();
  await expect(contact.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.owner.email);
});

test("without script a mail link stands in the form's place", async ({ openContext }) => {
  const page = await (await openContext({ javaScriptEnabled: false })).newPage();
  await page.goto("/#contact");
  await expect(page.locator("#contact-form")).toBeHidden();
  const link = page.locator("#contact").getByRole("link", { name: `Email ${site.owner.email}` });
  await expect(link).toHaveAttribute("href", `mailto:${site.owner.email}`);
});

test("the owner's clock tells the difference to the visitor's, wherever the visitor is", async ({ openContext }) => {
  const { city, timeZone } = site.owner.location;
  const told: Record<string, RegExp> = { [timeZone]: /^\d\d:\d\d in .+, the same time as yours$/ };
  if (timeZone === "Asia/Kathmandu") {
    told["Europe/London"] = new RegExp(`^17:45 in ${city}, 5 h 45 min ahead of you$`);
    told["Asia/Tokyo"] = new RegExp(`^17:45 in ${city}, 3 h 15 min behind you$`);
  }
  for (const [timezoneId, words] of Object.entries(told)) {
    const context = await openContext({ timezoneId });
    const page = await context.newPage();
    await page.clock.setFixedTime("2026-01-15T12:00:00Z");
    await page.goto("/");
    await expect(page.locator("#home").getByText(words)).toBeVisible();
    await context.close();
  }
});
