import type { Page } from "@playwright/test";
import { findOverflow, WIDE } from "./support/accessibility";
import { findAxeViolations, waitForTransitions } from "./support/axe";
import { expect, test } from "./support/fixtures";
import { loadingScreen, showOpeningScreen, skipOpeningScreen, stopAtFirstFrame } from "./support/loading";
import {
  goToCarousel,
  hasBars,
  hasOpeningScreen,
  pageSections,
  setColorScheme,
  shownCertificates,
} from "./support/page";
import type { PageState } from "./support/page-state";
import { portfolio } from "./support/portfolio";
import { openSettings, OWN_ACCENT } from "./support/preferences";
import { PAGE_STATES } from "./support/states";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const hasTargets = ({ name }: PageState) => !["error", "form-error", "form-fields", "projects-filtered"].includes(name);
const fits = (state: PageState, { width }: { width: number }) => state.fits?.(width) ?? true;
const OPEN_DIALOG = "dialog:is([open], :popover-open)";
const PHONE = { width: 390, height: 844 };

async function findViolations(page: Page, { rule, part }: { rule?: string; part?: string } = {}) {
  await waitForTransitions(page);
  // Check only the open dialog or the given part, because tests of other states check the rest of the page.
  const parts = (await page.locator(OPEN_DIALOG).count())
    ? [OPEN_DIALOG]
    : part
      ? [part, "[aria-label^=Notifications]"]
      : [];
  const present = await Promise.all(parts.map(async (each) => ((await page.locator(each).count()) ? [each] : [])));
  const runOnly = rule ? [rule] : { type: "tag" as const, values: WCAG_22_AA };
  return findAxeViolations(page, present.flat(), { runOnly });
}

/** Ignores links within sentences, which need only be as tall as their line. */
const findSmallTargets = (page: Page, minPx: number) =>
  page.evaluate((min) => {
    const controls = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=button]")];
    return controls.flatMap((control) => {
      const target = control.matches("[type=radio], [type=checkbox]") ? (control.closest("label") ?? control) : control;
      const style = getComputedStyle(target);
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      if (control.closest("[inert], [aria-hidden=true]") || (style.display === "inline" && target.closest("p")))
        return [];
      const { width, height, bottom } = target.getBoundingClientRect();
      const isHidden = bottom <= 0 || (width <= 1 && height <= 1);
      if (isHidden || (width >= min - 0.5 && height >= min - 0.5)) return [];
      return [`${target.textContent?.trim() || target.outerHTML.slice(0, 120)}: ${width} × ${height}`];
    });
  }, minPx);

test.use({ viewport: WIDE });

/** States that follow one another on one page. */
const groups = PAGE_STATES.reduce<PageState[][]>((all, state) => {
  const last = all.at(-1);
  if (state.follows && last) last.push(state);
  else all.push([state]);
  return all;
}, []);

const sizeOf = (state: PageState) => (fits(state, WIDE) ? WIDE : PHONE);

async function expectAccessible(page: Page, state: PageState, touch: (enabled: boolean) => Promise<unknown>) {
  await page.setViewportSize(sizeOf(state));
  await state.reach?.(page);
  for (const link of await page.locator('a[target="_blank"]').all()) {
    await expect.soft(link).toHaveAttribute("rel", /\bnoopener\b/);
    await expect.soft(link).toContainText(/opens? in (a )?new tab/i);
  }
  const part = state.focus;
  expect.soft(await findViolations(page, { part })).toEqual([]);
  if (hasTargets(state)) expect.soft(await findSmallTargets(page, 24)).toEqual([]);
  await setColorScheme(page, "dark");
  expect.soft(await findViolations(page, { part, rule: "color-contrast" }), "in the dark theme").toEqual([]);
  if (!hasTargets(state)) return;

  await touch(true);
  await page.setViewportSize(fits(state, PHONE) ? PHONE : { width: 1024, height: 768 });
  expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
  expect.soft(await findSmallTargets(page, 44), "targets that are too small for touch").toEqual([]);
  if (!fits(state, PHONE)) return;
  await page.setViewportSize({ width: 320, height: 568 });
  expect.soft(await findOverflow(page), "content cut off or scrolling sideways at 320 px").toEqual([]);
}

