import type { Page } from "@playwright/test";
import { button, count, expectSlides, first, last, open, PHONE, second, third } from "./support/certificates";
import { expect, test } from "./support/fixtures";
import { loadingScreen, showOpeningScreen, skipOpeningScreen, stopAtFirstFrame } from "./support/loading";
import { carouselOf, hasOpeningScreen } from "./support/page";

const dialogOf = (page: Page, title: string) => page.getByRole("dialog", { name: title, exact: true });
test.skip(count === 0, "needs a certificate");

test("the modal grows out of its certificate and closes", async ({ page, context, consoleErrors }) => {
  // A tab that shows only an image has no icon link, so the browser requests /favicon.ico.
  consoleErrors.allow(/status of 404 .*\/favicon\.ico\)/);
  test.skip(!second.image, "needs certificates with images");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page);
  const seeItMove = () =>
    page.evaluate(async () => {
      const isMoving = (one: Animation) =>
        (one.effect as KeyframeEffect | null)?.pseudoElement === "::view-transition-group(certificate)";
      while (!document.getAnimations().some(isMoving)) await new Promise(requestAnimationFrame);
    });
  const hasGrown = seeItMove();
  const dialog = dialogOf(page, second.title);
  await button(carouselOf(page), "View Certificate")
    .nth(1 % count)
    .click();
  await hasGrown;
  const alt = second.issuer ? `${second.title} certificate by ${second.issuer}` : `${second.title} certificate`;
  await expect(dialog.getByRole("img", { name: alt })).toBeVisible();
  await expect(dialog).toContainText(second.issuer ?? "");
  await expect(dialog).toContainText(second.date ?? "");
  const opened = context.waitForEvent("page");
  await dialog.getByRole("link", { name: "Open in new tab" }).click();
  const tab = await opened;
  expect(new URL(tab.url()).pathname).toBe(second.image);
  await tab.close();
  const hasShrunk = seeItMove();
  await button(dialog, "Close").click();
  await hasShrunk;
  await expect(dialog).toBeHidden();
  await carouselOf(page)
    .getByRole("img", { name: `${second.title} certificate` })
    .click();
  await expect(dialog).toBeVisible();
  // The page ignores clicks while the view transition runs.
  await expect(page.locator(":root:active-view-transition")).toHaveCount(0);
  await page.mouse.click(4, 450);
  await expect(dialog).toBeHidden();
});

test("a click anywhere on a certificate opens it: its title, its issuer, its edge", async ({ page }) => {
  await open(page);
  const card = carouselOf(page).getByRole("figure").first();
  for (const click of [
    () => card.getByRole("heading", { name: first.title }).click(),
    () => card.getByText(first.issuer ?? first.title, { exact: true }).click(),
    () => card.click({ position: { x: 4, y: 60 } }),
  ]) {
    await click();
    await expect(dialogOf(page, first.title)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialogOf(page, first.title)).toBeHidden();
  }
});

test("the modal locks scrolling, obeys the arrow keys, and restores focus on close", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page);
  await button(page, "View Certificate").first().press("Enter");
  await expect(dialogOf(page, first.title)).toBeVisible();
  const top = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await page.keyboard.press("ArrowRight");
  await expect(dialogOf(page, second.title)).toBeVisible();
  const announced = page.getByRole("dialog").locator("[aria-live=polite]").filter({ hasText: second.title });
  await expect(announced, "announced").toBeAttached();
  for (const modifier of ["Alt", "Control", "Meta", "Shift"]) {
    await page.keyboard.press(`${modifier}+ArrowRight`);
    await expect(page.getByRole("dialog"), `${modifier} leaves the arrow to the browser`).toHaveAccessibleName(
      second.title,
    );
  }
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(dialogOf(page, last.title)).toBeVisible();
  await page.keyboard.press("Escape");
  await expectSlides(page, [last.title]);
  const slide = carouselOf(page).getByRole("group", { name: `${count} of ${count}: ${last.title}`, exact: true });
  await expect(button(slide, "View Certificate")).toBeFocused();
});

test("a shared link opens its certificate, and 'Copy link' copies it", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize(PHONE);
  await page.goto(`/#certificate-${third.id}`);
  const dialog = dialogOf(page, third.title);
  await expect(dialog).toBeVisible();
  await expect(page.locator("#certificates")).toBeInViewport();
  const url = `${baseURL}/#certificate-${third.id}`;
  await button(dialog, "Copy link").click();
  await expect(dialog.getByText("Link copied")).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  // As over http.
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await button(dialog, "Copy link").click();
  await expect(dialog.getByText("Link copied")).toHaveCount(0);
  await expect(dialog.getByText(url)).toBeVisible();
  await button(dialog, "Close").click();
  await expectSlides(page, [third.title]);
  await expect(page).toHaveURL("/#certificates");

  await page.evaluate((id) => (window.location.hash = `certificate-${id}`), first.id);
  await expect(dialogOf(page, first.title)).toBeVisible();
});

test("Back closes a certificate or shows the one before, and Forward opens it again", async ({ page }) => {
  await open(page);
  const share = (id: string) => page.evaluate((hash) => (window.location.hash = hash), `certificate-${id}`);
  await share(first.id);
  await expect(dialogOf(page, first.title)).toBeVisible();
  for (let times = 0; times < 2; times += 1) {
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page).toHaveURL("/");
    await page.goForward();
    await expect(dialogOf(page, first.title)).toBeVisible();
  }
  if (count < 2) return;

  await share(second.id);
  await expect(dialogOf(page, second.title)).toBeVisible();
  await page.goBack();
  await expect(dialogOf(page, first.title)).toBeVisible();
  await expect(page).toHaveURL(`/#certificate-${first.id}`);
  await button(page.getByRole("dialog"), "Close").click();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a certificate that its button opens has its link as URL; Back closes it, and so does Close", async ({ page }) => {
  await page.goto("about:blank");
  await open(page);
  const dialog = dialogOf(page, first.title);
  for (const close of [
    () => page.goBack(),
    () => button(dialog, "Close").click(),
    () => page.keyboard.press("Escape"),
  ]) {
    await button(carouselOf(page), "View Certificate").first().click();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(`/#certificate-${first.id}`);
    const top = await page.evaluate(() => window.scrollY);
    await close();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/");
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
  }
  await page.goForward();
  await expect(dialog).toBeVisible();
  await button(dialog, "Close").click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

test("opened and closed twice before its image has moved, a certificate leaves Back as it was", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // A busy browser goes back long after it was asked to.
  await page.addInitScript(() => {
    const back = history.back.bind(history);
    history.back = () => void setTimeout(back, 1000);
  });
  await page.goto("about:blank");
  await open(page);
  const dialog = dialogOf(page, first.title);
  const clickTwice = (clicked: HTMLElement) => {
    clicked.click();
    clicked.click();
  };
  for (const close of [
    () => button(dialog, "Close").evaluate(clickTwice),
    async () => {
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
    },
  ]) {
    await button(carouselOf(page), "View Certificate").first().evaluate(clickTwice);
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/");
    // A second step back would have left the site, and Forward would only return to it.
    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

test("a shared certificate opens after the opening screen", async ({ page }) => {
  test.skip(!hasOpeningScreen, "needs an opening screen");
  await showOpeningScreen(page);
  await stopAtFirstFrame(page);
  await page.goto(`/#certificate-${first.id}`);
  await expect(button(page, "Skip")).toBeVisible();
  await expect(dialogOf(page, first.title)).toBeHidden();
  await skipOpeningScreen(page);
  await expect(dialogOf(page, first.title)).toBeVisible();
  await expect(loadingScreen(page)).toHaveCount(0);
});
