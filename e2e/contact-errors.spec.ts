import type { Locator } from "@playwright/test";
import {
  banner,
  EMPTY,
  expectForm,
  expectSent,
  FAILED_RESPONSE,
  fieldOf,
  formOf,
  openFilledForm,
  sendButton,
} from "./support/contact";
import { expect, test } from "./support/fixtures";
import { carouselOf, goToCarousel, hasContact, hasProjects, notifications, shownCertificates } from "./support/page";

/** Words that browsers look for in names, labels and placeholders when they fill in a form. */
const FILLED_BY_BROWSERS =
  /name|e.?mail|phone|mobile|\btel|fax|company|business|organi[sz]ation|address|street|suite|unit|line\s?\d|city|town|suburb|state|county|region|province|country|location|zip|post|code|url|web|site|home.?page|user|login|pass|\bpin|otp|card|\bcc|cv[cv]|exp|birth|date|year|month|title|prefix|suffix|\bext|area|search|query|\bq\b|price/i;

test.skip(!hasContact, "needs the contact section");

test("a failed message moves nothing, survives a reload, and can be sent again", async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.allow(FAILED_RESPONSE);
  const message = await openFilledForm(page);
  // In one step, because the page may still be scrolling.
  const placeOf = (part: Locator) =>
    part.evaluate(
      (element) => element.getBoundingClientRect().y - (element.closest("form")?.getBoundingClientRect().y ?? NaN),
    );
  const before = await placeOf(sendButton(page));
  await sandbox.answer({ mode: "500", match: message.Subject, times: 1 });
  await sendButton(page).click();
  await expect(banner(page)).toBeVisible();
  expect(await placeOf(sendButton(page)), "the button stays").toBeCloseTo(before, 1);
  expect(await placeOf(banner(page)), "the answer is below it").toBeGreaterThan(before);
  await page.reload();
  await expectForm(page, message);
  if (hasProjects) {
    await page.getByRole("contentinfo").getByRole("link", { name: "Projects", exact: true }).click();
    await expect(page).toHaveURL("/projects");
    await page.goBack();
    await expectForm(page, message);
  }
  await sendButton(page).click();
  await expectSent(page);
  expect(await sandbox.messages(message.Subject)).toHaveLength(1);
});

test("offline, the visitor sees an error and keeps the text", async ({ page, context, consoleErrors }) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED \(.*\/api\/contact\)$/);
  const message = await openFilledForm(page);
  // Wait for the toasts and the carousel to load before going offline.
  await expect(notifications(page)).toBeAttached();
  if (shownCertificates.length > 0) await goToCarousel(page);
  for (const image of await carouselOf(page).locator("img").all()) {
    await expect(image).toHaveJSProperty("loading", "eager");
    await expect(image).toHaveJSProperty("complete", true);
  }
  await context.setOffline(true);
  await sendButton(page).click();
  const inline = "Unexpected error occurred. Please try the direct contact methods instead.";
  await expect(banner(page).getByText(inline)).toBeVisible();
  await expect(notifications(page).getByRole("listitem")).toContainText("Something went wrong");
  await expectForm(page, message);
});

test("fields show examples, errors appear beside them, and what is empty, blank, too long or no address is not sent", async ({
  page,
}) => {
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

  const left = formOf(page)
    .locator("[aria-live=polite]")
    .getByText(/^\d+ left$/);
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

  await email.fill("ada@example.com");
  await name.fill(" ");
  await fieldOf(page, "Message").fill("\u00a0 \n\u200b");
  await sendButton(page).click();
  await expect(name, "spaces alone").toBeFocused();
  await expect(name).toHaveAccessibleDescription("Please enter your name.");
  await expect(fieldOf(page, "Message")).toHaveAccessibleDescription("Please write a message.");

  const long = { Name: "Ada", Email: "ada@example.com", Subject: "y".repeat(121), Message: "x".repeat(4001) };
  for (const [label, value] of Object.entries(long)) await fieldOf(page, label).fill(value);
  await expect(formOf(page).getByText("1 too many")).toHaveCount(2);
  await sendButton(page).click();
  await expect(fieldOf(page, "Subject")).toBeFocused();
  await expect(fieldOf(page, "Subject")).toHaveAccessibleDescription("Please use at most 120 characters.");
  await expect(fieldOf(page, "Message")).toHaveAccessibleDescription("Please use at most 4000 characters.");
  await expectForm(page, long);
  await expect(notifications(page).getByRole("listitem")).toHaveCount(0);
  expect(posts).toBe(0);

  // The longest texts are sent.
  await fieldOf(page, "Subject").fill("y".repeat(120));
  await fieldOf(page, "Message").fill("x".repeat(4000));
  await expect(fieldOf(page, "Message")).toHaveAccessibleDescription("");
  await sendButton(page).click();
  await expectSent(page);
  expect(posts).toBe(1);
});

test("errors that only the server finds show in the toast, the banner and the field", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(FAILED_RESPONSE);
  const message = await openFilledForm(page, { Name: "Ada\u202E" });
  await sendButton(page).click();
  for (const notice of [banner(page), notifications(page).getByRole("listitem")]) {
    await expect(notice).toContainText("Invalid email data. Please check your form inputs.");
  }
  await expect(fieldOf(page, "Name")).toBeFocused();
  await expect(fieldOf(page, "Name")).toHaveAccessibleDescription("Please keep this to one line of ordinary text.");
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
