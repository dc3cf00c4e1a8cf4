import type { Page } from "@playwright/test";
import { createAccountClient, makeAccount } from "@/e2e/account/support/account";
import { signInByForm } from "@/e2e/account/support/account-pages";
import { button, count, first, PHONE } from "@/e2e/support/certificates";
import { expectSent, openFilledForm, sendButton } from "@/e2e/support/contact";
import { readSpread } from "@/e2e/support/contrast";
import { expect, MOVING, test, type SandboxClient } from "@/e2e/support/fixtures";
import { loadingScreen } from "@/e2e/support/loading";
import { boxOf, goToCarousel, hasContact, lastSection, screenTopOf, scrollPageTo, topOf } from "@/e2e/support/page";
import { questions } from "@/e2e/support/questions";
import { SITE_URL } from "@/e2e/support/site-environment";
import { projectHref, storyAnchor } from "@/lib/links";
import { portfolio } from "./support/portfolio";

const [question] = questions;
const withStory = portfolio.firstWorks.find(({ hasStory }) => hasStory);

async function setPreferences(page: Page) {
  const settings = page.getByRole("dialog", { name: "Theme settings" });
  for (const theme of ["Light", "Dark"]) {
    await page.getByRole("button", { name: "Theme settings" }).click();
    await settings.getByRole("radio", { name: theme }).click();
    await page.keyboard.press("Escape");
    await expect(settings).toBeHidden();
    const lightness = () =>
      page.locator("html").evaluate((root) => Number(/[\d.]+/.exec(getComputedStyle(root).backgroundColor)));
    await expect
      .poll(async () => ((await lightness()) > 0.5 ? "Light" : "Dark"), "the ground that is painted")
      .toBe(theme);
  }
  await page.getByRole("button", { name: "Theme settings" }).click();
  for (const { name, hex } of portfolio.accents) {
    await settings.getByRole("radio", { name, exact: true }).click();
    await expect(page.locator("html")).toHaveCSS("--primary", hex);
  }
  await page.keyboard.press("Escape");
}

async function viewCertificate(page: Page) {
  await goToCarousel(page);
  await button(page, "Next certificate").click();
  await expect(button(page, "Go to certificate 2")).toHaveAttribute("aria-current", "true");
  await button(page, "Go to certificate 1").click();
  await button(page, "View Certificate").first().click();
  const lightbox = page.getByRole("dialog", { name: first.title, exact: true });
  await expect(lightbox.getByRole("img")).toBeVisible();
  expect(await lightbox.evaluate((one) => one.scrollWidth - one.clientWidth), "it scrolls down only").toBe(0);
  await button(lightbox, "Close").click();
  await expect(lightbox).toBeHidden();
}

async function ask(page: Page, { question, answer }: (typeof questions)[number]) {
  await page.getByRole("button", { name: "Open assistant" }).click();
  await page.getByRole("button", { name: question, exact: true }).click();
  await expect(page.getByRole("log", { name: "Conversation" })).toContainText(answer);
  await page.keyboard.press("Escape");
}

async function write(page: Page, sandbox: SandboxClient) {
  const message = await openFilledForm(page);
  await sendButton(page).click();
  await expectSent(page);
  expect(await sandbox.messages(message.Subject)).toHaveLength(1);
}

/** The climber is painted, and its height counts. */
async function climb(page: Page) {
  const climber = page.locator('[data-slot="climber"]');
  // Without scroll timelines, as in Firefox, the line fills alone.
  if (!(await climber.isVisible())) return;
  await scrollPageTo(page, await topOf(page.locator(`#${lastSection}`)));
  const { x, y, width, height } = await boxOf(climber);
  // Its left half, without the line.
  const half = await page.screenshot({ clip: { x, y, width: width / 2 - 1, height } });
  expect(await readSpread(half)).toBeGreaterThan(30);
  const [exact, thousands, rest] = await climber.evaluate((one) => {
    const style = getComputedStyle(one);
    return [style.getPropertyValue("--height"), ...(style.counterReset.match(/-?[\d.]+/g) ?? [])].map(Number);
  });
  const shown = 1000 * (thousands ?? NaN) + Math.abs(rest ?? NaN);
  expect(Math.abs(shown - (exact ?? NaN))).toBeLessThanOrEqual(1);
}

/** From the home page, a link to a story shows it open, and its project from the top. */
async function readStory(page: Page, id: string) {
  await page.goto("/");
  await page
    .locator(`main a[href="${projectHref(storyAnchor(id))}"]`)
    .last()
    .click();
  const project = page.locator(`[id="${id}"]`);
  await expect(project.locator("details")).toHaveAttribute("open");
  await expect.poll(() => screenTopOf(project)).toBeGreaterThanOrEqual(0);
  expect(await screenTopOf(project)).toBeLessThan(120);
}

/** Leaves from further down than the sign-in page is long. */
async function leaveAndReturn(page: Page) {
  await page.goto("/");
  const section = page.locator(`#${lastSection}`);
  await scrollPageTo(page, await topOf(section));
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign In");
  await expect(loadingScreen(page)).toHaveCount(0);
  await page.goBack();
  // Firefox may anchor the scroll position to a line nearby.
  await expect.poll(async () => Math.abs(await screenTopOf(section))).toBeLessThan(20);
}

test.use({ ...MOVING, showsOpeningScreen: true });

test("the opening screen, preferences, carousel, assistant, contact form, Back and sign-in work", async ({
  page,
  request,
  sandbox,
}) => {
  test.slow();
  await page.goto("/");
  await expect(loadingScreen(page)).toBeHidden();
  await setPreferences(page);
  await climb(page);
  if (count > 3) await viewCertificate(page);
  if (question) await ask(page, question);
  if (withStory) await readStory(page, withStory.id);
  if (hasContact) await write(page, sandbox);
  if (portfolio.accounts) await leaveAndReturn(page);

  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  if (!portfolio.accounts) return;
  const person = await makeAccount(createAccountClient(request, SITE_URL), sandbox);
  await menu.getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/login");
  await signInByForm(page, person);
  await expect(page.locator("#home")).toBeInViewport();
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(menu).toContainText(person.name);
});
