import type { Page } from "@playwright/test";
import { hero } from "@/content/hero";
import { projects } from "@/content/projects";
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
const goHome = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Home" }).first().click();

test("going home and changing the theme are animated; other pages have only their loading screen", async ({ page }) => {
  const readTransitions = await noteTransitions(page);
  await page.goto("/projects");
  await goHome(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(hero.greeting);
  await expect.poll(readTransitions).toEqual([expect.arrayContaining(["page-enter"])]);

  await page.getByRole("banner").getByRole("link", { name: "Projects" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: projects.title })).toBeVisible();
  expect(await readTransitions()).toHaveLength(1);
  await changeTheme(page);
  await expect.poll(async () => (await readTransitions()).slice(1)).toEqual([expect.arrayContaining(["theme-reveal"])]);
});

test("with reduced motion, page and theme changes are not animated", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const readTransitions = await noteTransitions(page);
  await page.goto("/projects");
  await goHome(page);
  await expect(page.locator("#home")).toBeInViewport();
  await changeTheme(page);
  await expect.poll(readTransitions, "two transitions, without animations").toEqual([[], []]);
});