for (const states of groups) {
  const names = states.map(({ name }) => name).join(", ");
  test(`${names}: WCAG 2.2 AA is met in both themes, with mouse and touch`, async ({ page, consoleErrors }) => {
    // As long as so many journeys.
    test.setTimeout(test.info().timeout * states.length);
    const session = await page.context().newCDPSession(page);
    const touch = (enabled: boolean) => session.send("Emulation.setTouchEmulationEnabled", { enabled });
    for (const state of states) {
      await test.step(state.name, async () => {
        if (state.consoleError) consoleErrors.allow(state.consoleError);
        await state.prepare?.(page);
        if (!state.follows) await page.goto(state.path);
        await expectAccessible(page, state, touch);
        if (state === states.at(-1)) return;
        await touch(false);
        await page.emulateMedia({ colorScheme: "light" });
        await page.setViewportSize(sizeOf(state));
        await page.keyboard.press("Escape");
      });
    }
  });
}

test("visitors who prefer more contrast get AAA", async ({ landing: page }) => {
  await page.emulateMedia({ contrast: "more" });
  for (const colorScheme of ["light", "dark"] as const) {
    await setColorScheme(page, colorScheme);
    expect(await findViolations(page, { rule: "color-contrast-enhanced" })).toEqual([]);
  }
});

test("forced colours keep field borders, skill bars, the carousel's current dot and the focus outline", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  const readFill = (bar: Element) => getComputedStyle(bar, "::before").backgroundColor;
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "Highlight";
    return getComputedStyle(probe).color;
  });
  if (hasBars) expect(await page.locator("[data-bar]").first().evaluate(readFill)).toBe(highlight);
  for (const field of await page.getByRole("textbox").all()) {
    await expect(field).not.toHaveCSS("border-top-style", "none");
    await expect(field).not.toHaveCSS("border-top-width", "0px");
  }
  for (let stop = 0; stop < 24; stop += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    await expect(focused).not.toHaveCSS("outline-style", "none");
    await expect(focused).toHaveCSS("outline-width", /^([2-9]|\d\d)/);
  }
  const settings = await openSettings(page);
  const cellOf = (name: string) => settings.locator("label", { has: page.getByRole("radio", { name, exact: true }) });
  await expect(cellOf("System")).toHaveCSS("background-color", highlight);
  await expect(cellOf("Dark")).not.toHaveCSS("background-color", highlight);
  for (const { name, hex } of portfolio.accents) {
    const isChosen = hex.toUpperCase() === OWN_ACCENT;
    const swatch = settings.getByRole("radio", { name, exact: true });
    await expect.soft(swatch).toHaveCSS("box-shadow", isChosen ? /rgb/ : "none");
  }
  await page.keyboard.press("Escape");
  // With fewer, nothing moves on a wide screen.
  if (shownCertificates.length < 4) return;
  await goToCarousel(page);
  await expect(page.locator("#certificates [aria-current] > span")).toHaveCSS("background-color", highlight);
});

test("with reduced motion, no animation runs after the opening screen", async ({ page }) => {
  await showOpeningScreen(page);
  await stopAtFirstFrame(page);
  await page.goto("/");
  if (hasOpeningScreen) await skipOpeningScreen(page);
  await expect(loadingScreen(page)).toHaveCount(0);
  if (shownCertificates.length > 0) await goToCarousel(page);
  const readRunning = () =>
    page.evaluate(() => {
      // Ignore scroll-driven animations, which stop when the visitor stops scrolling.
      const byTime = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
      const running = byTime.filter(({ playState }) => playState === "running");
      return running.map(({ effect }) => (effect as KeyframeEffect | null)?.target?.outerHTML);
    });
  await expect.poll(readRunning).toEqual([]);
});

test("the landing page has landmarks and headings for screen readers", async ({ landing: page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(
    `${portfolio.hero.greeting} ${portfolio.owner.firstName}`,
  );
  await expect(page.locator("body")).toMatchAriaSnapshot(`
    - banner:
      - navigation "Main"
    - main:
      - region:
        - heading [level=1]${`
      - region:
        - heading [level=2]`.repeat(pageSections.length)}
    - contentinfo:
      - navigation "Quick links"
      - heading "Contact" [level=2]
      ${portfolio.newsletter ? '- heading "Newsletter" [level=2]' : ""}
    ${portfolio.assistant ? '- button "Open assistant"' : ""}
  `);
});
