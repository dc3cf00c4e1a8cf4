import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { hero } from "@/content/hero";
import { site } from "@/content/site";
import { goToCarousel } from "./support/carousel";
import { expect, test } from "./support/fixtures";
import { loadingScreen } from "./support/opening-screen";
import { type PageState, PAGE_STATES } from "./support/states";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const THEMES = ["light", "dark"] as const;
const HARD_ACCENTS = ["#FFFFFF", "#000000", "#FACC15"];
/** Whether a state holds controls of its own. */
const hasTargets = ({ name }: PageState) => !["error", "form-error", "form-fields", "projects-filtered"].includes(name);
const fits = (state: PageState, { width }: { width: number }) => state.fits?.(width) ?? true;
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 740 };
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 1024, height: 768 };

test.use({ viewport: WIDE, contextOptions: { reducedMotion: "reduce" } });

async function reach(page: Page, { path, prepare, reach }: PageState) {
  await prepare?.(page);
  await page.goto(path);
  await reach?.(page);
}

/** Rules broken, and by which elements, once every colour has come: one that is on its way is nobody's. */
async function findViolations(page: Page, rule?: string) {
  await page.waitForFunction(() => !document.getAnimations().some((animation) => animation instanceof CSSTransition));
  const axe = new AxeBuilder({ page });
  const { violations } = await (rule ? axe.withRules(rule) : axe.withTags(WCAG_22_AA)).analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    elements: nodes.map(({ target, failureSummary }) => [target, failureSummary]),
  }));
}

for (const state of PAGE_STATES) {
  test(`${state.name} keeps to WCAG 2.2 AA in both themes, and every target is 24 px`, async ({ page, complaints }) => {
    if (state.complaint) complaints.allow(state.complaint);
    if (!fits(state, WIDE)) await page.setViewportSize(NARROW);
    await reach(page, state);
    expect(await findViolations(page)).toEqual([]);
    if (hasTargets(state)) expect(await findSmallTargets(page, 24)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(page.locator("html")).toHaveClass(/\bdark\b/);
    expect(await findViolations(page, "color-contrast")).toEqual([]);
  });
}

test.describe("under a finger", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  for (const state of PAGE_STATES.filter(hasTargets)) {
    test(`every target of ${state.name} is 44 px, and nothing is lost or scrolls sideways at 320 px`, async ({
      page,
      complaints,
    }) => {
      if (state.complaint) complaints.allow(state.complaint);
      if (!fits(state, PHONE)) await page.setViewportSize(TABLET);
      await reach(page, state);
      expect(await findSmallTargets(page, 44)).toEqual([]);
      if (!fits(state, PHONE)) return;
      await page.setViewportSize({ width: 320, height: 568 });
      expect(await findOverflow(page)).toEqual([]);
    });
  }
});

for (const colorScheme of THEMES) {
  test(`the landing page keeps its contrast with the hardest accents in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    for (const accent of HARD_ACCENTS) {
      await page.evaluate((hex) => localStorage.setItem("primaryColor", hex), accent);
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("style", new RegExp(accent, "i"));
      expect(await findViolations(page, "color-contrast"), accent).toEqual([]);
    }
  });
}

/** What a screen of 320 px width, or one at 400 % zoom, cuts off or pushes out, outside what scrolls or clips on purpose. */
const findOverflow = (page: Page) =>
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
      .filter((element) => element.childElementCount === 0 && element.textContent?.trim())
      .filter((element) => element.getClientRects().length > 0 && !isHeld(element) && !element.closest(".sr-only"))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > width + 1 || left < -1;
      });
    return [...scrolling, ...pushedOut].map((element) => element.outerHTML.slice(0, 120));
  });

/** Controls smaller than a target has to be. A link within a sentence may be as high as its line. */
const findSmallTargets = (page: Page, leastPx: number) =>
  page.evaluate((least) => {
    const controls = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=button]")];
    return controls.flatMap((control) => {
      const target = control.matches("[type=radio], [type=checkbox]") ? (control.closest("label") ?? control) : control;
      const style = getComputedStyle(target);
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      if (control.closest("[inert], [aria-hidden=true]") || (style.display === "inline" && target.closest("p")))
        return [];
      const { width, height, bottom } = target.getBoundingClientRect();
      const isHidden = bottom <= 0 || (width <= 1 && height <= 1);
      if (isHidden || (width >= least - 0.5 && height >= least - 0.5)) return [];
      return [`${target.textContent?.trim() || target.outerHTML.slice(0, 120)}: ${width} × ${height}`];
    });
  }, leastPx);

/** Fields that no line marks off. */
const findUnborderedFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main input, main textarea, footer input")]
      .filter((field) => field.checkVisibility() && !field.closest("[inert], [aria-hidden=true]"))
      .filter((field) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(field);
        return parseFloat(borderTopWidth) < 1 || borderTopStyle === "none";
      })
      .map((field) => field.outerHTML.slice(0, 120)),
  );

test("in forced colours fields keep their borders and the focus its ring", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.goto("/");
  expect(await findUnborderedFields(page)).toEqual([]);
  for (let stop = 0; stop < 24; stop += 1) {
    await page.keyboard.press("Tab");
    const outline = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement ?? document.body);
      return {
        style: style.outlineStyle,
        width: parseFloat(style.outlineWidth),
        of: document.activeElement?.outerHTML,
      };
    });
    expect(outline.style, outline.of).not.toBe("none");
    expect(outline.width, outline.of).toBeGreaterThanOrEqual(2);
  }
});

test("a visitor who asks for more contrast gets it", async ({ page }) => {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, contrast: "more", reducedMotion: "reduce" });
    await page.goto("/");
    expect(await findViolations(page, "color-contrast-enhanced")).toEqual([]);
  }
});

test.describe("with reduced motion", () => {
  test.use({ showsOpeningScreen: true });

  test("no animation runs on the landing page once the opening screen has gone", async ({ page }) => {
    await page.goto("/");
    await expect(loadingScreen(page)).toHaveCount(0, { timeout: 15_000 });
    if (site.sections.includes("certificates")) await goToCarousel(page);
    const readRunning = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === "running")
          .map((animation) => (animation.effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 160)),
      );
    await expect.poll(readRunning).toEqual([]);
  });
});

/** A heading's line of an aria snapshot; quoted, because an owner's words may hold a colon. */
function heading(name: string, level: number): string {
  const line = `heading ${JSON.stringify(name)} [level=${level}]`;
  return `- '${line.replaceAll("'", "''")}'`;
}

test("a screen reader finds the landing page's parts by landmark and heading", async ({ page }) => {
  const sections = site.sections.map(
    () => `
      - region:
        - heading [level=2]`,
  );
  await page.goto("/");
  await expect(page.locator("body")).toMatchAriaSnapshot(`
    - banner:
      - navigation "Main"
    - main:
      - region:
        ${heading(`${hero.greeting} ${site.owner.firstName}`, 1)}${sections.join("")}
    - contentinfo:
      - navigation "Quick links"
      - heading "Contact" [level=2]
      - heading "Newsletter" [level=2]
    - button "Open assistant"
  `);
});
