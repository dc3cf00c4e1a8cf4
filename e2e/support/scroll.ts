import type { Locator, Page } from "@playwright/test";

/** Puts the page at a scroll position at once, as a restored one would be. */
export const scrollPageTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

/** Distance of a section's top from the page's top, in CSS px, as the browser rounds a scroll position to it. */
export const topOf = (section: Locator) =>
  section.evaluate((element) => Math.ceil(element.getBoundingClientRect().top + window.scrollY));

/** Distance of a section's top from the screen's top, in whole CSS px. */
export const screenTopOf = (section: Locator) =>
  section.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Puts the tab in the background or the foreground, as the page sees it. */
export const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
