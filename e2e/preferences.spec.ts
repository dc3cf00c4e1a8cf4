import type { Locator, BrowserContext, Page } from "@playwright/test";
import { projects } from "@/content/projects";
import { site } from "@/content/site";
import { DEFAULT_PREFERENCES } from "@/lib/preferences/preferences";
import { channelsOf, contrast, luminance, paintedColours } from "./support/contrast";
import { expect, test } from "./support/fixtures";
import { loadingScreen } from "./support/opening-screen";

const OWN_ACCENT = site.accent.toUpperCase();
const CURSORS = ["default", "pointer", "move", "text", "crosshair", "wait"];
const THEME_COLOURS = { light: "#faf6f1", dark: "#0f0d14" };
const DEFAULTS = { theme: "system", primaryColor: OWN_ACCENT, cursorType: "default", fontType: "default" };
const MEASURED_ACCENTS = ["#FFFFFF", "#000000", "#00FF00", "#0000FF", OWN_ACCENT];

const store = (context: BrowserContext, entries: Record<string, string>) =>
  context.addInitScript((values) => {
    if (!location.protocol.startsWith("http") || sessionStorage.getItem("seeded")) return;
    sessionStorage.setItem("seeded", "true");
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, entries);

const readStored = (page: Page) =>
  page.evaluate(
    (keys) => Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)])),
    Object.keys(DEFAULTS),
  );

/** What is painted: the class, the computed scheme, the accent and the ground. */
const readRoot = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const style = getComputedStyle(root);
    return {
      theme: ["light", "dark"].filter((name) => root.classList.contains(name)).join(" "),
      scheme: style.colorScheme,
      primary: style.getPropertyValue("--primary"),
      rgb: style.getPropertyValue("--primary-rgb"),
      cursor: root.dataset.cursor,
      font: root.dataset.font,
    };
  });

const expectTheme = (page: Page, theme: "light" | "dark") =>
  expect.poll(() => readRoot(page)).toMatchObject({ theme, scheme: theme });

/** The colour that the browser's bars take. */
const barColour = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
    return metas.find((meta) => !meta.media || matchMedia(meta.media).matches)?.content.trim();
  });

const toggle = (page: Page) => page.getByRole("button", { name: /^Switch theme/ });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Theme settings" });

/** The mode changes inside a view transition, a moment after the click: `check()` would look too early. */
async function choose(radio: Locator) {
  await radio.click();
  await expect(radio).toBeChecked();
}

async function openSettings(page: Page) {
  await page.getByRole("button", { name: "Theme settings" }).click();
  await expect(dialog(page).getByRole("slider", { name: "Red" })).toBeVisible();
  return dialog(page);
}

test("a first visit follows the system, and saves all four preferences", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  expect(await readRoot(page)).toEqual({
    theme: "dark",
    scheme: "dark",
    primary: OWN_ACCENT,
    rgb: channelsOf(OWN_ACCENT).join(", "),
    cursor: "default",
    font: "default",
  });
  expect(await readStored(page)).toEqual(DEFAULTS);
  await openSettings(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectTheme(page, colorScheme);
    expect(await barColour(page)).toBe(THEME_COLOURS[colorScheme]);
  }
});

test("the toggle cycles dark, light, system, dark; a reload and another page keep it", async ({ page, context }) => {
  await store(context, { theme: "dark" });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  const cycle = [
    ["light", "light"],
    ["system", "dark"],
    ["dark", "dark"],
    ["light", "light"],
  ] as const;
  await expect(toggle(page)).toHaveAccessibleName(/dark$/);
  for (const [mode, painted] of cycle) {
    await toggle(page).click();
    await expect(toggle(page)).toHaveAccessibleName(new RegExp(`${mode}$`));
    await expectTheme(page, painted);
    await expect.poll(() => barColour(page)).toBe(THEME_COLOURS[painted]);
    expect((await readStored(page)).theme).toBe(mode);
  }
  await page.reload();
  await expectTheme(page, "light");
  expect(await barColour(page)).toBe(THEME_COLOURS.light);
  await expect(toggle(page)).toHaveAccessibleName(/light$/);

  await page.getByRole("contentinfo").getByRole("link", { name: "Projects", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: projects.title })).toBeVisible();
  expect(await barColour(page), "on another page").toBe(THEME_COLOURS.light);
});

