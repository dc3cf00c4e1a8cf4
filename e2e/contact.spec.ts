import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { site } from "@/content/site";
import { expect, test } from "./support/fixtures";

const FAILED_RESPONSE = /status of \d+ .*\/api\/contact\)$/;

/** Words that browsers look for in names, labels and placeholders when they fill in a form. */
const FILLED_BY_BROWSERS =
  /name|e.?mail|phone|mobile|\btel|fax|company|business|organi[sz]ation|address|street|suite|unit|line\s?\d|city|town|suburb|state|county|region|province|country|location|zip|post|code|url|web|site|home.?page|user|login|pass|\bpin|otp|card|\bcc|cv[cv]|exp|birth|date|year|month|title|prefix|suffix|\bext|area|search|query|\bq\b|price/i;

const EMPTY = { Name: "", Email: "", Subject: "", Message: "" };

const formOf = (page: Page) => page.locator("#contact-form");
const fieldOf = (page: Page, label: string) => formOf(page).getByLabel(label, { exact: true });
const sendButton = (page: Page) => formOf(page).getByRole("button", { name: /^Send/ });
const banner = (page: Page) => page.getByRole("main").getByRole("alert");
const toasts = (page: Page) => page.getByRole("region", { name: /Notifications/ });

async function openFilledForm(page: Page, changes: Partial<typeof EMPTY> = {}) {
  const message = {
    Name: "Ada Lovelace",
    Email: "ada@example.com",
    Subject: `Engine ${randomUUID()}`,
    Message: "A few lines,\nand <b>one</b> more.",
    ...changes,
  };
  await page.goto("/#contact");
  await expect(sendButton(page)).toBeEnabled();
  for (const [label, value] of Object.entries(message)) await fieldOf(page, label).fill(value);
  return message;
}

async function expectForm(page: Page, message: typeof EMPTY) {
  for (const [label, value] of Object.entries(message)) await expect(fieldOf(page, label)).toHaveValue(value);
}

async function expectSent(page: Page) {
  await expect(toasts(page).getByText("Message sent!")).toBeVisible();
  await expect(toasts(page).getByText("Thanks for contacting me. I'll get back to you soon.")).toBeVisible();
  await expectForm(page, EMPTY);
}

/** The flag beside the form, at the end of a line. It is drawn from left to right. */
const flagOf = (page: Page) => formOf(page).locator('[data-slot="flag"]');
const NOT_PLANTED = "inset(0px 100% 0px 0px)";
const PLANTED = "inset(0px)";
const countAnimations = (page: Page) => flagOf(page).evaluate((flag) => flag.getAnimations().length);

test("a message arrives as typed; a toast and a flag confirm it, and the form is cleared", async ({
  page,
  sandbox,
}) => {
  const message = await openFilledForm(page);
  await expect(flagOf(page)).toHaveCSS("clip-path", NOT_PLANTED);
  let send = () => {};
  const isLookedAt = new Promise<void>((resolve) => (send = resolve));
  await page.route("**/api/contact", (route) => isLookedAt.then(() => route.continue()));
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText("Sending...");
  await expect(sendButton(page)).toBeDisabled();
  const top = await page.evaluate(() => scrollY);
  send();

  await expect.poll(() => countAnimations(page)).toBe(1);
  await expectSent(page);
  await expect(flagOf(page)).toHaveCSS("clip-path", PLANTED);
  await expect(flagOf(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY), "the page has not moved").toBe(top);
  await expect(sendButton(page)).toBeFocused();
  await expect(page.getByRole("main").getByText("Message sent!"), "only the toast is announced").toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await expect(sendButton(page)).toBeEnabled();
  await expectForm(page, EMPTY);
  const { Name: name, Email: email, Subject: subject, Message: text } = message;
  const templateParams = expect.objectContaining({ name, email, subject, message: text });
  expect(await sandbox.messages(subject)).toEqual([expect.objectContaining({ templateParams })]);
});

test("a provider's error shows in a toast and a banner, and the form keeps its text", async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.allow(FAILED_RESPONSE);
  const message = await openFilledForm(page);
  await sandbox.answer({ mode: "412-scopes", match: message.Subject, times: 1 });
  await sendButton(page).click();
  const toast = toasts(page).getByRole("listitem");
  const description = "Email service authentication issue. Please use the direct email link below instead.";
  await expect(toast.getByText("Error sending message", { exact: true })).toBeVisible();
  await expect(toast.getByText(description, { exact: true })).toBeVisible();
  const inline = "Email service temporarily unavailable. Please click the email link below to contact me directly.";
  await expect(banner(page).getByText(inline, { exact: true })).toBeVisible();
  const href = new RegExp(`^mailto:${site.owner.email}\\?subject=${encodeURIComponent(message.Subject)}&body=A%20few`);
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

test("a message that failed survives a reload and another page, and can be sent again", async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.allow(FAILED_RESPONSE);
  const message = await openFilledForm(page);
  await sandbox.answer({ mode: "500", match: message.Subject, times: 1 });
  await sendButton(page).click();
  await expect(banner(page)).toBeVisible();
  await page.reload();
  await expectForm(page, message);
  await page.getByRole("contentinfo").getByRole("link", { name: "Projects", exact: true }).click();
  await expect(page).toHaveURL("/projects");
  await page.goBack();
  await expectForm(page, message);
  await sendButton(page).click();
  await expectSent(page);
  expect(await sandbox.messages(message.Subject)).toHaveLength(1);
});

