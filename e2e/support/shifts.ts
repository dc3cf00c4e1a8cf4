import type { Page } from "@playwright/test";

/**
 * Records layout shifts from the first paint on. To be called before the page is opened.
 *
 * @param meant Selector of the elements whose moves count.
 * @returns A reader of what moved so far: the beginning of each element's HTML.
 */
export async function recordShifts(page: Page, meant = "*"): Promise<() => Promise<string[]>> {
  await page.addInitScript((selector) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[]) {
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element?.matches(selector)) shifts.push(element.outerHTML.slice(0, 120));
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, meant);
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
