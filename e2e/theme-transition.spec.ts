import type { Page } from "@playwright/test";
import { hero } from "@/content/hero";
import { expect, test } from "./support/fixtures";

async function noteTransitions(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const noted: { names: string[]; finished: Promise<unknown> }[] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      const transition = start(...given);
      const names: string[] = [];
      noted.push({ names, finished: transition.finished });
      void transition.ready.then(() => {
        for (const animation of document.getAnimations()) {
          const { pseudoElement } = animation.effect as KeyframeEffect;
          if (!pseudoElement?.startsWith("::view-transition-")) continue;
          if (animation instanceof CSSAnimation) names.push(animation.animationName);
        }
      });
      return transition;
    };
    const readTransitions = async () => {
      await Promise.allSettled(noted.map(({ finished }) => finished));
      return noted.map(({ names }) => names);
    };
    Object.assign(window, { readTransitions });
  });
  return () => page.evaluate(() => Reflect.get(window, "readTransitions")() as Promise<string[][]>);
}

const changeTheme = (page: Page) => page.getByRole("button", { name: /^Switch theme/ }).click();

async function goHome(page: Page) {
  await page.getByRole("banner").getByRole("link", { name: "Home" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(hero.greeting);
}

test("changing the theme is animated, changing the page is not", async ({ page }) => {
  const readTransitions = await noteTransitions(page);
  await page.goto("/projects");
  await goHome(page);
  expect(await readTransitions()).toEqual([]);
  await changeTheme(page);
  await expect.poll(readTransitions).toEqual([expect.arrayContaining(["theme-reveal"])]);
});

test("with reduced motion, changing the theme is not animated", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const readTransitions = await noteTransitions(page);
  await page.goto("/");
  await changeTheme(page);
  await expect.poll(readTransitions, "one transition, without animations").toEqual([[]]);
});
