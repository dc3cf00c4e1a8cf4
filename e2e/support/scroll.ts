import type { Locator, Page } from "@playwright/test";

export const scrollPageTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

/** In CSS px from the page's top, rounded as browsers round scroll positions. */
export const topOf = (section: Locator) =>
  section.evaluate((element) => Math.ceil(element.getBoundingClientRect().top + window.scrollY));

export const screenTopOf = (section: Locator) =>
  section.evaluate((element) => Math.round(element.getBoundingClientRect().top));

export const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
