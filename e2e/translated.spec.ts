import type { Page } from "@playwright/test";
import { findSection } from "@/lib/portfolio/sections";
import { inventPerson, statusErrorOf } from "./account/support/account";
import { alert, main, signInByForm } from "./account/support/account-pages";
import { button, count, first, second } from "./support/certificates";
import { banner, expectSent, FAILED_RESPONSE, fieldOf, openFilledForm, sendButton } from "./support/contact";
import { expect, test } from "./support/fixtures";
import { link } from "./support/header";
import {
  carouselOf,
  escapePattern,
  goToCarousel,
  hasContact,
  hasProjects,
  labelOf,
  lastSection,
  notifications,
  scrollPageTo,
  shownCertificates,
  waitForHydration,
} from "./support/page";
import { portfolio } from "./support/portfolio";
import { questions } from "./support/questions";
import { translateEarly, translatePage } from "./support/translate";

/** Expects texts in new elements, as the browser's translator leaves them. Errors in the console fail the test. */
const expectTranslated = (page: Page) => expect(page.locator("main font").first()).toBeAttached();

async function open(page: Page, path: string, ready: () => Promise<void>) {
  await page.goto(path);
  await ready();
  await translatePage(page);
  await expectTranslated(page);
}

test("on a translated page, the contact form shows field errors, failure and success", async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  test.skip(!hasContact, "needs the contact section");
  consoleErrors.allow(FAILED_RESPONSE);
  await open(page, "/#contact", () => expect(sendButton(page)).toBeEnabled());
  await sendButton(page).click();
  await expect(fieldOf(page, "Name")).toHaveAccessibleDescription("Please enter your name.");
  await fieldOf(page, "Name").fill("Ada");
  await expect(fieldOf(page, "Name")).toHaveAccessibleDescription("");
  await fieldOf(page, "Message").fill("x".repeat(3900));
  await expect(page.getByText("100 left")).toBeVisible();
  await fieldOf(page, "Message").fill("x".repeat(3901));
  await expect(page.getByText("99 left")).toBeVisible();

  const message = await openFilledForm(page);
  await sandbox.answer({ mode: "500", match: message.Subject, times: 1 });
  let answer = () => {};
  const isSeen = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/contact", (route) => isSeen.then(() => route.continue()));
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText("Sending...");
  answer();
  await expect(banner(page)).toBeVisible();
  await expect(notifications(page).getByText("Error sending message")).toBeVisible();
  await expect(sendButton(page)).toHaveText("Send Message");
  await fieldOf(page, "Subject").press("End");
  await sendButton(page).click();
  await expectSent(page);
  await expect(banner(page)).toHaveCount(0);
});

test("on a translated page, an email address is copied, and the newsletter box stays", async ({ page, context }) => {
  test.skip(!hasContact, "needs the contact section");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/#contact", () => expect(sendButton(page)).toBeEnabled());
  await page.clock.install();
  const copy = button(page, "Copy email address");
  for (const press of [1, 2]) {
    await copy.click();
    await expect(page.locator("#contact").getByText("Copied"), `press ${press}`).toBeVisible();
    await page.clock.runFor(2100);
    await expect(page.locator("#contact").getByText("Copied")).toHaveCount(0);
  }
  if (!portfolio.newsletter) return;
  const box = page.getByRole("contentinfo");
  await box.getByPlaceholder("Your email").fill("ada@example.com");
  if (!portfolio.newsletter.action) await button(page, "Subscribe").click();
  await expect(box.getByPlaceholder("Your email")).toHaveValue("ada@example.com");
});

