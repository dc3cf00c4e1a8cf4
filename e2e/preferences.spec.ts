import type { Locator, Page } from "@playwright/test";
import { projects } from "@/content/projects";
import { site } from "@/content/site";
import { parseHex } from "@/lib/accent";
import { expect, test } from "./support/fixtures";
import { loadingScreen, skipOpeningScreen, stopAtFirstFrame } from "./support/loading";

const OWN_ACCENT = site.accent.toUpperCase();
const CURSORS = ["default", "pointer", "move", "text", "crosshair", "wait"];
const DEFAULTS = { theme: "system", primaryColor: OWN_ACCENT, cursorType: "default", fontType: "default" };

const paintedAs = (theme: "light" | "dark") => ({ theme, scheme: theme, painted: theme });

const readStored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

const readRoot = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const style = getComputedStyle(root);
    return {
      theme: ["light", "dark"].filter((name) => root.classList.contains(name)).join(" "),
      scheme: style.colorScheme,
      painted: Number(/oklch\(([\d.]+)/.exec(style.backgroundColor)?.[1]) < 0.5 ? "dark" : "light",
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

test("the toggle cycles through dark, light and system, and names each; the choice lasts across pages and reloads", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await expect(toggle(page)).toHaveAccessibleName(/system$/);
  const banner = page.getByRole("banner");
  const controls = banner.locator("a:visible, button:visible");
  const places = () => controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  const before = await places();
  for (const mode of ["dark", "light", "system", "dark", "light"]) {
    await toggle(page).click();
    await expect(toggle(page)).toHaveAccessibleName(new RegExp(`${mode}$`));
    await expectRoot(page, paintedAs(mode === "light" ? "light" : "dark"));
    expect((await readStored(page)).theme).toBe(mode);
    expect(await places()).toEqual(before);
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
  const swatches = settings.getByRole("group", { name: "Accent" }).getByRole("radio");
  expect(await swatches.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")))).toEqual(
    site.accents.map(({ name }) => name),
  );
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
    await expect(hex).toHaveAccessibleDescription(`Six hex digits, like ${OWN_ACCENT}`);
  }
  for (const [typed, primary] of [
    [" facc15 ", "#FACC15"],
    ["#0af", "#00AAFF"],
    ["#10b981", "#10B981"],
  ] as const) {
    await hex.fill(typed);
    await expect(hex).toHaveAttribute("aria-invalid", "false");
    await expect(hex).toHaveAccessibleDescription("");
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

test("the popover opens beside the hero's text and portrait, and elsewhere under its button", async ({ page }) => {
  const edgesOf = async (part: Locator) => {
    const { x = NaN, width = NaN } = (await part.boundingBox()) ?? {};
    return { start: x, end: x + width };
  };
  await page.goto("/");
  await openSettings(page);
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { start, end } = await edgesOf(dialog(page));
    expect((await edgesOf(page.locator("#home-heading > span"))).start).toBeLessThan(start);
    for (const text of await page.locator("#home :is(li, [data-hero-actions] a)").all()) {
      expect((await edgesOf(text)).end, `${width} px, the text`).toBeLessThan(start);
    }
    expect((await edgesOf(page.locator("#home img"))).start, `${width} px, the portrait`).toBeGreaterThan(end);
    const button = await edgesOf(page.locator("[aria-haspopup=dialog][aria-expanded=true]"));
    expect(button.start - end, `${width} px, the button`).toBeLessThan(120);
  }
  await page.goto("/projects");
  await openSettings(page);
  const button = await edgesOf(page.locator("[aria-haspopup=dialog][aria-expanded=true]"));
  expect((await edgesOf(dialog(page))).end).toBeCloseTo(button.end, 0);
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
      await expect(page.locator(":focus:not(dialog[open] *)"), "nothing behind the dialog").toHaveCount(0);
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

test("a tab applies changes from another tab, and writes none itself", async ({ page, context }) => {
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
  await other.evaluate(() => localStorage.setItem("primaryColor", "lime"));
  await choose(settings.getByRole("radio", { name: "wait" }));
  await expectRoot(page, { primary: "#84CC16", cursor: "wait" });
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

test("theme, accent and cursor are set before the first paint", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED \(.*\.js/);
  const stored = { theme: "dark", primaryColor: "#FACC15", cursorType: "crosshair" };
  await page.emulateMedia({ colorScheme: "light" });
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.addInitScript((values) => {
    Object.assign(localStorage, values);
    new MutationObserver((_, observer) => {
      if (!document.body) return;
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

test("touch screens offer no choice of cursor", async ({ openContext }) => {
  const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true };
  const page = await (await openContext(tablet)).newPage();
  await page.goto("/");
  const settings = await openSettings(page);
  await expect(settings.getByRole("radio", { name: "crosshair" })).toHaveCount(0);
  await page.evaluate(() => document.documentElement.style.setProperty("--cursor", "wait"));
  await expect(page.locator("body")).toHaveCSS("cursor", "auto");
});