test("the popover sets mode, accent and cursor, and resets the accent", async ({ page }) => {
  await page.goto("/");
  const settings = await openSettings(page);

  await choose(settings.getByRole("radio", { name: "Dark" }));
  await expectTheme(page, "dark");

  for (const { name, hex } of site.accents) {
    await choose(settings.getByRole("radio", { name, exact: true }));
    expect((await readRoot(page)).primary).toBe(hex);
  }
  expect(await settings.getByRole("radio").count()).toBe(3 + site.accents.length + CURSORS.length);

  for (const cursor of CURSORS) {
    await choose(settings.getByRole("radio", { name: cursor, exact: true }));
    expect(await page.evaluate(() => getComputedStyle(document.body).cursor)).toBe(cursor);
    expect(
      await page
        .getByRole("link", { includeHidden: true })
        .first()
        .evaluate((link) => getComputedStyle(link).cursor),
    ).toBe("pointer");
    await expect(page.getByLabel("Subject")).toHaveCSS("cursor", "text");
  }

  const hex = settings.getByRole("textbox", { name: "Hex" });
  await hex.fill("#10b98");
  await expect(hex).toHaveAttribute("aria-invalid", "true");
  await hex.fill("#10b981");
  await expect(hex).toHaveAttribute("aria-invalid", "false");
  await expect(settings.getByRole("radio", { name: "Emerald" })).toBeChecked();

  const red = settings.getByRole("slider", { name: "Red" });
  await expect(red).toHaveValue("16");
  await red.press("ArrowRight");
  await expect.poll(async () => (await readRoot(page)).primary).toBe("#11B981");
  await red.press("End");
  await red.press("ArrowRight");
  await expect.poll(async () => (await readRoot(page)).primary).toBe("#FFB981");
  await red.press("Home");
  await red.press("ArrowLeft");
  await expect.poll(async () => (await readRoot(page)).rgb).toBe("0, 185, 129");
  await expect(settings.getByRole("radio", { name: "Emerald" })).not.toBeChecked();
  expect((await readStored(page)).primaryColor).toBe("#00B981");

  await settings.getByRole("button", { name: "Reset" }).click();
  await expect(hex).toHaveValue(OWN_ACCENT);
  expect(await readStored(page)).toEqual({ ...DEFAULTS, theme: "dark", cursorType: "wait" });
});

test("the popover comes when it is asked for, and works by keyboard alone", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const trigger = page.getByRole("button", { name: "Theme settings" });
  const script = page.waitForRequest((request) => request.resourceType() === "script");
  await trigger.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("slider", { name: "Blue" })).toBeVisible();
  await script;

  for (const key of ["Tab", "Shift+Tab"]) {
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press(key);
      await expect(dialog(page).locator(":focus")).toHaveCount(1);
    }
  }

  await dialog(page).getByRole("radio", { name: "Light" }).focus();
  await page.keyboard.press("ArrowRight");
  await expectTheme(page, "dark");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(trigger).toBeFocused();

  await openSettings(page);
  await page.mouse.click(20, 400);
  await expect(dialog(page)).toBeHidden();
});

test("another tab is followed at once, without an answer, and not into rubbish", async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/");
  await page.evaluate(() => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (this: Storage, key, value) {
      document.documentElement.dataset.wrote = key;
      write.call(this, key, value);
    };
  });
  const settings = await openSettings(other);
  await choose(settings.getByRole("radio", { name: "Light" }));
  await choose(settings.getByRole("radio", { name: "Lime" }));
  await choose(settings.getByRole("radio", { name: "crosshair" }));
  await expect
    .poll(() => readRoot(page))
    .toMatchObject({ theme: "light", scheme: "light", primary: "#84CC16", cursor: "crosshair" });
  await expect(toggle(page)).toHaveAccessibleName(/light$/);

  for (const [theme, painted] of [
    ["two words", "dark"],
    ["light", "light"],
  ] as const) {
    await other.evaluate((value) => localStorage.setItem("theme", value), theme);
    await expectTheme(page, painted);
  }
  await other.evaluate(() => localStorage.clear());
  await expect.poll(() => readRoot(page)).toMatchObject({ theme: "dark", primary: OWN_ACCENT });
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.dataset.wrote)).toBeUndefined();
});

