import type { Page } from "@playwright/test";

/** Replaces every text node by a `<font>` element with its text, as a browser's translator does. */
export const translatePage = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement?.closest("script, style")) continue;
      const font = document.createElement("font");
      text.parentNode?.replaceChild(font, text);
      font.append(text.textContent);
    }
  });
