import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";

/** Notes the names of the animations of every view transition, once it runs. */
async function noteTransitions(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const noted: string[][] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      const transition = start(...given);
      const names: string[] = [];
      noted.push(names);
      void transition.ready.then(() => {
        for (const animation of document.getAnimations()) {
          const { pseudoElement } = animation.effect as KeyframeEffect;
          if (!pseudoElement?.startsWith("::view-transition-")) continue;
          if (animation instanceof CSSAnimation) names.push(animation.animationName);
        }
      });
      return transition;
    };
    Object.assign(window, { noted });
  });
  return () => page.evaluate(() => Reflect.get(window, "noted") as string[][]);
}

const goHome = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Home" }).first().click();

test("coming home, the page fades in; the others come in behind their loading screen", async ({ page }) => {
  const readTransitions = await noteTransitions(page);
  await page.goto("/projects");
  await goHome(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hello");
  await expect.poll(readTransitions).toEqual([expect.arrayContaining(["page-enter"])]);

  await page.getByRole("banner").getByRole("link", { name: "Projects" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
  expect(await readTransitions()).toHaveLength(1);
});

test("nothing fades for a visitor who asks for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const readTransitions = await noteTransitions(page);
  await page.goto("/projects");
  await goHome(page);
  await expect(page.locator("#home")).toBeInViewport();
  expect((await readTransitions()).flat()).toEqual([]);
});
