import type { Page } from "@playwright/test";
import {
  banner,
  EMPTY,
  expectForm,
  expectSent,
  FAILED_RESPONSE,
  fieldOf,
  openFilledForm,
  sendButton,
  sentStatus,
} from "./support/contact";
import { expect, test } from "./support/fixtures";
import { boxOf, escapePattern, hasContact, hasProjects, nextFrames, notifications, topOf } from "./support/page";
import { portfolio } from "./support/portfolio";

/** Prayer flags on the ridge, or what hills and a shore have instead. */
const FLAGS = '[data-slot="sent-flags"]';
const FLAG = '[data-slot="flag"], [data-slot="stone"], [data-slot="beam"]';
/** A plain page has no ridge for them. */
const hasFlags = portfolio.landscape !== undefined;
const flagsOf = (page: Page) => page.locator(FLAGS);
const countAnimations = (page: Page) =>
  flagsOf(page).evaluate((flags) => flags.getAnimations({ subtree: true }).length);

/** Notes where the first flag is painted in its drawing, frame by frame. */
const watchFirstFlag = (page: Page) =>
  page.evaluate(
    ([flags, flag]) => {
      const places = new Set<string>();
      Object.assign(window, { places });
      const look = () => {
        const [drawing, first] = [document.querySelector(flags), document.querySelector(flag)];
        if (drawing && first) {
          const [around, { x, y, width, height }] = [drawing.getBoundingClientRect(), first.getBoundingClientRect()];
          places.add([x - around.x, y - around.y, width, height].map(Math.round).join());
        }
        requestAnimationFrame(look);
      };
      look();
    },
    [FLAGS, FLAG] as const,
  );
const countPlaces = (page: Page) =>
  page.evaluate(() => (window as unknown as { places: ReadonlySet<string> }).places.size);

/** Returns a zone's offset from UTC in minutes and its local time, as the browser calculates them. */
function readZone(timeZone: string, moment: string) {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short", hourCycle: "h23" });
  const inZone = (zone: string) => Date.parse(new Date(moment).toLocaleString("en-US", { timeZone: zone }));
  return { minutes: (inZone(timeZone) - inZone("UTC")) / 60_000, time: format.format(new Date(moment)) };
}

test.describe("with a contact section", () => {
  test.skip(!hasContact, "needs the contact section");

  test("a message arrives as typed; a toast confirms it, and so do flags, which stay for the next visit", async ({
    page,
    sandbox,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const message = await openFilledForm(page);
    await expect(flagsOf(page)).toHaveCount(0);
    let send = () => {};
    const isLookedAt = new Promise<void>((resolve) => (send = resolve));
    await page.route("**/api/contact", (route) => isLookedAt.then(() => route.continue()));
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveText("Sending...");
    await expect(sendButton(page)).toBeDisabled();
    await watchFirstFlag(page);
    send();
    if (hasFlags) await expect.poll(() => countPlaces(page), "the first flag moves").toBeGreaterThan(3);
    await expectSent(page);
    if (hasFlags) {
      await expect(flagsOf(page)).toBeInViewport({ ratio: 0.99 });
      await expect.poll(() => countAnimations(page), "they come to rest").toBe(0);
    }
    await expect(sendButton(page)).toBeFocused();
    await expect(sentStatus(page)).toHaveText("Your message has been sent.");
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await expect(sendButton(page)).toBeEnabled();
    await expectForm(page, EMPTY);
    await expect(flagsOf(page)).toHaveCount(hasFlags ? 1 : 0);
    if (hasFlags) expect(await countAnimations(page)).toBe(0);
    const { Name: name, Email: email, Subject: subject, Message: text } = message;
    const templateParams = expect.objectContaining({ name, email, subject, message: text });
    expect(await sandbox.messages(subject)).toEqual([expect.objectContaining({ templateParams })]);
  });

  test("a visitor who returns through a link after sending a message stays where it leads, and the form is empty", async ({
    page,
  }) => {
    test.skip(!hasProjects || !hasFlags, "needs a project and a landscape");
    await openFilledForm(page);
    await sendButton(page).click();
    await expectSent(page);
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("link", { name: "Projects" }).click();
    await expect(page).toHaveURL("/projects");
    await menu.getByRole("link", { name: "Home" }).click();
    await expect(flagsOf(page)).toBeVisible();
    await nextFrames(page);
    await expect(flagsOf(page)).not.toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expectForm(page, EMPTY);
  });

  test("once the toast has gone, the form still says that the message was sent, until the next one", async ({
    page,
  }) => {
    await page.clock.install();
    await openFilledForm(page);
    await sendButton(page).click();
    await expectSent(page);
    await page.clock.fastForward(10_000);
    await expect(notifications(page).getByRole("listitem")).toHaveCount(0);
    await expect(sentStatus(page)).toBeInViewport({ ratio: 1 });
    await fieldOf(page, "Subject").pressSequentially("A");
    await expect(sentStatus(page)).toBeHidden();
  });

  test("a provider's error shows in a toast and a banner", async ({ page, sandbox, consoleErrors }) => {
    consoleErrors.allow(FAILED_RESPONSE);
    const message = await openFilledForm(page);
    await sandbox.answer({ mode: "412-scopes", match: message.Subject, times: 1 });
    await sendButton(page).click();
    const toast = notifications(page).getByRole("listitem");
    const description = "Email service authentication issue. Please use the direct email link below instead.";
    await expect(toast.getByText("Error sending message", { exact: true })).toBeVisible();
    await expect(toast.getByText(description, { exact: true })).toBeVisible();
    const inline = "Email service temporarily unavailable. Please click the email link below to contact me directly.";
    await expect(banner(page).getByText(inline, { exact: true })).toBeVisible();
    const href = new RegExp(
      `^mailto:${escapePattern(portfolio.owner.email)}\\?subject=${encodeURIComponent(message.Subject)}&body=A%20few`,
    );
    await expect(banner(page).getByRole("link")).toHaveAttribute("href", href);
    await expectForm(page, message);
    await expect(sendButton(page)).toBeEnabled();
    await fieldOf(page, "Subject").press("End");
    await fieldOf(page, "Subject").pressSequentially("!");
    await expect(banner(page)).toHaveCount(0);

    const text = "<img src=x onerror=alert(1)> & a pot";
    await sandbox.answer({ mode: "ok", status: 418, text, match: message.Subject });
    await sendButton(page).click();
    await expect(toast.getByText(text, { exact: true })).toBeVisible();
    await expect(banner(page).getByText(text, { exact: true })).toBeVisible();
    await expectForm(page, { ...message, Subject: `${message.Subject}!` });
  });

  test("the same text can be sent twice, and with reduced motion the flags just hang", async ({ page, sandbox }) => {
    const message = await openFilledForm(page);
    for (const deliveries of [1, 2]) {
      for (const [label, value] of Object.entries(message)) await fieldOf(page, label).fill(value);
      await expect(flagsOf(page)).toHaveCount(deliveries === 1 || !hasFlags ? 0 : 1);
      await sendButton(page).click();
      await expect.poll(() => sandbox.messages(message.Subject)).toHaveLength(deliveries);
      await expectForm(page, EMPTY);
      if (!hasFlags) continue;
      expect(await countAnimations(page)).toBe(0);
      await expect(flagsOf(page)).toBeVisible();
    }
  });

  test("the email address is a mail link, and can be copied, or is selected where the page may not copy", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/#contact");
    const contact = page.locator("#contact");
    const link = contact.getByRole("link", { name: portfolio.owner.email });
    await expect(link).toHaveAttribute("href", `mailto:${portfolio.owner.email}`);
    const card = contact.getByRole("link", { name: "Save to contacts" });
    const before = await topOf(card);
    await contact.getByRole("button", { name: "Copy email address" }).click();
    await expect(contact.getByText("Copied")).toBeVisible();
    expect(await topOf(card), "nothing moves").toBe(before);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(portfolio.owner.email);

    // As over http.
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await contact.getByRole("button", { name: "Copy email address" }).click();
    await expect(contact.getByText("Couldn’t copy it. It’s selected, so you can copy it yourself.")).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toBe(portfolio.owner.email);
  });
});

