import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures";
import { notifications } from "./page";

export const FAILED_RESPONSE = /status of \d+ .*\/api\/contact\)$/;

export const EMPTY = { Name: "", Email: "", Subject: "", Message: "" };

export const formOf = (page: Page) => page.locator("#contact-form");
export const fieldOf = (page: Page, label: string) => formOf(page).getByLabel(label, { exact: true });
export const sendButton = (page: Page) => formOf(page).getByRole("button", { name: /^Send/ });
/** Says in the form that the message was sent. */
export const sentStatus = (page: Page) => formOf(page).getByRole("status");
export const banner = (page: Page) => page.getByRole("main").getByRole("alert");

export async function openFilledForm(page: Page, changes: Partial<typeof EMPTY> = {}) {
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

export async function expectForm(page: Page, message: typeof EMPTY) {
  for (const [label, value] of Object.entries(message)) await expect(fieldOf(page, label)).toHaveValue(value);
}

export async function expectSent(page: Page) {
  await expect(notifications(page).getByText("Message sent!")).toBeVisible();
  await expect(notifications(page).getByText("Thanks for contacting me. I'll get back to you soon.")).toBeVisible();
  await expectForm(page, EMPTY);
}
