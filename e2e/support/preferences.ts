import type { Page } from "@playwright/test";
import { accentProperties } from "@/lib/accent";
import { expect } from "./fixtures";
import { portfolio } from "./portfolio";

export const OWN_ACCENT = portfolio.accent.toUpperCase();
export const DEFAULTS = { theme: "system", primaryColor: OWN_ACCENT, cursorType: "default", fontType: "default" };

export const paintedAs = (theme: "light" | "dark") => ({ theme, scheme: theme, painted: theme });

/** Paints the page in another accent, without the settings. */
export const paintAccent = (page: Page, hex: string) =>
  page.evaluate((properties) => {
    for (const [name, value] of Object.entries(properties)) {
      document.documentElement.style.setProperty(name, String(value));
    }
  }, accentProperties(hex));

export const readStored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

export const readRoot = (page: Page) =>
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

export const expectRoot = (page: Page, expected: Partial<Awaited<ReturnType<typeof readRoot>>>) =>
  expect.poll(() => readRoot(page)).toMatchObject(expected);

export const toggle = (page: Page) => page.getByRole("button", { name: /^Switch theme/ });
export const dialog = (page: Page) => page.getByRole("dialog", { name: "Theme settings" });

export async function openSettings(page: Page) {
  await page.getByRole("button", { name: "Theme settings" }).click();
  await expect(dialog(page).getByRole("slider", { name: "Red" })).toBeVisible();
  return dialog(page);
}