test("the same text can be sent twice, and with reduced motion the flag is planted without animation", async ({
  page,
  sandbox,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const message = await openFilledForm(page);
  for (const deliveries of [1, 2]) {
    for (const [label, value] of Object.entries(message)) await fieldOf(page, label).fill(value);
    await expect(flagOf(page), "it stays").toHaveCSS("clip-path", deliveries === 1 ? NOT_PLANTED : PLANTED);
    await sendButton(page).click();
    await expect.poll(() => sandbox.messages(message.Subject)).toHaveLength(deliveries);
    await expectForm(page, EMPTY);
    expect(await countAnimations(page)).toBe(0);
    await expect(flagOf(page)).toHaveCSS("clip-path", PLANTED);
  }
});

test("offline, the visitor sees an error and keeps the text", async ({ page, context, consoleErrors }) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED \(.*\/api\/contact\)$/);
  const message = await openFilledForm(page);
  // Wait for the toasts and the carousel to load before going offline.
  await expect(toasts(page)).toBeAttached();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await sendButton(page).click();
  const inline = "Unexpected error occurred. Please try the direct contact methods instead.";
  await expect(banner(page).getByText(inline)).toBeVisible();
  await expect(toasts(page).getByRole("listitem")).toContainText("Something went wrong");
  await expectForm(page, message);
});

test("fields show examples, errors appear beside them, and an invalid message is not sent", async ({ page }) => {
  let posts = 0;
  page.on("request", (request) => (posts += Number(request.url().endsWith("/api/contact"))));
  await openFilledForm(page, EMPTY);
  for (const example of ["John Doe", "john@example.com", "Project Inquiry", "I'd like to discuss a project..."]) {
    await expect(formOf(page).getByPlaceholder(example, { exact: true })).toBeVisible();
  }
  await sendButton(page).click();
  const name = fieldOf(page, "Name");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Please enter your name.");
  await expect(fieldOf(page, "Message")).toHaveAccessibleDescription("Please write a message.");

  const left = formOf(page).getByText(/^\d+ left$/);
  await fieldOf(page, "Message").fill("x".repeat(3199));
  await expect(left).toHaveCount(0);
  await fieldOf(page, "Message").fill("x".repeat(3200));
  await expect(left).toHaveText("800 left");

  for (const label of ["Name", "Email", "Subject", "Message"]) await fieldOf(page, label).fill("ada");
  await expect(name).toHaveAccessibleDescription("");
  await sendButton(page).click();
  const email = fieldOf(page, "Email");
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/like name@example.com/);
  expect(posts).toBe(0);
});

test("errors that only the server finds show beside the field, in a toast and in a banner", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(FAILED_RESPONSE);
  const message = await openFilledForm(page, { Name: "   ", Message: "x".repeat(4001) });
  await expect(formOf(page).getByText("1 too many")).toBeVisible();
  await sendButton(page).click();
  for (const notice of [banner(page), toasts(page).getByRole("listitem")]) {
    await expect(notice).toContainText("Invalid email data. Please check your form inputs.");
  }
  await expect(fieldOf(page, "Name")).toBeFocused();
  await expect(fieldOf(page, "Name")).toHaveAccessibleDescription("Please enter your name.");
  await expect(fieldOf(page, "Message")).toHaveAccessibleDescription("Please use at most 4000 characters.");
  await expectForm(page, message);
});

test("a message with the hidden field filled in is rejected", async ({ page, consoleErrors, sandbox }) => {
  consoleErrors.allow(FAILED_RESPONSE);
  const message = await openFilledForm(page);
  const words = await formOf(page)
    .locator("input[tabindex='-1']")
    .evaluate((field: HTMLInputElement) => {
      field.value = "https://spam.example";
      return [field.name, field.id, field.placeholder, field.closest("label")?.textContent].join(" ");
    });
  expect(words).toContain("Leave this empty");
  expect(words).not.toMatch(FILLED_BY_BROWSERS);
  await sendButton(page).click();
  await expect(banner(page)).toContainText("Invalid email data. Please check your form inputs.");
  await expectForm(page, message);
  expect(await sandbox.calls(message.Subject)).toEqual([]);
});

test("the email address is a mail link, and can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/#contact");
  const contact = page.locator("#contact");
  const link = contact.getByRole("link", { name: site.owner.email });
  await expect(link).toHaveAttribute("href", `mailto:${site.owner.email}`);
  await contact.getByRole("button", { name: "Copy email address" }).click();
  await expect(contact.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.owner.email);
});

/** Returns a zone's offset from UTC in minutes and its local time, as the browser calculates them. */
function readZone(timeZone: string, moment: string) {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short", hourCycle: "h23" });
  const inZone = (zone: string) => Date.parse(new Date(moment).toLocaleString("en-US", { timeZone: zone }));
  return { minutes: (inZone(timeZone) - inZone("UTC")) / 60_000, time: format.format(new Date(moment)) };
}

test("the hero shows the owner's time and how it differs from the visitor's", async ({ openContext }) => {
  const { city, timeZone } = site.owner.location;
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
      page.locator("#home").getByText(new RegExp(`^${time} in ${city}, ${difference}(, .+)?$`)),
    ).toBeVisible();
    await context.close();
  }
});
