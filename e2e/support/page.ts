import { expect, type Locator, type Page } from "@playwright/test";
import { certificates } from "@/content/certificates";
import { site } from "@/content/site";

/** An owner may have fewer sections: one then stands in for another. */
export const [firstSection = "home", secondSection = firstSection] = site.sections;
export const [lastButOneSection = "home", lastSection = lastButOneSection] = site.sections.slice(-2);

export const labelOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

export const shownCertificates = site.sections.includes("certificates") ? certificates.certificates : [];

export const carouselOf = (page: Page) => page.getByRole("region", { name: "Certificates carousel" });

/** Scrolls to the carousel, whose script is loaded when it comes near, and waits until that holds the row. */
export async function goToCarousel(page: Page): Promise<void> {
  await carouselOf(page).scrollIntoViewIfNeeded();
  await expect(carouselOf(page).locator("> div").first()).toHaveCSS("overflow-x", "clip");
}

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

/** From the next page's first paint: shifts of `meant`, or of everything, even if gone since. */
export async function recordShifts(page: Page, meant?: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((selector) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[]) {
        const moved = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
        if (!selector || moved.some((element) => element?.matches(selector)))
          shifts.push(moved.map((element) => element?.outerHTML.slice(0, 120)).join(" "));
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, meant);
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** In the browser: from here on nothing can be read from a date, until `mendDates()`. What tells the time or the year breaks. */
export function breakDates(): void {
  const descriptors = Object.getOwnPropertyDescriptors(Date.prototype);
  const fail = () => {
    throw new RangeError("dates are broken");
  };
  for (const name of Object.keys(descriptors).filter((name) => /^(get|to)/.test(name))) {
    Object.defineProperty(Date.prototype, name, { configurable: true, value: fail });
  }
  const { DateTimeFormat } = Intl;
  Object.assign(Intl, { DateTimeFormat: fail });
  Object.assign(window, {
    mendDates() {
      Object.defineProperties(Date.prototype, descriptors);
      Object.assign(Intl, { DateTimeFormat });
    },
  });
}
