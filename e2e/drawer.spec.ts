import type { Page } from "@playwright/test";
import { readSpread } from "./support/contrast";
import { expect, test } from "./support/fixtures";
import { HEADER_SCROLL_OFFSET_PX } from "./support/header";
import {
  firstSection,
  hasProjects,
  labelOf,
  recordShifts,
  screenTopOf,
  scrollPageTo,
  secondSection,
  topOf,
  waitForHydration,
} from "./support/page";
import { portfolio } from "./support/portfolio";

const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const menuButton = (page: Page) => page.getByRole("button", { name: "Open menu" });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const body = (page: Page) => page.locator("body");

async function openBelow(page: Page) {
  await page.goto("/");
  await scrollPageTo(page, 1200);
  await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled");
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
}

test.use({ viewport: { width: 360, height: 740 } });

test("the drawer is 300 px wide, at most 85% of the screen, and shows every setting", async ({ page }) => {
  await page.goto("/");
  await menuButton(page).click();
  await expect(page.getByLabel("Open menu")).toHaveAttribute("aria-expanded", "true");
  for (const [screen, width] of [
    [1023, 300],
    [360, 300],
    [320, 272],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 740 });
    await expect.poll(() => drawer(page).boundingBox()).toEqual({ x: screen - width, y: 0, width, height: 740 });
  }
  const radio = (name: string) => drawer(page).getByRole("radio", { name, exact: true });
  for (const { name } of portfolio.accents) await expect(radio(name)).toBeVisible();
  await radio("Dark").click();
  await expect(radio("Dark")).toBeChecked();
  await expect(drawer(page).getByRole("slider")).toHaveCount(0);
  await drawer(page).getByText("More settings").click();
  for (const name of ["Red", "Green", "Blue"]) await drawer(page).getByRole("slider", { name }).fill("64");
  await expect(drawer(page).getByLabel("Hex")).toHaveValue("#404040");
  const edges = await drawer(page)
    .locator("fieldset, label, button")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(Math.max(...edges)).toBeLessThanOrEqual(320);
});

test("selecting text beyond its edge leaves the drawer open, even in a browser without closedby", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy"));
  await page.goto("/");
  await menuButton(page).click();
  const heading = drawer(page).getByText("Accent", { exact: true });
  await expect(heading).toBeInViewport();
  await heading.hover();
  await page.mouse.down();
  await page.mouse.move(20, 500);
  await page.mouse.up();
  await expect(page.getByLabel("Open menu"), "once the page has settled").toHaveAttribute("aria-expanded", "true");
  await page.mouse.click(20, 500);
  await expect(drawer(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test("the menu button shows its lines even if the icons could not be loaded", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED \(.*\/icons\.svg/);
  await page.route("**/icons.svg*", (route) => route.abort());
  await page.goto("/");
  await waitForHydration(page);
  expect(await readSpread(await menuButton(page).screenshot())).toBeGreaterThan(100);
});

test("the drawer locks page scrolling while open, closes on a click outside or a wide screen, and restores the position", async ({
  page,
}) => {
  await openBelow(page);
  for (const close of [
    () => drawer(page).getByRole("button", { name: "Close menu" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(20, 400),
  ]) {
    if (await drawer(page).isHidden()) await menuButton(page).click();
    await expect(drawer(page)).toBeVisible();
    await expect(body(page)).toHaveCSS("position", "fixed");
    await expect(body(page)).toHaveCSS("overflow-y", "hidden");
    await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled");
    await close();
    await expect(drawer(page)).toBeHidden();
    await expect(body(page)).toHaveCSS("position", "static");
    expect(await scrollY(page)).toBe(1200);
    await expect(menuButton(page)).toBeFocused();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  }

  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.mouse.move(200, 600);
  await page.mouse.down();
  await page.mouse.move(20, 600);
  await page.mouse.up();
  await expect(drawer(page), "after a drag that ends outside").toBeVisible();
  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(drawer(page)).toBeHidden();
  await expect(body(page)).toHaveCSS("position", "static");
});

test("the drawer has every link, and following one closes it", async ({ page }) => {
  await page.goto("/");
  await scrollPageTo(page, (await topOf(page.locator(`#${firstSection}`))) - HEADER_SCROLL_OFFSET_PX);
  await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled");
  await menuButton(page).click();
  const isElsewhere = (href: string) => href.startsWith("https:");
  await expect(drawer(page).getByRole("navigation").getByRole("link")).toHaveText(
    portfolio.headerLinks.map(({ label, href }) => (isElsewhere(href) ? `${label} (opens in a new tab)` : label)),
  );
  const accountLinks = drawer(page).locator('[href="/register"], [href="/login"]');
  await expect(accountLinks).toHaveText(portfolio.accounts ? ["Sign Up", "Sign In"] : []);
  await expect(drawer(page).locator("[aria-current]")).toHaveText(labelOf(firstSection));
  await drawer(page)
    .getByRole("link", { name: labelOf(secondSection), exact: true })
    .click();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL(`/#${secondSection}`);
  await expect.poll(() => screenTopOf(page.locator(`#${secondSection}`))).toBe(HEADER_SCROLL_OFFSET_PX);
  if (!hasProjects) return;

  await menuButton(page).click();
  await expect(drawer(page).locator("[aria-current]")).toHaveText(labelOf(secondSection));
  await drawer(page).getByRole("link", { name: "Projects", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(portfolio.projectsPage.title);
  await expect(drawer(page)).toBeHidden();
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(body(page)).toHaveCSS("position", "static");
});

test("the drawer slides in from the right without shifting the page", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // Fonts that load late move the hero's text, which is then above the window.
  const readShifts = await recordShifts(page, ":not(#home, #home *)");
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  await scrollPageTo(page, 1200);
  const slides = page.evaluate(async () => {
    const isSliding = (one: Animation) => one instanceof CSSTransition && one.transitionProperty === "translate";
    while (!document.getAnimations().some(isSliding)) await new Promise(requestAnimationFrame);
  });
  await menuButton(page).click();
  await slides;
  await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(60);
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  expect(await readShifts()).toEqual([]);
});
