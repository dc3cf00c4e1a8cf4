import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { type Browser, devices } from "@playwright/test";
import { createAccountClient, makeAccount } from "@/e2e/account/support/account";
import { expect, test as base } from "@/e2e/support/fixtures";
import { questions } from "@/e2e/support/questions";
import { carouselOf, goToCarousel, shownCertificates } from "@/e2e/support/page";
import { SITE_URL } from "@/e2e/support/site-environment";

const FOLDERS = (process.env.PATH ?? "").split(path.delimiter);
const PLACES = [
  ...FOLDERS.flatMap((folder) => ["firefox-esr", "firefox"].map((name) => path.join(folder, name))),
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** Uses the system's Firefox over WebDriver BiDi, because Playwright's own Firefox is a 100 MB download. */
const firefoxFile = process.env.FIREFOX_PATH || PLACES.find((file) => existsSync(file));

interface Connection {
  rawSend: (message: { id: number; method: string }) => void;
  _dispatchMessage: (answer: object) => void;
}

/** Answers a command that Firefox ESR does not support. Remove this once the test passes without it. */
function answerMediaFeatures(browser: Browser): void {
  const client = Reflect.get(browser, "_connection") as { toImpl: (of: Browser) => { _connection: Connection } };
  const { _connection: connection } = client.toImpl(browser);
  const send = connection.rawSend.bind(connection);
  connection.rawSend = (message) => {
    if (message.method !== "emulation.setMediaFeaturesOverride") return send(message);
    queueMicrotask(() => connection._dispatchMessage({ id: message.id, type: "success", result: {} }));
  };
}

const [question] = questions;
const [certificate] = shownCertificates;

const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ playwright }, provide) => {
      const browser = await playwright.firefox.launch({ channel: "moz-firefox", executablePath: firefoxFile });
      answerMediaFeatures(browser);
      await provide(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
});

const { viewport } = devices["Desktop Firefox"];
test.use({ viewport, userAgent: undefined });
test.skip(firefoxFile === undefined || shownCertificates.length < 4);

// The `complaints` fixture fails the test at the first error or policy violation.
test("theme, carousel, assistant, contact form and sign-in work [needs Firefox]", async ({
  page,
  request,
  sandbox,
}) => {
  test.slow();
  const person = await makeAccount(createAccountClient(request, SITE_URL), sandbox);

  await page.goto("/");
  const settings = page.getByRole("dialog", { name: "Theme settings" });
  for (const theme of ["Light", "Dark"]) {
    await page.getByRole("button", { name: "Theme settings" }).click();
    await settings.getByRole("radio", { name: theme }).click();
    await page.keyboard.press("Escape");
    await expect(settings).toBeHidden();
    await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${theme.toLowerCase()}\\b`));
    await expect(page.locator("html")).toHaveCSS("color-scheme", theme.toLowerCase());
  }

  await goToCarousel(page);
  const dot = (number: number) => page.getByRole("button", { name: `Go to certificate ${number}`, exact: true });
  await carouselOf(page).getByRole("button", { name: "Next certificate" }).click();
  await expect(dot(2)).toHaveAttribute("aria-current", "true");
  await dot(1).click();
  await carouselOf(page).getByRole("button", { name: "View Certificate" }).first().click();
  const lightbox = page.getByRole("dialog", { name: certificate?.title, exact: true });
  await expect(lightbox.getByRole("img")).toBeVisible();
  await lightbox.getByRole("button", { name: "Close" }).click();
  await expect(lightbox).toBeHidden();

  await page.getByRole("button", { name: "Open assistant" }).click();
  await page.getByRole("button", { name: question?.question, exact: true }).click();
  await expect(page.getByRole("log", { name: "Conversation" })).toContainText(question?.answer ?? "");
  await page.keyboard.press("Escape");

  const mark = randomUUID();
  const message = page.locator("#contact-form");
  const typed = { Name: "Ada", Email: "ada@example.com", Subject: "Hello", Message: mark };
  for (const [label, text] of Object.entries(typed)) await message.getByLabel(label).fill(text);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("region", { name: /Notifications/ })).toContainText("Message sent!");
  expect(await sandbox.messages(mark)).toHaveLength(1);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/login");
  const form = page.getByRole("main");
  await form.getByRole("textbox", { name: "Email" }).fill(person.email);
  await form.getByLabel("Password", { exact: true }).fill(person.password);
  await form.getByRole("button", { name: "Sign In" }).click();
  await expect(page.locator("#home")).toBeInViewport();
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toContainText(person.name);
});
