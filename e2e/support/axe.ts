import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

/** Runs axe in the page itself, because @axe-core/playwright opens a blank page for each run. */
export async function findAxeViolations(page: Page, parts: string[], options: RunOptions = {}) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([include, run]) =>
      (Reflect.get(window, "axe") as typeof axe).run(include.length > 0 ? { include } : document, run),
    [parts.map((part) => [part]), options] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => [id, target, failureSummary]));
}

/** While the theme changes, colours between the two may fail the contrast check. */
export const waitForTransitions = (page: Page) =>
  page.waitForFunction(() => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // The list still contains a closed disclosure's finished transition, so check each state.
    return transitions.every(({ playState }) => playState === "finished");
  });
