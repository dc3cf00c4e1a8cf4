import type { Page } from "@playwright/test";

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
