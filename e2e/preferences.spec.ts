import type { Locator, Page } from "@playwright/test";
import { projects } from "@/content/projects";
import { site } from "@/content/site";
import { groundColours } from "@/lib/ground";
import { channelsOf, contrast, luminance, paintedColours } from "./support/contrast";
import { expect, test } from "./support/fixtures";
import { loadingScreen, skipOpeningScreen, stopAtFirstFrame } from "./support/opening-screen";

const OWN_ACCENT = site.accent.toUpperCase();
const CURSORS = ["default", "pointer", "move", "text", "crosshair", "wait"];
const THEME_COLOURS = groundColours(site.accent);
const DEFAULTS = { theme: "system", primaryColor: OWN_ACCENT, cursorType: "default", fontType: "default" };

const paintedAs = (theme: "light" | "dark") => ({ theme, scheme: theme, bar: THEME_COLOURS[theme] });

const readStored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

const readRoot = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const style = getComputedStyle(root);
    const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
    return {
      bar: metas.find((meta) => !meta.media || matchMedia(meta.media).matches)?.content.trim(),
      theme: ["light", "dark"].filter((name) => root.classList.contains(name)).join(" "),
      scheme: style.colorScheme,
      primary: style.getPropertyValue("--primary"),
      rgb: style.getPropertyValue("--primary-rgb"),
      cursor: getComputedStyle(document.body).cursor,
      font: root.dataset.font,
    };
  });

const expectRoot = (page: Page, expected: Partial<Awaited<ReturnType<typeof readRoot>>>) =>
  expect.poll(() => readRoot(page)).toMatchObject(expected);

const toggle = (page: Page) => page.getByRole("button", { name: /^Switch theme/ });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Theme settings" });

/** Waits for the view transition after the click. Playwright's `check()` would verify the state too early. */
async function choose(radio: Locator) {
  await radio.click();
  await expect(radio).toBeChecked();
}

async function openSettings(page: Page) {
  await page.getByRole("button", { name: "Theme settings" }).click();
  await expect(dialog(page).getByRole("slider", { name: "Red" })).toBeVisible();
  return dialog(page);
}

