import type { Page } from "@playwright/test";
import { projects } from "@/content/projects";
import { site } from "@/content/site";
import { expect, test } from "./support/fixtures";
import { screenTopOf, scrollPageTo } from "./support/scroll";
import { firstSection, labelOf, secondSection } from "./support/sections";
import { recordShifts } from "./support/shifts";

const HEADER_SCROLL_OFFSET_PX = 80;

const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const menuButton = (page: Page) => page.getByRole("button", { name: "Open menu" });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const bodyStyle = (page: Page) =>
  page.evaluate(() => {
    const { position, overflowY } = getComputedStyle(document.body);
    return { position, overflowY };
  });

/** Opens the drawer with the page scrolled to 1200 px. */
async function openBelow(page: Page) {
  if (page.url() === "about:blank") await page.goto("/");
  await scrollPageTo(page, 1200);
  await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled");
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
}

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

test("is 300 px wide or 85 % of the screen, and cuts nothing of its settings off", async ({ page }) => {
  await page.goto("/");
  for (const [width, drawerWidth] of [
    [1023, 300],
    [360, 300],
    [320, 272],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await menuButton(page).click();
    await expect(drawer(page)).toBeVisible();
    expect(await drawer(page).boundingBox()).toEqual({ x: width - drawerWidth, y: 0, width: drawerWidth, height: 740 });
    if (width === 320) break;
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
  }
  const radio = (name: string) => drawer(page).getByRole("radio", { name, exact: true });
  for (const { name } of site.accents) await expect(radio(name)).toBeVisible();
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

test("holds the page still while open, and lets it go where it was", async ({ page }) => {
  for (const close of [
    () => drawer(page).getByRole("button", { name: "Close menu" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(20, 400),
  ]) {
    await openBelow(page);
    expect(await bodyStyle(page)).toEqual({ position: "fixed", overflowY: "hidden" });
    await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled");
    await close();
    await expect(drawer(page)).toBeHidden();
    // The browser tells of a closed dialog in a task of its own.
    await expect.poll(async () => (await bodyStyle(page)).position).toBe("static");
    expect(await scrollY(page)).toBe(1200);
    await expect(menuButton(page)).toBeFocused();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  }
});

test("stays open when a drag that began inside ends outside, and closes when the screen grows", async ({ page }) => {
  await openBelow(page);
  await page.mouse.move(200, 600);
  await page.mouse.down();
  await page.mouse.move(20, 600);
  await page.mouse.up();
  await expect(drawer(page)).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(drawer(page)).toBeHidden();
  await expect.poll(async () => (await bodyStyle(page)).position).toBe("static");
});

test("holds the accounts and the links; a followed one closes it and leads to its place", async ({ page }) => {
  await openBelow(page);
  const names = await drawer(page).getByRole("navigation").getByRole("link").allTextContents();
  expect(names).toEqual([
    ...["home", ...site.sections, "projects"].map(labelOf),
    ...(site.codeHosting ? [`${site.codeHosting.label} (opens in a new tab)`] : []),
  ]);
  const accountLinks = drawer(page).locator('[href="/register"], [href="/login"]');
  await expect(accountLinks).toHaveText(site.accounts ? ["Sign Up", "Sign In"] : []);
  await expect(drawer(page).locator("[aria-current]")).toHaveText(labelOf(firstSection));
  await drawer(page)
    .getByRole("link", { name: labelOf(secondSection) })
    .click();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL(`/#${secondSection}`);
  await expect.poll(() => screenTopOf(page.locator(`#${secondSection}`))).toBe(HEADER_SCROLL_OFFSET_PX);

  await menuButton(page).click();
  await expect(drawer(page).locator("[aria-current]")).toHaveText(labelOf(secondSection));
  await drawer(page).getByRole("link", { name: "Projects" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(projects.title);
  await expect(drawer(page)).toBeHidden();
  await expect.poll(() => scrollY(page)).toBe(0);
  expect((await bodyStyle(page)).position).toBe("static");
});

test.describe("in motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("slides in from the right, and moves nothing else", async ({ page }) => {
    const readShifts = await recordShifts(page);
    await page.goto("/");
    const slides = page.evaluate(async () => {
      const isSliding = (one: Animation) => one instanceof CSSTransition && one.transitionProperty === "translate";
      while (!document.getAnimations().some(isSliding)) await new Promise(requestAnimationFrame);
      return true;
    });
    await openBelow(page);
    expect(await slides).toBe(true);
    await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(60);
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
    expect(await readShifts()).toEqual([]);
  });
});
