import type { Locator } from "@playwright/test";
import { expect, test } from "./support/fixtures";
import { boxOf, hasContact } from "./support/page";
import { portfolio } from "./support/portfolio";
import {
  DEFAULTS,
  dialog,
  expectRoot,
  openSettings,
  OWN_ACCENT,
  paintedAs,
  readRoot,
  readStored,
} from "./support/preferences";

const CURSORS = ["default", "pointer", "move", "text", "crosshair", "wait"];

test("the popover sets mode, accent and cursor, and resets the accent", async ({ page }) => {
  await page.goto("/");
  const settings = await openSettings(page);
  await settings.getByRole("radio", { name: "Dark", exact: true }).check();
  await expectRoot(page, paintedAs("dark"));
  const swatches = settings.getByRole("group", { name: "Accent" }).getByRole("radio");
  expect(await swatches.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")))).toEqual(
    portfolio.accents.map(({ name }) => name),
  );
  for (const { name, hex } of portfolio.accents) {
    await settings.getByRole("radio", { name, exact: true }).check();
    expect((await readRoot(page)).primary.toUpperCase()).toBe(hex.toUpperCase());
  }
  await expect(settings.getByRole("radio")).toHaveCount(3 + portfolio.accents.length + CURSORS.length);
  for (const cursor of CURSORS) {
    await settings.getByRole("radio", { name: cursor, exact: true }).check();
    await expect(page.locator("body")).toHaveCSS("cursor", cursor);
    await expect(page.getByRole("link", { includeHidden: true }).first()).toHaveCSS("cursor", "pointer");
    if (hasContact) await expect(page.getByLabel("Subject")).toHaveCSS("cursor", "text");
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
  const isOffered = portfolio.accents.some(({ hex: offered }) => offered.toUpperCase() === "#10B981");
  await expect(settings.getByRole("group", { name: "Accent" }).locator(":checked")).toHaveCount(isOffered ? 1 : 0);

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
  await expect(settings.getByRole("group", { name: "Accent" }).locator(":checked")).toHaveCount(0);
  expect((await readStored(page)).primaryColor).toBe("#00B981");

  await settings.getByRole("button", { name: "Reset" }).click();
  await expect(hex).toHaveValue(OWN_ACCENT);
  expect(await readStored(page)).toMatchObject({ ...DEFAULTS, theme: "dark", cursorType: "wait" });
});

test("the popover opens under its button, beside the hero's text", async ({ page }) => {
  const edgesOf = async (part: Locator) => {
    const { x, width } = await boxOf(part);
    return { start: x, end: x + width };
  };
  await page.goto("/");
  await openSettings(page);
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { start, end } = await edgesOf(dialog(page));
    const button = await edgesOf(page.locator("[aria-haspopup=dialog][aria-expanded=true]"));
    expect((await edgesOf(page.locator("h1 > span").first())).start).toBeLessThan(start);
    for (const text of await page.locator("#home :is(li, [data-hero-actions] a)").all()) {
      expect((await edgesOf(text)).end, `${width} px, the text`).toBeLessThan(start);
    }
    expect(end, `${width} px, the button`).toBeCloseTo(button.end, 0);
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
  await page.keyboard.press("Tab");
  await expect(dialog(page).locator(":focus"), "Tab leads into the popover").toHaveCount(1);
  await dialog(page).getByRole("radio", { name: "Light" }).press("ArrowRight");
  await expectRoot(page, { theme: "dark" });
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(trigger).toBeFocused();
  await openSettings(page);
  await page.mouse.click(20, 400);
  await expect(dialog(page)).toBeHidden();
});

test("the page behind the popover can be scrolled and used", async ({ page }) => {
  await page.goto("/");
  await openSettings(page);
  await page.mouse.move(200, 600);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole("group", { name: "Accent" }).getByRole("radio").last().check();
  await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  await page.getByRole("button", { name: "Theme settings" }).click();
  await expect(dialog(page), "its button closes it too").toBeHidden();
  await openSettings(page);
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Theme settings" })).toBeFocused();
});

test("touch screens offer no choice of cursor, and do not zoom in on a text field", async ({ openContext }) => {
  const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true };
  const page = await (await openContext(tablet)).newPage();
  await page.goto("/");
  const settings = await openSettings(page);
  await expect(settings.getByRole("radio", { name: "crosshair" })).toHaveCount(0);
  await page.evaluate(() => document.documentElement.style.setProperty("--cursor", "wait"));
  await expect(page.locator("body")).toHaveCSS("cursor", "auto");
  // iOS zooms in on fields with smaller text.
  for (const field of await page.getByRole("textbox").all()) await expect(field).toHaveCSS("font-size", "16px");
});