const rubbish = { theme: "dim the lights", primaryColor: "<b>", cursorType: "help", fontType: "null" };
for (const [visit, stored, cursor] of [
  ["a first visit", {}, "default"],
  ["a visit with invalid stored values", rubbish, "help"],
] as const) {
  test(`${visit} uses the system's theme, and saves all four preferences`, async ({ page }) => {
    await page.addInitScript((values) => void Object.assign(localStorage, values), stored);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/");
    const rgb = channelsOf(OWN_ACCENT).join(", ");
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

test("the toggle cycles through dark, light and system, and names each; the choice lasts across pages and reloads", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await expect(toggle(page)).toHaveAccessibleName(/system$/);
  // Pause the animation, because on a slow machine the test may miss a label that is shown for one second.
  await page.addStyleTag({ content: ".mode-word { animation-play-state: paused !important }" });
  const banner = page.getByRole("banner");
  const controls = banner.locator("a:visible, button:visible");
  const places = () => controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  const before = await places();
  for (const mode of ["dark", "light", "system", "dark", "light"]) {
    await toggle(page).click();
    await expect(toggle(page)).toHaveAccessibleName(new RegExp(`${mode}$`));
    await expectRoot(page, paintedAs(mode === "light" ? "light" : "dark"));
    expect((await readStored(page)).theme).toBe(mode);

    const word = banner.getByText(mode, { exact: true }).and(page.locator(":not(.sr-only)"));
    await expect(word).toBeInViewport({ ratio: 1 });
    expect(await places()).toEqual(before);
    const opacityAt = (time: number) =>
      word.evaluate((element, currentTime) => {
        for (const animation of element.getAnimations()) {
          animation.pause();
          animation.currentTime = currentTime;
        }
        return Number(getComputedStyle(element).opacity);
      }, time);
    expect(await opacityAt(1000)).toBe(1);
    expect(await opacityAt(1199)).toBeLessThan(0.1);
    await word.evaluate((element) => element.getAnimations().at(0)?.play());
    await expect(word).toHaveCount(0);
  }
  await page.reload();
  await expectRoot(page, paintedAs("light"));
  await expect(toggle(page)).toHaveAccessibleName(/light$/);

  await page.getByRole("contentinfo").getByRole("link", { name: "Projects", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: projects.title })).toBeVisible();
  await expectRoot(page, paintedAs("light"));
});

test("the popover sets mode, accent and cursor, and resets the accent", async ({ page }) => {
  await page.goto("/");
  const settings = await openSettings(page);
  await choose(settings.getByRole("radio", { name: "Dark" }));
  await expectRoot(page, paintedAs("dark"));
  for (const { name, hex } of site.accents) {
    await choose(settings.getByRole("radio", { name, exact: true }));
    expect((await readRoot(page)).primary).toBe(hex);
  }
  await expect(settings.getByRole("radio")).toHaveCount(3 + site.accents.length + CURSORS.length);
  for (const cursor of CURSORS) {
    await choose(settings.getByRole("radio", { name: cursor, exact: true }));
    await expect(page.locator("body")).toHaveCSS("cursor", cursor);
    await expect(page.getByRole("link", { includeHidden: true }).first()).toHaveCSS("cursor", "pointer");
    await expect(page.getByLabel("Subject")).toHaveCSS("cursor", "text");
  }

  const hex = settings.getByRole("textbox", { name: "Hex" });
  for (const wrong of ["#10b98", "violet", ""]) {
    await hex.fill(wrong);
    await expect(hex).toHaveAttribute("aria-invalid", "true");
  }
  for (const [typed, primary] of [
    [" facc15 ", "#FACC15"],
    ["#0af", "#00AAFF"],
    ["#10b981", "#10B981"],
  ] as const) {
    await hex.fill(typed);
    await expect(hex).toHaveAttribute("aria-invalid", "false");
    await expectRoot(page, { primary });
  }
  await expect(settings.getByRole("radio", { name: "Emerald" })).toBeChecked();

  const red = settings.getByRole("slider", { name: "Red" });
  await expect(red).toHaveValue("16");
  for (const [key, primary, rgb] of [
    ["ArrowRight", "#11B981", "17, 185, 129"],
    ["End", "#FFB981", "255, 185, 129"],
    ["Home", "#00B981", "0, 185, 129"],
  ] as const) {
    await red.press(key);
    await expectRoot(page, { primary, rgb });
  }
  await expect(settings.getByRole("radio", { name: "Emerald" })).not.toBeChecked();
  expect((await readStored(page)).primaryColor).toBe("#00B981");

  await settings.getByRole("button", { name: "Reset" }).click();
  await expect(hex).toHaveValue(OWN_ACCENT);
  expect(await readStored(page)).toMatchObject({ ...DEFAULTS, theme: "dark", cursorType: "wait" });
});

test("the popover loads when it is opened, and works by keyboard alone", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const trigger = page.getByRole("button", { name: "Theme settings" });
  const script = page.waitForRequest((request) => request.resourceType() === "script");
  await trigger.press("Enter");
  await expect(dialog(page).getByRole("slider", { name: "Blue" })).toBeVisible();
  await script;
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press(key);
      await expect(dialog(page).locator(":focus")).toHaveCount(1);
    }
  }
  await dialog(page).getByRole("radio", { name: "Light" }).press("ArrowRight");
  await expectRoot(page, { theme: "dark" });
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(trigger).toBeFocused();
  await openSettings(page);
  await page.mouse.click(20, 400);
  await expect(dialog(page)).toBeHidden();
});

test("a tab applies changes from another tab without writing to storage, and ignores invalid values", async ({
  page,
  context,
}) => {
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
  for (const name of ["Light", "Lime", "crosshair"]) await choose(settings.getByRole("radio", { name }));
  await expectRoot(page, { ...paintedAs("light"), primary: "#84CC16", cursor: "crosshair" });
  await expect(toggle(page)).toHaveAccessibleName(/light$/);
  await other.evaluate(() => localStorage.setItem("theme", "two words"));
  await expectRoot(page, { ...paintedAs("dark"), primary: "#84CC16" });
  await other.evaluate(() => localStorage.clear());
  await expectRoot(page, { primary: OWN_ACCENT, cursor: "default" });
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.dataset.wrote)).toBeUndefined();
});

