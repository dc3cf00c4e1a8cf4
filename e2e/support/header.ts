import type { Page } from "@playwright/test";

export const HEADER_SCROLL_OFFSET_PX = 80;

export const navigation = (page: Page) => page.getByRole("navigation", { name: "Main" });
export const section = (page: Page, id: string) => page.locator(`#${id}`);
export const link = (page: Page, name: string) => navigation(page).getByRole("link", { name, exact: true });
export const current = (page: Page) => navigation(page).locator("[aria-current]");

/** From now on, records the links that are marked as current, and the scroll positions. */
export const noteWay = (page: Page) =>
  navigation(page).evaluateHandle((nav) => {
    const labels = new Set<string>();
    const places = new Set<number>();
    const note = () => nav.querySelectorAll("[aria-current]").forEach((link) => labels.add(link.textContent ?? ""));
    new MutationObserver(note).observe(nav, { subtree: true, attributeFilter: ["aria-current"] });
    addEventListener("scroll", () => places.add(window.scrollY));
    return { read: () => ({ labels: [...labels], places: [...places] }) };
  });