test("on a translated page, the carousel moves, and certificates open and close", async ({ page, context }) => {
  test.skip(count < 2, "needs two certificates");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/", () => goToCarousel(page));
  await button(page, "Next certificate").click();
  await expect(carouselOf(page).getByRole("status")).toHaveText(`Certificate 2 of ${count}: ${second.title}`);
  await button(page, "Previous certificate").click();
  await expect(carouselOf(page).getByRole("status")).toHaveText(`Certificate 1 of ${count}: ${first.title}`);
  await button(page, "Play").click();
  await button(page, "Pause").click();
  await expect(button(page, "Play")).toBeVisible();
  await button(page, "View Certificate").first().click();
  const lightbox = (title: string) => page.getByRole("dialog", { name: title, exact: true });
  await expect(lightbox(first.title)).toBeVisible();
  await button(page, "Copy link").click();
  await expect(lightbox(first.title).getByText("Link copied")).toBeAttached();
  await button(page, "View next").click();
  await expect(lightbox(second.title)).toContainText(second.issuer ?? "");
  await expect(lightbox(second.title)).toContainText(`02 / ${String(count).padStart(2, "0")}`);
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await button(page, "Copy link").click();
  await expect(lightbox(second.title).getByText(`#certificate-${second.id}`)).toBeVisible();
  await button(page, "Close").click();
  await expect(lightbox(second.title)).toBeHidden();
});

test("a translated page keeps the names of people, projects, technologies, certificates, organisations and networks", async ({
  page,
}) => {
  const { owner, projects, certificates, career, skills, footerChannels, codeHosting } = portfolio;
  const names = [
    owner.name,
    ...footerChannels.map(({ name }) => name),
    codeHosting?.label,
    ...projects.flatMap(({ title, stack }) => [title, ...stack]),
    ...skills.filter(({ isBrand }) => isBrand).map(({ name }) => name),
    ...(findSection(portfolio.sections, "about")?.aiTools ?? []).map(({ name }) => name),
    ...certificates.flatMap(({ title, issuer = [] }) => [title, issuer].flat()),
    ...[...career.jobs, ...career.studies].flatMap(({ by = [] }) => by),
  ];
  for (const path of hasProjects ? ["/", "/projects"] : ["/"]) {
    await open(page, path, () => waitForHydration(page));
    const lists = page.locator("header, #home, #work, #about, #experience, #services, #certificates, article, footer");
    const translated = await lists.locator("font > font").allTextContents();
    expect(translated.filter((text) => names.includes(text))).toEqual([]);
  }
});

test("if a translator makes the page right-to-left, the layout stays", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/");
  const place = await heading.boundingBox();
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  expect(await heading.boundingBox()).toEqual(place);
  if (shownCertificates.length === 0) return;
  await goToCarousel(page);
  await expect(carouselOf(page).getByRole("group", { name: /^1 of/ })).toBeInViewport({ ratio: 1 });
});

test("on a translated page, the hero goes on typing its words, and they are not translated", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  await waitForHydration(page);
  await translatePage(page);
  await expectTranslated(page);
  const typed = page.locator('[data-slot="typed-word"]');
  const word = (await typed.textContent()) ?? "";
  await expect(typed).not.toHaveText(word);
  expect(await typed.locator("font").count()).toBe(0);
});

test("on a translated page, the assistant answers", async ({ page }) => {
  test.skip(!portfolio.assistant, "needs the assistant");
  await open(page, "/", () => waitForHydration(page));
  const panel = page.getByRole("dialog", { name: "Portfolio Assistant" });
  await page.getByRole("button", { name: "Open assistant" }).click();
  for (const { question, answer } of questions) {
    await panel.getByRole("button", { name: question, exact: true }).click();
    await expect(panel.getByRole("log").getByText(answer).first()).toBeVisible();
    await expect(panel.getByRole("log").getByText(question).first()).toBeAttached();
  }
  await expect(panel.locator("[data-typing]")).toHaveCount(0);
  const names = (portfolio.assistant?.channels ?? []).map(({ name }) => name);
  const translated = await panel.locator("font > font").allTextContents();
  expect(
    translated.filter((text) => names.includes(text)),
    "the networks keep their names",
  ).toEqual([]);
  await page.getByRole("button", { name: "Close assistant" }).click();
  await expect(panel).toBeHidden();
});

