import type { Locator, BrowserContext, Page } from "@playwright/test";
import { site } from "@/content/site";
import { DEFAULT_PREFERENCES } from "@/lib/preferences/preferences";
import { channelsOf, contrast, luminance } from "./support/contrast";
import { expect, test } from "./support/fixtures";

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

test("a first visit follows the system and its changes, marks the root and saves all four preferences", async ({
  page,
}) => {
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
  }
});

test("the toggle cycles dark, light, system, dark, tells which, and a reload keeps it", async ({ page, context }) => {
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
    expect((await readStored(page)).theme).toBe(mode);
  }
  await page.reload();
  await expectTheme(page, "light");
  await expect(toggle(page)).toHaveAccessibleName(/light$/);
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

  await settings.getByRole("button", { name: "Reset" }).click();
  await expect(hex).toHaveValue(OWN_ACCENT);
  expect(await readStored(page)).toEqual({ ...DEFAULTS, theme: "dark", cursorType: "wait" });
});

test("the sliders go from 0 to 255 by ones and stop at the ends", async ({ page, context }) => {
  await store(context, { primaryColor: "#8B5CF6" });
  await page.goto("/");
  const settings = await openSettings(page);
  for (const name of ["Red", "Green", "Blue"]) {
    const slider = settings.getByRole("slider", { name });
    await expect(slider).toHaveAttribute("min", "0");
    await expect(slider).toHaveAttribute("max", "255");
    await expect(slider).toHaveAttribute("step", "1");
  }
  const red = settings.getByRole("slider", { name: "Red" });
  await expect(red).toHaveValue("139");
  await red.press("ArrowRight");
  await expect.poll(async () => (await readRoot(page)).primary).toBe("#8C5CF6");
  await red.press("End");
  await red.press("ArrowRight");
  await expect.poll(async () => (await readRoot(page)).primary).toBe("#FF5CF6");
  await red.press("Home");
  await red.press("ArrowLeft");
  await expect.poll(async () => (await readRoot(page)).rgb).toBe("0, 92, 246");
  await expect(settings.getByRole("radio", { name: "Violet" })).not.toBeChecked();
  expect((await readStored(page)).primaryColor).toBe("#005CF6");
});

test("the popover works by keyboard alone, keeps the focus in and gives it back", async ({ page }) => {
  await page.goto("/");
  const trigger = page.getByRole("button", { name: "Theme settings" });
  await trigger.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("slider", { name: "Blue" })).toBeVisible();

  for (const key of ["Tab", "Shift+Tab"]) {
    for (let press = 0; press < 16; press += 1) {
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
});

test("what the popover holds is loaded when it is first opened; a click outside closes it", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const script = page.waitForRequest((request) => request.resourceType() === "script");
  await openSettings(page);
  await script;
  await page.mouse.click(20, 400);
  await expect(dialog(page)).toBeHidden();
});

test.describe("another tab", () => {
  test("follows at once, and neither answers by writing", async ({ page, context }) => {
    await page.goto("/");
    const other = await context.newPage();
    await other.goto("/");
    await other.evaluate(() => {
      const write = Storage.prototype.setItem;
      Storage.prototype.setItem = function (this: Storage, key, value) {
        document.documentElement.dataset.wrote = key;
        write.call(this, key, value);
      };
    });
    const settings = await openSettings(page);
    await choose(settings.getByRole("radio", { name: "Dark" }));
    await choose(settings.getByRole("radio", { name: "Lime" }));
    await choose(settings.getByRole("radio", { name: "crosshair" }));
    await expect
      .poll(() => readRoot(other))
      .toMatchObject({ theme: "dark", scheme: "dark", primary: "#84CC16", cursor: "crosshair" });
    await expect(toggle(other)).toHaveAccessibleName(/dark$/);
    expect(await other.evaluate(() => document.documentElement.dataset.wrote)).toBeUndefined();
  });

  test("that stores rubbish, or clears everything, leads back to the defaults", async ({ page, context }) => {
    await store(context, { theme: "light", primaryColor: "#FACC15" });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/");
    const other = await context.newPage();
    await other.goto("/");
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
  });
});

test.describe("storage", () => {
  test("full of rubbish is mended without an error", async ({ page, context }) => {
    await store(context, { theme: "dim the lights", primaryColor: "<b>", cursorType: "[]", fontType: "null" });
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/");
    await expectTheme(page, "light");
    expect(await readStored(page)).toEqual(DEFAULTS);
  });

  test("with the help cursor keeps it, though it is not offered", async ({ page, context }) => {
    await store(context, { cursorType: "help" });
    await page.goto("/");
    expect(await page.evaluate(() => getComputedStyle(document.body).cursor)).toBe("help");
    const settings = await openSettings(page);
    await expect(settings.getByRole("radio", { name: "help" })).toHaveCount(0);
  });

  test("that is blocked lets everything work for this page", async ({ page, context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/");
    await expectTheme(page, "dark");
    const settings = await openSettings(page);
    await choose(settings.getByRole("radio", { name: "Light" }));
    await choose(settings.getByRole("radio", { name: "Red", exact: true }));
    await expect.poll(() => readRoot(page)).toMatchObject({ theme: "light", scheme: "light", primary: "#EF4444" });
  });
});

test("nothing flashes: theme, accent and cursor stand before the first paint, without the page's scripts", async ({
  page,
  context,
  complaints,
}) => {
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

test("the browser's bars take the colour of the theme that is chosen", async ({ page, context }) => {
  // They are the grounds under the default accent, whatever the owner's is.
  await store(context, { primaryColor: DEFAULT_PREFERENCES.primaryColor });
  const applying = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
      return metas.find((meta) => !meta.media || matchMedia(meta.media).matches)?.content;
    });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  expect(await applying()).toBe(THEME_COLOURS.dark);
  const settings = await openSettings(page);
  await choose(settings.getByRole("radio", { name: "Light" }));
  await expect.poll(applying).toBe(THEME_COLOURS.light);
  await page.reload();
  expect(await applying()).toBe(THEME_COLOURS.light);
  await openSettings(page);
  await choose(settings.getByRole("radio", { name: "System" }));
  await expect.poll(applying).toBe(THEME_COLOURS.dark);
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expectTheme(page, scheme);
    const [ground = [], bar = []] = await paintedColours(page, ["--ground", THEME_COLOURS[scheme]]);
    expect(Math.max(...bar.map((channel, index) => Math.abs(channel - (ground[index] ?? 0))))).toBeLessThan(4);
  }
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

/** Red, green and blue, 0-255, of custom properties or colours, as the browser paints them. */
const paintedColours = (page: Page, colours: string[]) =>
  page.evaluate((names) => {
    const probe = document.body.appendChild(document.createElement("span"));
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const painted = names.map((name) => {
      probe.style.color = name.startsWith("--") ? `var(${name})` : name;
      if (!canvas) return [];
      canvas.fillStyle = getComputedStyle(probe).color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    });
    probe.remove();
    return painted;
  }, colours);

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
    await expectTheme(page, theme === "Light" ? "light" : "dark");
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
