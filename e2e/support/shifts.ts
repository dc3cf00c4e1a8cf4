import type { Page } from "@playwright/test";

/**
 * Records layout shifts from the first paint on. To be called before the page is opened.
 *
 * @param meant Selector of the elements whose moves count. Without it every shift counts, of what is gone since, too.
 * @returns A reader of the shifts so far: the beginning of the HTML of what each one moved.
 */
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