test("on a translated page, the header, the theme settings and the drawer work", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/", () => waitForHydration(page));
  const toggle = page.getByRole("button", { name: /^Switch theme/ });
  await toggle.click();
  await expect(toggle).toHaveAccessibleName("Switch theme, now dark");
  await toggle.click();
  await expect(toggle).toHaveAccessibleName("Switch theme, now light");
  await page.getByRole("button", { name: "Theme settings" }).click();
  const settings = page.getByRole("dialog", { name: "Theme settings" });
  await settings.getByRole("radio", { name: "Dark", exact: true }).click();
  await settings.getByRole("slider", { name: "Red" }).fill("64");
  await expect(settings.getByRole("slider", { name: "Red" }).locator("xpath=following-sibling::*")).toHaveText("64");
  const hex = settings.getByRole("textbox", { name: "Hex" });
  await hex.fill("violet");
  await expect(hex).toHaveAccessibleDescription(/^Six hex digits/);
  await settings.getByRole("button", { name: "Reset" }).click();
  await expect(hex).toHaveAccessibleDescription("");
  await page.keyboard.press("Escape");
  await scrollPageTo(page, 1_000_000);
  await expect(link(page, labelOf(lastSection))).toHaveAttribute("aria-current", "location");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.getByText("More settings").click();
  await drawer.getByRole("slider", { name: "Blue" }).fill("64");
  if (!hasProjects) return;
  await drawer.getByRole("link", { name: "Projects", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(portfolio.projectsPage.title);
  await expect(drawer).toBeHidden();
});

test("on a translated page, the project filter and the links between pages work", async ({ page }) => {
  const [technology = ""] = portfolio.projects.flatMap(({ stack }) => stack);
  test.skip(portfolio.projects.length < 2 || !technology, "needs two projects and a technology");
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/", () => waitForHydration(page));
  await link(page, "Projects").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(portfolio.projectsPage.title);
  const chip = page.getByRole("navigation", { name: "Filter by technology" }).getByRole("link");
  await chip.filter({ hasText: new RegExp(`^${escapePattern(technology)}: `) }).click();
  await expect(
    page.getByText(new RegExp(`^\\d+ of ${portfolio.projects.length} projects? uses? ${escapePattern(technology)}$`)),
  ).toBeVisible();
  await chip.filter({ hasText: "All" }).click();
  await expect(page.getByRole("article")).toHaveCount(portfolio.projects.length);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(portfolio.owner.firstName);
  if (!portfolio.accounts) return;
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign In");
});

test("on a translated page, the account forms show errors and still work", async ({ page, consoleErrors }) => {
  test.skip(!portfolio.accounts, "needs accounts");
  consoleErrors.allow(statusErrorOf("auth/callback/credentials", 401));
  const person = inventPerson();
  const email = page.getByLabel("Email");
  await open(page, "/login", () => expect(email).toBeEnabled());
  await main(page).getByRole("button", { name: "Sign In" }).click();
  await expect(email).toHaveAccessibleDescription("Please enter your email address.");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(page.getByRole("button", { name: "Hide password" })).toHaveText("Hide");
  await signInByForm(page, person);
  await expect(alert(page)).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("another password");
  await main(page).getByRole("button", { name: "Sign In" }).click();
  await expect(alert(page)).toBeVisible();
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  for (const [title, submit] of [
    ["Forgot Password", "Send link"],
    ["Sign Up", "Sign Up"],
  ] as const) {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await email.fill(person.email);
    await main(page).getByRole("button", { name: submit }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your inbox");
    await main(page).getByRole("button", { name: "Use another email address" }).click();
    await expect(email).toBeEnabled();
    await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).click();
  }
});

test("a page that is translated before its scripts run is whole and works", async ({ page, consoleErrors }) => {
  // React then renders the page again, and logs an error.
  consoleErrors.allow(/Minified React error #4(18|23|25)/);
  await translateEarly(page);
  await page.goto("/");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(portfolio.owner.firstName);
  for (const heading of await page.locator("main h2").all()) await expect(heading).not.toBeEmpty();
  await expect(page.getByRole("contentinfo")).toContainText(portfolio.owner.name);
  if (!hasContact) return;
  await page.goto("/#contact");
  await expect(sendButton(page)).toBeEnabled();
  await sendButton(page).click();
  await expect(fieldOf(page, "Name")).toHaveAccessibleDescription("Please enter your name.");
  await fieldOf(page, "Name").fill("Ada");
  await expect(fieldOf(page, "Name")).toHaveAccessibleDescription("");
});
