import type { BrowserContext, Page } from "@playwright/test";
import { HYDRATED } from "./page";

/**
 * Runs in the browser. Moves every text into new elements, as the browser's translator does: at once, or as soon as
 * something matches `awaited`, and whenever a text appears or changes later.
 */
function translate(awaited: string | null): void {
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
  if (!awaited) return start();
  new MutationObserver((_records, waiting) => {
    if (!document.querySelector(awaited)) return;
    waiting.disconnect();
    start();
  }).observe(document, { attributes: true, attributeFilter: ["style"], subtree: true });
}

/** Translates each page as soon as React has hydrated it. */
export const translatePages = (context: BrowserContext) => context.addInitScript(translate, HYDRATED);

/** Translates each page as soon as its first text arrives, before React hydrates it. */
export const translateEarly = (page: Page) => page.addInitScript(translate, null);
