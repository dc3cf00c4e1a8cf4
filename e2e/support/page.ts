import { expect, type Locator, type Page } from "@playwright/test";
import { portfolio } from "./portfolio";

export const pageSections = portfolio.sections.map(({ id }) => id);

/** Content that some tests need and an owner's site may lack. */
export const hasProjects = portfolio.projects.length > 0;
export const hasContact = pageSections.includes("contact");
export const hasOpeningScreen = portfolio.openingScreen !== "never";
export const hasBars = portfolio.skills.some(({ percentage }) => percentage !== undefined);

/** Escapes the owner's names and texts for use in a regular expression. */
export const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** The sections that the header links to. */
export const spiedSections = portfolio.spiedSections.slice(1);

/** On a site with few sections, two of these names may refer to the same section. */
export const [firstSection = "home", secondSection = firstSection] = spiedSections;
export const [lastButOneSection = "home", lastSection = lastButOneSection] = spiedSections.slice(-2);

export const labelOf = (id: string) => portfolio.sections.find((section) => section.id === id)?.heading ?? "Home";

export const shownCertificates = portfolio.certificates;

export const carouselOf = (page: Page) => page.getByRole("region", { name: "Certificates carousel" });

/** Scrolls to the carousel to make its script load, then waits until Embla has started. */
export async function goToCarousel(page: Page): Promise<void> {
  await carouselOf(page).scrollIntoViewIfNeeded();
  await expect(carouselOf(page).locator("> div").first()).toHaveCSS("overflow-x", "clip");
}

/** Present once the page's scripts run. The first visible sign is the line that shows the scroll progress. */
export const HYDRATED = '[data-slot="scroll-progress"][style*="--scroll-progress"]';

export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator(HYDRATED)).toBeAttached();
}

/** The page's theme follows the system's a moment later. */
export async function setColorScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
}

export const scrollPageTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

/** Returns the distance from the top of the page in CSS px, rounded as browsers round scroll positions. */
export const topOf = (section: Locator) =>
  section.evaluate((element) => Math.ceil(element.getBoundingClientRect().top + window.scrollY));

export const screenTopOf = (section: Locator) =>
  section.evaluate((element) => Math.round(element.getBoundingClientRect().top));

export const notifications = (page: Page) => page.getByRole("region", { name: /Notifications/ });

/** The part's box in CSS px, or NaN for each value if it has none. */
export const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };

/** The words inside that are on more than one line. */
export const findBrokenWords = (part: Locator) =>
  part.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      for (const { 0: word, index } of texts.currentNode.textContent?.matchAll(/[\p{L}\p{M}\p{N}%]+/gu) ?? []) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(word);
      }
    }
    return broken;
  });

/** The boxes of the lines of an element's text. */
export const readLines = (part: Locator) =>
  part.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines: { x: number; y: number; width: number; height: number }[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const { x, y, width, height } of range.getClientRects()) lines.push({ x, y, width, height });
    }
    return lines;
  });

/** The elements that overlap the cover, whether under or over it. */
export const findCovered = (cover: Locator, covered: string) =>
  cover.evaluate((element, selector) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [...document.querySelectorAll(selector)]
      .filter((other) => other.checkVisibility({ visibilityProperty: true }))
      .filter((other) => {
        const box = other.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  }, covered);

/** Waits until what has changed is on the screen. */
export const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

export const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);

/**
 * Records layout shifts on the next page. With `meant`, records only shifts of matching elements. A busy browser may show
 * half of an element while it is still reading the page, so shifts count from the first frame of the whole page.
 */
export async function recordShifts(page: Page, meant?: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((selector) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const observer = new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[]) {
        const moved = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
        if (!selector || moved.some((element) => element?.matches(selector)))
          shifts.push(moved.map((element) => element?.outerHTML.slice(0, 120)).join(" "));
      }
    });
    const observe = () => observer.observe({ type: "layout-shift" });
    document.addEventListener("DOMContentLoaded", () => requestAnimationFrame(() => requestAnimationFrame(observe)));
  }, meant);
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/**
 * Runs in the browser. Makes a method of dates throw an error until `restoreDates()` is called. Only the layout calls
 * `getFullYear`, and only the page's clocks call `getTimezoneOffset`.
 */
export function breakDates(method: string): void {
  const original: unknown = Reflect.get(Date.prototype, method);
  const set = (value: unknown) => Reflect.set(Date.prototype, method, value);
  set(() => {
    throw new RangeError("dates are broken");
  });
  Object.assign(window, { restoreDates: () => set(original) });
}
