import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { projects } from "@/content/projects";
import { site } from "@/content/site";
import { expect, test } from "./support/fixtures";

/** What the browser itself prints about a reply that is not a success. */
const FAILED_RESPONSE = /Failed to load resource/;

function inventMessage() {
  const mark = randomUUID();
  return {
    mark,
    name: "Ada Lovelace",
    email: "ada@example.com",
    subject: `Engine ${mark}`,
    message: `A few lines,\nand <b>one</b> more. ${mark}`,
  };
}

type Message = ReturnType<typeof inventMessage>;

async function fillForm(page: Page, { name, email, subject, message }: Message) {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.locator("#contact-form").getByLabel("Email").fill(email);
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Message", { exact: true }).fill(message);
}

const formOf = (page: Page) => page.locator("#contact-form");
const sendButton = (page: Page) => formOf(page).getByRole("button", { name: /^Send/ });
const banner = (page: Page) => page.getByRole("main").getByRole("alert");
const toasts = (page: Page) => page.getByRole("region", { name: /Notifications/ });

async function expectForm(page: Page, { name, email, subject, message }: Message) {
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  await expect(formOf(page).getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Subject")).toHaveValue(subject);
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(message);
}

test("a message arrives with all ten parameters, and the form says so and is empty again", async ({
  page,
  sandbox,
}) => {
  const message = inventMessage();
  await page.goto("/#contact");
  await fillForm(page, message);
  await sandbox.answer({ mode: "slow", match: message.mark, times: 1 });
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText("Sending...");
  await expect(sendButton(page)).toBeDisabled();

  await expect(toasts(page).getByText("Message sent!")).toBeVisible();
  await expect(toasts(page).getByText("Thanks for contacting me. I'll get back to you soon.")).toBeVisible();
  await expect(formOf(page).getByRole("status")).toContainText("On its way");
  await expect(banner(page)).toHaveCount(0);
  await expectForm(page, { ...message, name: "", email: "", subject: "", message: "" });
  await page.reload();
  await expectForm(page, { ...message, name: "", email: "", subject: "", message: "" });

  const [arrived, ...others] = await sandbox.messages(message.mark);
  expect(others).toEqual([]);
  expect(arrived?.libVersion).toBe("3.11.0");
  expect(arrived?.templateParams).toEqual({
    name: message.name,
    email: message.email,
    subject: message.subject,
    message: message.message,
    from_name: message.name,
    from_email: message.email,
    to_name: site.owner.name,
    phone_number: site.owner.phone,
    project_description: message.message,
    phone: site.owner.phone,
  });
});

const UNEXPECTED = {
  title: "Something went wrong",
  description: "Please try again later or contact me directly.",
  inline: "Unexpected error occurred. Please try the direct contact methods instead.",
};

const failure = (text: string) => ({ title: "Error sending message", description: text, inline: text });

/** The error catalogue, from the provider's side. */
const ROWS = [
  {
    answer: { mode: "412-scopes" },
    title: "Error sending message",
    description: "Email service authentication issue. Please use the direct email link below instead.",
    inline: "Email service temporarily unavailable. Please click the email link below to contact me directly.",
  },
  { answer: { mode: "412-grant" }, ...failure("Gmail_API: Invalid grant. Please reconnect your Gmail account") },
  { answer: { mode: "400" }, ...failure("Invalid email data. Please check your form inputs.") },
  { answer: { mode: "429" }, ...failure("Too many requests. Please try again later.") },
  { answer: { mode: "403" }, ...failure("API calls are disabled for non-browser applications") },
  { answer: { mode: "500-empty" }, ...failure("Failed to send email") },
  { answer: { mode: "redirect" }, ...failure("Failed to send email") },
  {
    answer: { mode: "ok", status: 418, text: "<img src=x onerror=alert(1)> & a pot" },
    ...failure("<img src=x onerror=alert(1)> & a pot"),
  },
  {
    answer: { mode: "ok", status: 502, text: "<!doctype html><title>502</title><h1>Bad Gateway</h1>" },
    ...failure("Failed to send email"),
  },
  { answer: { mode: "ok", status: 500, text: `1 < 2 & ${"x".repeat(300)}` }, ...failure(`1 < 2 & ${"x".repeat(192)}`) },
  { answer: { mode: "reset" }, ...UNEXPECTED },
];

for (const { answer, title, description, inline } of ROWS) {
  const name = "text" in answer && answer.text ? `own text "${answer.text.slice(0, 24)}"` : answer.mode;
  test(`the provider's ${name} is told in toast and banner, and the text stays`, async ({
    page,
    sandbox,
    complaints,
  }) => {
    complaints.allow(FAILED_RESPONSE);
    const message = inventMessage();
    await page.goto("/#contact");
    await fillForm(page, message);
    await sandbox.answer({ ...answer, match: message.mark });
    await sendButton(page).click();

    const toast = toasts(page).getByRole("alert");
    await expect(toast.getByText(title, { exact: true })).toBeVisible();
    await expect(toast.getByText(description, { exact: true })).toBeVisible();
    await expect(banner(page).getByText(inline, { exact: true })).toBeVisible();
    const href = await banner(page).getByRole("link").getAttribute("href");
    expect(href).toContain(`mailto:${site.owner.email}?`);
    const link = decodeURIComponent(href ?? "");
    expect(link).toContain(message.subject);
    expect(link).toContain(message.message.replace("\n", "\r\n"));
    await expectForm(page, message);
    await expect(sendButton(page)).toBeEnabled();

    await page.getByLabel("Subject").press("End");
    await page.getByLabel("Subject").pressSequentially("!");
    await expect(banner(page)).toHaveCount(0);
  });
}

test("an unsent draft survives a reload, and sending it again after a failure delivers it once", async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.allow(FAILED_RESPONSE);
  const message = inventMessage();
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/contact")) keys.push(request.headers()["idempotency-key"]);
  });
  await page.goto("/#contact");
  await fillForm(page, message);
  await sandbox.answer({ mode: "500", match: message.mark, times: 1 });
  await sendButton(page).click();
  await expect(banner(page)).toBeVisible();

  await page.reload();
  await expectForm(page, message);
  await sendButton(page).click();
  await expect(formOf(page).getByRole("status")).toContainText("On its way");
  expect(await sandbox.messages(message.mark)).toHaveLength(1);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test("an unsent draft survives a visit to another page", async ({ page }) => {
  const message = inventMessage();
  await page.goto("/#contact");
  await expect(sendButton(page)).toBeEnabled();
  await fillForm(page, message);
  await page.getByRole("contentinfo").getByRole("link", { name: "Projects", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(projects.title);
  await page.goBack();
  await expectForm(page, message);
});

test("a message that was on its way when the page was reloaded is not sent twice", async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.allow(FAILED_RESPONSE);
  const message = inventMessage();
  await page.goto("/#contact");
  await fillForm(page, message);
  await sandbox.answer({ mode: "slow", match: message.mark });
  await sendButton(page).click();
  await expect.poll(() => sandbox.calls(message.mark)).toHaveLength(1);
  await page.reload();
  await expectForm(page, message);
  await sendButton(page).click();
  await expect(formOf(page).getByRole("status")).toContainText("On its way");
  expect(await sandbox.calls(message.mark)).toHaveLength(1);
});

test("offline, the visitor hears of it and loses nothing", async ({ page, context, complaints }) => {
  complaints.allow(FAILED_RESPONSE);
  const message = inventMessage();
  await page.goto("/#contact");
  await fillForm(page, message);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(banner(page).getByText(UNEXPECTED.inline)).toBeVisible();
  await expectForm(page, message);
});

test("each field shows an example of what it asks for", async ({ page }) => {
  await page.goto("/#contact");
  for (const [label, example] of [
    ["Name", "John Doe"],
    ["Email", "john@example.com"],
    ["Subject", "Project Inquiry"],
    ["Message", "I'd like to discuss a project..."],
  ] as const) {
    await expect(formOf(page).getByLabel(label, { exact: true })).toHaveAttribute("placeholder", example);
  }
});

test("empty and malformed fields are named beside them and nothing is sent", async ({ page }) => {
  let posts = 0;
  page.on("request", (request) => (posts += Number(request.url().endsWith("/api/contact"))));
  await page.goto("/#contact");
  await sendButton(page).click();
  const name = page.getByLabel("Name", { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Please enter your name.");
  await expect(page.getByLabel("Message", { exact: true })).toHaveAccessibleDescription("Please write a message.");

  await fillForm(page, { ...inventMessage(), email: "ada" });
  await expect(name).toHaveAccessibleDescription("");
  await sendButton(page).click();
  const email = formOf(page).getByLabel("Email");
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/like name@example.com/);
  expect(posts).toBe(0);
});

test("what only the server can judge is named beside the field, in toast and banner", async ({ page, complaints }) => {
  complaints.allow(FAILED_RESPONSE);
  await page.goto("/#contact");
  const message = { ...inventMessage(), name: "   ", message: "x".repeat(4001) };
  await fillForm(page, message);
  await expect(formOf(page).getByText("1 too many")).toBeVisible();
  await sendButton(page).click();
  await expect(banner(page)).toContainText("Invalid email data. Please check your form inputs.");
  await expect(toasts(page).getByRole("alert")).toContainText("Invalid email data. Please check your form inputs.");
  const name = page.getByLabel("Name", { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Please enter your name.");
  await expect(page.getByLabel("Message", { exact: true })).toHaveAccessibleDescription(
    "Please use at most 4000 characters.",
  );
  await expectForm(page, message);
});

test("a field that only a form-filling script sees turns the message away without losing it", async ({
  page,
  complaints,
  sandbox,
}) => {
  complaints.allow(FAILED_RESPONSE);
  const message = inventMessage();
  await page.goto("/#contact");
  await fillForm(page, message);
  await page
    .locator("[name=company_url]")
    .evaluate((field: HTMLInputElement) => (field.value = "https://spam.example"));
  await sendButton(page).click();
  await expect(banner(page)).toContainText("Invalid email data. Please check your form inputs.");
  await expectForm(page, message);
  expect(await sandbox.calls(message.mark)).toEqual([]);
});

test("without script a mail link stands in the form's place", async ({ openContext }) => {
  const context = await openContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/#contact");
  await expect(formOf(page)).toBeHidden();
  const link = page.locator("#contact").getByRole("link", { name: `E-mail ${site.owner.email}` });
  await expect(link).toHaveAttribute("href", `mailto:${site.owner.email}`);
});

test("with no provider the visitor is pointed elsewhere and the owner reads which variables are missing", async ({
  openContext,
  startAnotherSite,
  complaints,
}) => {
  complaints.allow(FAILED_RESPONSE);
  const another = await startAnotherSite({ EMAILJS_SERVICE_ID: "", EMAILJS_ENDPOINT: "" });
  const message = inventMessage();
  const context = await openContext({ baseURL: another.url });
  const page = await context.newPage();
  await page.goto("/#contact");
  await fillForm(page, message);
  await sendButton(page).click();
  await expect(toasts(page).getByText(UNEXPECTED.title)).toBeVisible();
  await expect(banner(page)).toContainText(UNEXPECTED.inline);
  await expectForm(page, message);
  expect(another.output()).toContain("EMAILJS_SERVICE_ID");
  for (const secret of [message.mark, message.email, message.name, "sandbox_public_key"]) {
    expect(another.output()).not.toContain(secret);
  }
});
