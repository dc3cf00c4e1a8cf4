import { parseHex } from "@/lib/accent";
import { deriveShades } from "@/lib/shades";
import { expect, test } from "./support/fixtures";
import { loadingScreen, skipOpeningScreen, stopAtFirstFrame } from "./support/loading";
import { hasOpeningScreen, hasProjects } from "./support/page";
import { portfolio } from "./support/portfolio";
import {
  DEFAULTS,
  expectRoot,
  openSettings,
  OWN_ACCENT,
  paintedAs,
  readRoot,
  readStored,
  toggle,
} from "./support/preferences";

/** An accent that visitors can choose besides the owner's. */
const other = portfolio.accents.at(-1) ?? { name: "", hex: "" };
const rubbish = { theme: "dim the lights", primaryColor: "<b>", cursorType: "help", fontType: "null" };
for (const [visit, stored, cursor] of [
  ["a first visit", {}, "default"],
  ["a visit with invalid stored values", rubbish, "help"],
] as const) {
  test(`${visit} uses the system's theme, and saves all four preferences`, async ({ page }) => {
    await page.addInitScript((values) => void Object.assign(localStorage, values), stored);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/");
    const rgb = parseHex(OWN_ACCENT).join(", ");
    expect(await readRoot(page)).toEqual({ ...paintedAs("dark"), primary: OWN_ACCENT, rgb, cursor, font: "default" });
    expect(await readStored(page)).toMatchObject({ ...DEFAULTS, cursorType: cursor });
    const settings = await openSettings(page);
    await expect(settings.getByRole("radio", { name: "help" })).toHaveCount(0);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectRoot(page, paintedAs(colorScheme));
    }
  });
}

test("the toggle cycles through dark, light and system with the browser's bar, and the choice lasts, as earlier ones do", async ({
  page,
}) => {
  const chosen = { primaryColor: other.hex.toUpperCase(), cursorType: "crosshair" };
  await page.addInitScript((values) => void Object.assign(localStorage, values), chosen);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await expect(toggle(page)).toHaveAccessibleName(/system$/);
  const banner = page.getByRole("banner");
  const controls = banner.locator("a:visible, button:visible");
  const places = () => controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  const before = await places();
  const shades = deriveShades(portfolio.accent);
  const bars = page.locator("meta[name=theme-color]");
  const expectBars = ({ ground }: { ground: string }) =>
    expect
      .poll(() => bars.evaluateAll((metas) => metas.map((meta) => meta.getAttribute("content"))), "the browser's bar")
      .toEqual([ground, ground]);
  await expectBars(shades.dark);
  for (const mode of ["dark", "light", "system", "dark", "light"]) {
    await toggle(page).click();
    await expect(toggle(page)).toHaveAccessibleName(new RegExp(`${mode}$`));
    await expectRoot(page, paintedAs(mode === "light" ? "light" : "dark"));
    await expect.poll(async () => (await readStored(page)).theme).toBe(mode);
    expect(await places()).toEqual(before);
    await expectBars(mode === "light" ? shades.light : shades.dark);
  }
  expect(await readStored(page)).toMatchObject({ ...chosen, theme: "light" });
  await page.reload();
  await expectRoot(page, paintedAs("light"));
  await expect(toggle(page)).toHaveAccessibleName(/light$/);

  if (!hasProjects) return;
  await page.getByRole("contentinfo").getByRole("link", { name: "Projects", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: portfolio.projectsPage.title })).toBeVisible();
  await expectRoot(page, paintedAs("light"));
  await expectBars(shades.light);
});

test("a tab applies changes from another tab, and writes none itself", async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  const tab = await context.newPage();
  await tab.goto("/");
  await page.evaluate(() => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (this: Storage, key, value) {
      document.documentElement.dataset.wrote = key;
      write.call(this, key, value);
    };
  });
  const settings = await openSettings(tab);
  for (const name of ["Light", other.name, "crosshair"]) {
    await settings.getByRole("radio", { name, exact: true }).check();
  }
  await expectRoot(page, { ...paintedAs("light"), primary: other.hex, cursor: "crosshair" });
  await expect(toggle(page)).toHaveAccessibleName(/light$/);
  await tab.evaluate(() => localStorage.setItem("primaryColor", "lime"));
  await settings.getByRole("radio", { name: "wait" }).check();
  await expectRoot(page, { primary: other.hex, cursor: "wait" });
  expect(await page.evaluate(() => document.documentElement.dataset.wrote)).toBeUndefined();
});

test("with storage blocked, the page follows the system's theme, and choices still apply", async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
  });
  await stopAtFirstFrame(page);
  await page.emulateMedia({ colorScheme: "dark" });
  for (const load of [() => page.goto("/"), () => page.reload()]) {
    await load();
    if (hasOpeningScreen) await skipOpeningScreen(page);
    await expect(loadingScreen(page)).toHaveCount(0);
    await expectRoot(page, paintedAs("dark"));
  }
  const settings = await openSettings(page);
  for (const name of ["Light", other.name]) await settings.getByRole("radio", { name, exact: true }).check();
  await expectRoot(page, { ...paintedAs("light"), primary: other.hex });
});

test("theme, accent and cursor are set before the first paint", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED \(.*\.js/);
  const stored = { theme: "dark", primaryColor: "#FACC15", cursorType: "crosshair" };
  await page.emulateMedia({ colorScheme: "light" });
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.addInitScript((values) => {
    Object.assign(localStorage, values);
    new MutationObserver((_, observer) => {
      if (!document.querySelector("header")) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const style = getComputedStyle(document.body);
        const firstFrame = [style.colorScheme, style.getPropertyValue("--primary"), style.cursor];
        Object.assign(window, { firstFrame });
      });
    }).observe(document, { childList: true, subtree: true });
  }, stored);
  await page.goto("/");
  expect(await page.evaluate(() => Reflect.get(window, "firstFrame"))).toEqual(["dark", "#FACC15", "crosshair"]);
});
