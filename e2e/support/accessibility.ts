import type { Page } from "@playwright/test";

export const WIDE = { width: 1440, height: 900 };

export const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isHeld = (element: Element) => {
      for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflowX !== "visible") return true;
      }
      return false;
    };
    const boxes = [document.documentElement, ...document.querySelectorAll("dialog[open], [role=dialog]")];
    const scrolling = boxes.filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth);
    const pushedOut = [...document.querySelectorAll("main *, header *, footer *")]
      // Texts, and buttons that show only an icon.
      .filter((element) => (element.textContent?.trim() ? element.childElementCount === 0 : element.matches("button")))
      .filter((element) => !isHeld(element) && !element.closest(".sr-only"))
      .filter((element) => [...element.getClientRects()].some(({ left, right }) => right > width + 1 || left < -1));
    return [...scrolling, ...pushedOut].map((element) => element.outerHTML.slice(0, 120));
  });
