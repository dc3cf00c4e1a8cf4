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
  await page.goto("/");
  await scrollPageTo(page, 1200);
  await expect.poll(() => scrollY(page)).toBe(1200);
  await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled");
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
}

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

test("is 300 px wide or 85 % of the screen, at the right edge", async ({ page }) => {
  await page.goto("/");
  for (const [width, drawerWidth] of [
    [320, 272],
    [360, 300],
    [1023, 300],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await menuButton(page).click();
    await expect(drawer(page)).toBeVisible();
    expect(await drawer(page).boundingBox()).toEqual({ x: width - drawerWidth, y: 0, width: drawerWidth, height: 740 });
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
  }
});

test("holds the account area, the links and the external link", async ({ page }) => {
  await openBelow(page);
  const names = await drawer(page).getByRole("navigation").getByRole("link").allTextContents();
  expect(names).toEqual([
    ...["home", ...site.sections, "projects"].map(labelOf),
    ...(site.codeHosting ? [`${site.codeHosting.label} (opens in a new tab)`] : []),
  ]);
  const accountLinks = drawer(page).locator('[href="/register"], [href="/login"]');
  await expect(accountLinks).toHaveText(site.accounts ? ["Sign Up", "Sign In"] : []);
  await expect(drawer(page).locator("[aria-current]")).toHaveText(labelOf(firstSection));
});

test("sets the mode and the accent at its foot, and folds away an accent of one's own", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await menuButton(page).click();
  const radio = (name: string) => drawer(page).getByRole("radio", { name, exact: true });
  for (const name of ["Light", "Dark", "System", ...site.accents.map(({ name }) => name)]) {
    await expect(radio(name)).toBeVisible();
  }
  await radio("Dark").click();
  await expect(radio("Dark")).toBeChecked();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);

  await expect(drawer(page).getByRole("slider")).toHaveCount(0);
  await drawer(page).getByText("More settings").click();
  for (const name of ["Red", "Green", "Blue"]) await drawer(page).getByRole("slider", { name }).fill("64");
  await expect(drawer(page).getByLabel("Hex")).toHaveValue("#404040");
  expect(await page.evaluate(() => localStorage.getItem("primaryColor"))).toBe("#404040");
});

const waysToClose: Record<string, (page: Page) => Promise<void>> = {
  "the close button": (page) => drawer(page).getByRole("button", { name: "Close menu" }).click(),
  Escape: (page) => page.keyboard.press("Escape"),
  "the overlay": (page) => page.mouse.click(20, 400),
};

for (const [way, close] of Object.entries(waysToClose)) {
  test(`holds the page still while open, and ${way} lets it go where it was`, async ({ page }) => {
    await openBelow(page);
    expect(await bodyStyle(page)).toEqual({ position: "fixed", overflowY: "hidden" });
    await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled");
    await close(page);
    await expect(drawer(page)).toBeHidden();
    // The browser tells of a closed dialog in a task of its own.
    await expect.poll(async () => (await bodyStyle(page)).position).toBe("static");
    expect(await scrollY(page)).toBe(1200);
    await expect(menuButton(page)).toBeFocused();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  });
}

test("stays open when a drag that began inside ends on the overlay, and closes when the screen grows", async ({
  page,
}) => {
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

test("a followed link closes it and leads to its section", async ({ page }) => {
  await openBelow(page);
  await drawer(page)
    .getByRole("link", { name: labelOf(secondSection) })
    .click();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL(`/#${secondSection}`);
  await expect.poll(() => screenTopOf(page.locator(`#${secondSection}`))).toBe(HEADER_SCROLL_OFFSET_PX);
  await menuButton(page).click();
  await expect(drawer(page).locator("[aria-current]")).toHaveText(labelOf(secondSection));
});

test("a link to another page closes it and begins at that page's top", async ({ page }) => {
  await openBelow(page);
  await drawer(page).getByRole("link", { name: "Projects" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(projects.title);
  await expect(drawer(page)).toBeHidden();
  await expect.poll(() => scrollY(page)).toBe(0);
  expect((await bodyStyle(page)).position).toBe("static");
});

test("keeps the keyboard inside and returns it", async ({ page }) => {
  await page.goto("/");
  await menuButton(page).press("Enter");
  await expect(drawer(page).getByRole("button", { name: "Close menu" })).toBeFocused();
  const stops = await drawer(page).locator("a[href], button, input").count();
  for (let stop = 0; stop <= stops; stop++) {
    await page.keyboard.press("Tab");
    const isAstray = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.closest("dialog") === null;
    });
    expect(isAstray).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(menuButton(page)).toBeFocused();
});

test.describe("in motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("slides in from the right, and moves nothing else", async ({ page }) => {
    const readShifts = await recordShifts(page);
    await page.addInitScript(() => {
      const transitions: string[] = [];
      Object.assign(window, { transitions });
      document.addEventListener("transitionrun", ({ target, propertyName }) => {
        if (target instanceof HTMLDialogElement) transitions.push(propertyName);
      });
    });
    await openBelow(page);
    const transitions = () => page.evaluate(() => (window as unknown as { transitions: string[] }).transitions);
    await expect.poll(transitions).toContain("translate");
    await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(60);
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
    expect(await readShifts()).toEqual([]);
  });
});

test("'More settings' stay inside the drawer on the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.getByText("More settings").click();
  await expect(drawer.getByRole("slider").first()).toBeVisible();
  const edges = drawer.locator("fieldset, label, button").evaluateAll((parts) => {
    return Math.max(...parts.map((part) => part.getBoundingClientRect().right));
  });
  expect(await edges).toBeLessThanOrEqual(320);
});