test("Contact opens with the email address, as large as its column allows", async ({ landing: page }) => {
  test.skip(!hasContact, "needs the contact section");
  const column = page.locator("#contact address").first();
  const link = column.getByRole("link").first();
  await expect(link).toHaveText(portfolio.owner.email);
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [around, address] = [await boxOf(column), await boxOf(link)];
    expect.soft(address.x + address.width, `${width} px`).toBeLessThanOrEqual(around.x + around.width);
    const size = await link.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect.soft(size, `${width} px`).toBeLessThanOrEqual(72);
    const isBounded = size === 72 || size === 20;
    if (!isBounded) {
      expect.soft(address.height, `${width} px, it is on one line`).toBeLessThan(2 * size);
      expect.soft(address.width, `${width} px`).toBeGreaterThan(0.7 * around.width);
    }
    const heading = await boxOf(page.locator("#contact h2"));
    expect.soft(heading.y, `${width} px`).toBeLessThan(address.y);
    const sizes = await page
      .locator("main h2")
      .evaluateAll((headings) => headings.map((one) => getComputedStyle(one).fontSize));
    expect.soft(new Set(sizes).size, `${width} px, its heading is as large as the others`).toBe(1);
  }
});

test("the hero shows the owner's time and how it differs from the visitor's", async ({ openContext }) => {
  const { city, timeZone } = portfolio.owner.location;
  for (const [timezoneId, moment] of [
    [timeZone, "2026-01-15T12:00:00Z"],
    ["America/New_York", "2026-07-15T12:00:00Z"],
    ["Asia/Tokyo", "2026-01-15T12:00:00Z"],
  ] as const) {
    const { minutes, time } = readZone(timeZone, moment);
    const ahead = minutes - readZone(timezoneId, moment).minutes;
    const [hours, rest] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
    const amount = [hours && `${hours} hours?`, rest && `${rest} min`].filter(Boolean).join(" ");
    const difference = ahead === 0 ? "the same time as yours" : `${amount} ${ahead > 0 ? "ahead of" : "behind"} you`;
    const context = await openContext({ timezoneId });
    const page = await context.newPage();
    await page.clock.setFixedTime(moment);
    await page.goto("/");
    await expect(
      page.locator("#home").getByText(new RegExp(`^${time} in ${escapePattern(city)}, ${difference}(, .+)?$`)),
    ).toBeVisible();
    await context.close();
  }
});
