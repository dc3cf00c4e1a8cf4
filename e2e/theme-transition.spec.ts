import type { Page } from "@playwright/test";
import { expect, MOVING, test } from "./support/fixtures";

test.use(MOVING);

/** Changes the theme, and returns the names of the animations that this starts. */
async function changeTheme(page: Page): Promise<string[]> {
  await page.goto("/");
  const noted = page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const names = new Set<string>();
    while (!document.querySelector(":root:active-view-transition")) await nextFrame();
    while (document.querySelector(":root:active-view-transition")) {
      for (const animation of document.getAnimations()) {
        const { pseudoElement } = animation.effect as KeyframeEffect;
        const isOfTransition = pseudoElement?.startsWith("::view-transition-");
        if (isOfTransition && animation instanceof CSSAnimation) names.add(animation.animationName);
      }
      await nextFrame();
    }
    return [...names];
  });
  await page.getByRole("button", { name: /^Switch theme/ }).click();
  return noted;
}

test("changing the theme is animated, unless the visitor prefers reduced motion", async ({ page }) => {
  expect(await changeTheme(page)).toContain("theme-reveal");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await changeTheme(page)).toEqual([]);
});

test("a second change during the first is animated, too", async ({ page }) => {
  await page.goto("/");
  const toggle = page.getByRole("button", { name: /^Switch theme/ });
  await toggle.press("Enter");
  await expect(page.locator(":root:active-view-transition")).toBeAttached();
  await toggle.press("Enter");
  const states = await page.evaluate(async () => {
    const seen: boolean[] = [];
    while (document.querySelector(":root:active-view-transition")) {
      seen.push("revealing" in document.documentElement.dataset);
      await new Promise(requestAnimationFrame);
    }
    return seen;
  });
  expect(states.length).toBeGreaterThan(3);
  expect(states).not.toContain(false);
  await expect(page.locator(":root[data-revealing]")).toHaveCount(0);
});
