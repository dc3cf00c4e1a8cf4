import type { Page } from "@playwright/test";
import { expect, MOVING, test } from "./support/fixtures";
import {
  firstSection,
  goToCarousel,
  hasBars,
  labelOf,
  lastSection,
  nextFrames,
  recordShifts,
  scrollPageTo,
  shownCertificates,
} from "./support/page";

test.use(MOVING);

const waiting = (page: Page) => page.locator('[data-reveal]:has(> [data-reveal-state="waiting"])');
const revealed = (page: Page) => page.locator("[data-reveal], [data-reveal] > *");

async function expectAllShown(page: Page) {
  const opacities = await revealed(page).evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity));
  expect(new Set(opacities)).toEqual(new Set(["1"]));
}

async function open(page: Page) {
  await page.goto("/");
  await expect(waiting(page)).not.toHaveCount(0);
}

/** Opens a phone's page on which every element that is revealed has at least this height. */
async function openWithHeight(page: Page, height: string) {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript((text) => {
    document.addEventListener("DOMContentLoaded", () =>
      document.head.append(Object.assign(document.createElement("style"), { textContent: text })),
    );
  }, `section div[data-reveal] { min-height: ${height} }`);
  await page.goto("/");
}

for (const [what, height] of [
  ["an element", "0"],
  ["an element three screens tall", "300vh"],
] as const) {
  test(`${what} appears when 15% of it is in view, never earlier and only once; printing shows everything`, async ({
    page,
  }) => {
    await openWithHeight(page, height);
    await expect(waiting(page)).not.toHaveCount(0);
    const box = await waiting(page)
      .first()
      .evaluate((element) => {
        element.id = "watched";
        const { y, height: tall } = element.getBoundingClientRect();
        return { top: y + window.scrollY, needed: 0.15 * tall };
      });
    const hidden = page.locator('#watched > [data-reveal-state="waiting"]');
    const show = (pixels: number) => scrollPageTo(page, Math.ceil(box.top + pixels - 740));
    await show(box.needed - 20);
    await nextFrames(page);
    expect(await hidden.count()).toBeGreaterThan(0);
    await show(box.needed + 10);
    await expect(hidden).toHaveCount(0);
    await scrollPageTo(page, 0);
    await nextFrames(page);
    expect(await hidden.count()).toBe(0);
    await expect(waiting(page)).not.toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    await expectAllShown(page);
  });
}

test("an element ten screens tall, of which 15% cannot be in view, is never hidden", async ({ page }) => {
  await openWithHeight(page, "1000vh");
  await expect(waiting(page), "others are").not.toHaveCount(0);
  await expect(page.locator("section div[data-reveal] > [data-reveal-state]")).toHaveCount(0);
});

test("an element that is too tall once the window has been rotated is not left hidden", async ({ page }) => {
  await openWithHeight(page, "4000px");
  const tall = page.locator('section div[data-reveal] > [data-reveal-state="waiting"]');
  await expect(tall).not.toHaveCount(0);
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(tall).toHaveCount(0);
});

test("after scrolling, everything is visible, skill bars are full and nothing has shifted", async ({ page }) => {
  const readShifts = await recordShifts(page, ":not(#home, #home *)");
  await open(page);
  const groups = page.locator("section [data-reveal]");
  for (const group of await groups.all()) await expect(group.getByRole("heading").first()).toBeAttached();
  const headings = page.locator("main h2");
  const areSeen = await headings.evaluateAll((all) => all.map((one) => one.checkVisibility({ opacityProperty: true })));
  expect(new Set(areSeen), "a section's heading is never hidden").toEqual(new Set([true]));
  const readScales = () =>
    page
      .locator("[data-bar]")
      .evaluateAll((bars) => [...new Set(bars.map((bar) => getComputedStyle(bar, "::before").scale))]);
  if (hasBars) expect(await readScales()).toEqual(["0 1"]);
  for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += 360) {
    await scrollPageTo(page, y);
    await nextFrames(page);
  }
  await expect(page.locator("[data-reveal-state]")).toHaveCount(0);
  await expectAllShown(page);
  if (hasBars) await expect.poll(readScales).toEqual(["none"]);
  if (shownCertificates.length > 0) await goToCarousel(page);
  expect(await readShifts()).toEqual([]);
});

test("a link's target is visible without further scrolling", async ({ page }) => {
  await open(page);
  const menu = page.getByRole("banner");
  await menu.getByRole("link", { name: labelOf(lastSection) }).click();
  await expect(page.locator(`#${lastSection} [data-reveal-state]`)).toHaveCount(0);
  await expect(page.locator(`#${lastSection} [data-reveal] > *`).first()).toHaveCSS("opacity", "1");
});

test("content on the first screen is never hidden", async ({ page }) => {
  await page.addInitScript(() => {
    const flashed: string[] = [];
    Object.assign(window, { flashed });
    new MutationObserver((records) => {
      for (const { target } of records) {
        if (!(target instanceof Element) || !target.matches('[data-reveal-state="waiting"]')) continue;
        const { top, height } = target.getBoundingClientRect();
        // A list with `display: contents` has no box.
        if (height > 0 && top < window.innerHeight) flashed.push(target.outerHTML.slice(0, 80));
      }
    }).observe(document, { subtree: true, attributeFilter: ["data-reveal-state"] });
  });
  // Make even a short page extend below the first screen.
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(`/#${firstSection}`);
  await expect(waiting(page)).not.toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "flashed"))).toEqual([]);
});

for (const [what, options, blocked] of [
  ["with reduced motion", { reducedMotion: "reduce" }, undefined],
  ["if scripts fail to load", {}, /\.js(\?|$)/],
] as const) {
  test(`everything is visible ${what}`, async ({ openContext, consoleErrors }) => {
    consoleErrors.allow(/ERR_FAILED \(.*\.js\)$/);
    const page = await (await openContext(options)).newPage();
    if (blocked) await page.route(blocked, (route) => route.abort());
    await page.goto("/", { waitUntil: "networkidle" });
    await expectAllShown(page);
  });
}
