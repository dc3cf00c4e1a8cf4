import type { Page } from "@playwright/test";

/** Runs in the browser. Moves every text into new elements, now and later, as the browser's translator does. */
function translate(): void {
  const replace = (text: Text) => {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest("script, style, noscript, textarea, font, [translate=no]"))
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
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  if (document.body) replaceIn(document.body);
}

export const translatePage = (page: Page) => page.evaluate(translate);

/** Translates each page as soon as its first text arrives, before React hydrates it. */
export const translateEarly = (page: Page) => page.addInitScript(translate);