test.describe("storage", () => {
  test("full of rubbish is mended; the help cursor stays, though it is not offered", async ({ page, context }) => {
    await store(context, { theme: "dim the lights", primaryColor: "<b>", cursorType: "help", fontType: "null" });
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/");
    await expectTheme(page, "light");
    expect(await readStored(page)).toEqual({ ...DEFAULTS, cursorType: "help" });
    expect(await page.evaluate(() => getComputedStyle(document.body).cursor)).toBe("help");
    const settings = await openSettings(page);
    await expect(settings.getByRole("radio", { name: "help" })).toHaveCount(0);
  });

  test("that is blocked lets everything work for this page, which begins with the opening screen", async ({ page }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
    });
    await page.emulateMedia({ colorScheme: "dark" });
    for (const load of [() => page.goto("/"), () => page.reload()]) {
      await load();
      await page.getByRole("button", { name: "Skip" }).click();
      await expect(loadingScreen(page)).toHaveCount(0);
      await expectTheme(page, "dark");
    }
    const settings = await openSettings(page);
    await choose(settings.getByRole("radio", { name: "Light" }));
    await choose(settings.getByRole("radio", { name: "Red", exact: true }));
    await expect.poll(() => readRoot(page)).toMatchObject({ theme: "light", scheme: "light", primary: "#EF4444" });
  });
});

test("nothing flashes: theme, accent and cursor stand before first paint", async ({ page, context, complaints }) => {
  complaints.allow(/ERR_FAILED \(.*\.js/);
  await store(context, { theme: "dark", primaryColor: "#FACC15", cursorType: "crosshair" });
  await page.emulateMedia({ colorScheme: "light" });
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await context.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const { colorScheme, cursor } = getComputedStyle(document.body);
      const primary = getComputedStyle(document.body).getPropertyValue("--primary");
      Object.assign(window, { firstFrame: [colorScheme, primary, cursor] });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/");
  expect(await page.evaluate(() => Reflect.get(window, "firstFrame"))).toEqual(["dark", "#FACC15", "crosshair"]);
});

test("touch is offered no cursors", async ({ openContext }) => {
  const context = await openContext({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto("/");
  const settings = await openSettings(page);
  await expect(settings.getByRole("radio", { name: "crosshair" })).toHaveCount(0);
  await page.evaluate(() => document.documentElement.style.setProperty("--cursor", "wait"));
  expect(await page.evaluate(() => getComputedStyle(document.body).cursor)).toBe("auto");
});

const SURFACES = ["--ground", "--surface", "--raised", "--sunken"];
/** The least contrast that each token keeps on every surface (WCAG 2.2 AA). */
const LEAST_CONTRAST = {
  "--ink": 7,
  "--ink-muted": 4.5,
  "--accent-text": 4.5,
  "--danger": 4.5,
  "--success": 4.5,
  "--accent-control": 3,
  "--line-strong": 3,
};

test("both themes' tokens are readable under every accent", async ({ page }) => {
  await page.goto("/");
  const settings = await openSettings(page);
  for (const [theme, darkest, lightest] of [
    ["Light", 0.83, 1],
    ["Dark", 0, 0.031],
  ] as const) {
    await choose(settings.getByRole("radio", { name: theme }));
    const painted = theme === "Light" ? "light" : "dark";
    await expectTheme(page, painted);
    // The bars' colours are the grounds under the default accent, whatever the owner's is.
    await settings.getByRole("textbox", { name: "Hex" }).fill(DEFAULT_PREFERENCES.primaryColor);
    await expect.poll(async () => (await readRoot(page)).primary).toBe(DEFAULT_PREFERENCES.primaryColor);
    const [ground = [], bar = []] = await paintedColours(page, ["--ground", THEME_COLOURS[painted]]);
    expect(Math.max(...bar.map((channel, index) => Math.abs(channel - (ground[index] ?? 0))))).toBeLessThan(4);
    for (const accent of MEASURED_ACCENTS) {
      await settings.getByRole("textbox", { name: "Hex" }).fill(accent);
      await expect.poll(async () => (await readRoot(page)).primary).toBe(accent);
      const surfaces = (await paintedColours(page, SURFACES)).map(luminance);
      expect(Math.min(...surfaces)).toBeGreaterThanOrEqual(darkest);
      expect(Math.max(...surfaces)).toBeLessThanOrEqual(lightest);

      const tokens = (await paintedColours(page, Object.keys(LEAST_CONTRAST))).map(luminance);
      for (const [index, [token, least]] of Object.entries(LEAST_CONTRAST).entries()) {
        const worst = Math.min(...surfaces.map((surface) => contrast(tokens[index] ?? 0, surface)));
        expect(worst, `${token} under ${accent}`).toBeGreaterThanOrEqual(least);
      }
      const [fill = 0, onFill = 0] = (await paintedColours(page, ["--accent-fill", "--on-accent"])).map(luminance);
      expect(contrast(fill, onFill), `text on ${accent}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});