test("with storage blocked, preferences last until the visitor leaves the page, and the opening screen always shows", async ({
  page,
}) => {
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
    await skipOpeningScreen(page);
    await expect(loadingScreen(page)).toHaveCount(0);
    await expectRoot(page, paintedAs("dark"));
  }
  const settings = await openSettings(page);
  for (const name of ["Light", "Red"]) await choose(settings.getByRole("radio", { name, exact: true }));
  await expectRoot(page, { ...paintedAs("light"), primary: "#EF4444" });
});

test("theme, accent and cursor are set before the first paint", async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED \(.*\.js/);
  const stored = { theme: "dark", primaryColor: "#FACC15", cursorType: "crosshair" };
  await page.emulateMedia({ colorScheme: "light" });
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.addInitScript((values) => {
    Object.assign(localStorage, values);
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const style = getComputedStyle(document.body);
      const firstFrame = [style.colorScheme, style.getPropertyValue("--primary"), style.cursor];
      Object.assign(window, { firstFrame });
    }).observe(document, { childList: true, subtree: true });
  }, stored);
  await page.goto("/");
  expect(await page.evaluate(() => Reflect.get(window, "firstFrame"))).toEqual(["dark", "#FACC15", "crosshair"]);
});

test("touch screens offer no choice of cursor", async ({ openContext }) => {
  const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true };
  const page = await (await openContext(tablet)).newPage();
  await page.goto("/");
  const settings = await openSettings(page);
  await expect(settings.getByRole("radio", { name: "crosshair" })).toHaveCount(0);
  await page.evaluate(() => document.documentElement.style.setProperty("--cursor", "wait"));
  await expect(page.locator("body")).toHaveCSS("cursor", "auto");
});

/** Colour tokens, grouped by the contrast ratio that they need on every surface (WCAG 2.2 AA). */
const TOKENS = {
  7: ["--ink"],
  4.5: ["--ink-muted", "--accent-text", "--danger", "--success"],
  3: ["--accent-control", "--line-strong"],
};

test("the colours of both themes keep their contrast with every accent", async ({ page }) => {
  await page.goto("/");
  const settings = await openSettings(page);
  const chooseAccent = async (primary: string) => {
    await settings.getByRole("textbox", { name: "Hex" }).fill(primary);
    await expectRoot(page, { primary });
  };
  for (const [theme, darkest, lightest] of [
    ["light", 0.83, 1],
    ["dark", 0, 0.031],
  ] as const) {
    await choose(settings.getByRole("radio", { name: theme }));
    await expectRoot(page, { theme });
    // With the owner's accent, the browser's toolbars match the page's background colour.
    await chooseAccent(OWN_ACCENT);
    const [ground = [], bar = []] = await paintedColours(page, ["--ground", THEME_COLOURS[theme]]);
    expect(Math.max(...bar.map((channel, index) => Math.abs(channel - (ground[index] ?? 0))))).toBeLessThanOrEqual(1);
    for (const accent of ["#FFFFFF", "#000000", "#00FF00", "#0000FF", OWN_ACCENT]) {
      await chooseAccent(accent);
      const paint = async (names: string[]) => (await paintedColours(page, names)).map(luminance);
      const surfaces = await paint(["--ground", "--surface", "--raised", "--sunken"]);
      expect(Math.min(...surfaces)).toBeGreaterThanOrEqual(darkest);
      expect(Math.max(...surfaces)).toBeLessThanOrEqual(lightest);
      for (const [least, tokens] of Object.entries(TOKENS)) {
        const contrasts = (await paint(tokens)).flatMap((token) => surfaces.map((surface) => contrast(token, surface)));
        expect(Math.min(...contrasts), `${tokens.join()} with the accent ${accent}`).toBeGreaterThanOrEqual(
          Number(least),
        );
      }
      const [fill = 0, onFill = 0] = await paint(["--accent-fill", "--on-accent"]);
      expect(contrast(fill, onFill), `text on ${accent}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});
