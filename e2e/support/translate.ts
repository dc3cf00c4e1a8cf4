import type { BrowserContext, Page } from "@playwright/test";

/** Runs in the browser. Moves every text into new elements, now and later, as the browser's translator does. */
function translate(isEarly: boolean): void {
  const replace = (text: Text) => {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest("head, script, style, noscript, textarea, font, [translate=no]"))
      return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const replaceIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "characterData") replace(target as Text);
      for (const node of addedNodes) {
        if (node instanceof Text) replace(node);
        else replaceIn(node);
      }
    }
  });
  const start = () => {
    observer.observe(document, { childList: true, characterData: true, subtree: true });
    if (document.body) replaceIn(document.body);
  };
  if (isEarly) return start();
  new MutationObserver((_records, hydration) => {
    if (!document.querySelector('[data-slot="scroll-progress"][style*="--scroll-progress"]')) return;
    hydration.disconnect();
    start();
  }).observe(document, { attributes: true, attributeFilter: ["style"], subtree: true });
}

/** Translates each page as soon as React has hydrated it, and all that appears on it later. */
export const translatePages = (context: BrowserContext) => context.addInitScript(translate, false);

/** Translates each page as soon as its first text arrives, before React hydrates it. */
export const translateEarly = (page: Page) => page.addInitScript(translate, true);
