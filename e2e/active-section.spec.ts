import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";
import { current, HEADER_SCROLL_OFFSET_PX, link, navigation, noteWay, section } from "./support/header";
import {
  labelOf,
  lastButOneSection,
  lastSection,
  screenTopOf,
  scrollPageTo,
  secondSection,
  spiedSections,
  topOf,
  waitForHydration,
} from "./support/page";
import { portfolio } from "./support/portfolio";

const SECTION_ACTIVE_OFFSET_PX = 100;

const ground = (page: Page) =>
  page.getByRole("banner").evaluate((header) => {
    const { backgroundColor, backdropFilter, boxShadow } = getComputedStyle(header);
    const isSolid = !/^transparent$|, 0\)$|\/ 0\)$/.test(backgroundColor);
    return { isSolid, isBlurred: backdropFilter.includes("blur"), isShadowed: boxShadow !== "none" };
  });

/** Goes on, so that each step says what is wrong. */
const softly = expect.configure({ soft: true });

const offsetOf = (part: Locator) => part.evaluate((element: HTMLElement) => element.offsetTop);

test.use({ viewport: { width: 1440, height: 900 } });

test.describe("with reduced motion", () => {
  test("the navigation fits at the large breakpoint, and becomes a menu button just below it", async ({
    landing: page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    const links = navigation(page).getByRole("link");
    const tops = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expect(page.getByRole("banner").locator("a:visible, button:visible").last()).toBeInViewport({ ratio: 1 });
    const { label, url } = portfolio.codeHosting ?? {};
    if (url) await expect(link(page, `${label} (opens in a new tab)`)).toHaveAttribute("href", url);
    await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
    await expect(navigation(page)).toBeHidden();
  });

  test("as the page scrolls, the header becomes solid, shows the progress and marks the section in view", async ({
    page,
  }) => {
    await page.goto("/");
    await test.step("solid after 10 px, with a bar that follows", async () => {
      const bar = page.locator('[data-slot="scroll-progress"]');
      const share = () => bar.evaluate((element) => element.getBoundingClientRect().width / window.innerWidth);
      await expect.poll(share).toBe(0);
      await scrollPageTo(page, 11);
      await softly.poll(() => ground(page)).toEqual({ isSolid: true, isBlurred: true, isShadowed: true });
      await scrollPageTo(page, 10);
      await softly.poll(() => ground(page)).toEqual({ isSolid: false, isBlurred: false, isShadowed: false });
      await scrollPageTo(page, await page.evaluate(() => (document.body.scrollHeight - window.innerHeight) / 2));
      await expect.poll(share).toBeCloseTo(0.5, 2);
      await scrollPageTo(page, 1_000_000);
      await expect.poll(share).toBe(1);
      expect((await bar.boundingBox())?.y).toBe((await page.getByRole("banner").boundingBox())?.height);
    });
    await scrollPageTo(page, 0);
    await test.step("active from 100 px above a section to 100 px above the next listed one", async () => {
      await expect(link(page, "Home")).toHaveAttribute("aria-current", "location");
      let before = "Home";
      for (const [index, next] of spiedSections.slice(1).entries()) {
        const id = spiedSections[index] ?? "home";
        const top = await offsetOf(section(page, id));
        const end = await offsetOf(section(page, next));
        expect(Math.abs(top - (await topOf(section(page, id)))), "counts from the top of the page").toBeLessThanOrEqual(
          1,
        );
        await scrollPageTo(page, top - SECTION_ACTIVE_OFFSET_PX - 1);
        await expect(current(page)).toHaveText(before);
        before = labelOf(id);
        for (const y of [top - SECTION_ACTIVE_OFFSET_PX, end - SECTION_ACTIVE_OFFSET_PX - 1]) {
          await scrollPageTo(page, y);
          await expect(current(page)).toHaveText(before);
        }
      }
    });
    await test.step("the last section is active at the end of the page", async () => {
      await page.setViewportSize({ width: 1440, height: 1800 });
      await scrollPageTo(page, 1_000_000);
      expect(await screenTopOf(section(page, lastSection))).toBeGreaterThan(SECTION_ACTIVE_OFFSET_PX);
      await expect(current(page)).toHaveAttribute("href", `#${lastSection}`);

      await scrollPageTo(page, 0);
      await expect(current(page)).toHaveText("Home");
      await page.setViewportSize({ width: 1440, height: 3200 });
      await link(page, labelOf(lastButOneSection)).click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await expect(current(page)).toHaveText(labelOf(lastSection));
    });
  });

  test("Tab first reaches 'Skip to content', and continues from a link's target", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(section(page, "home").getByRole("link", { name: "Download CV" })).toBeFocused();
    await link(page, labelOf(secondSection)).press("Enter");
    await expect.poll(() => screenTopOf(section(page, secondSection))).toBe(HEADER_SCROLL_OFFSET_PX);
    await page.keyboard.press("Tab");
    const isNext = section(page, secondSection).evaluate((target) => {
      const controls = [...document.querySelectorAll("main, footer")].flatMap((part) => [
        ...part.querySelectorAll("a[href], button, input, textarea, summary"),
      ]);
      const after = controls.filter(
        (one) => one.checkVisibility() && target.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      return after[0] === document.activeElement;
    });
    expect(await isNext, "the first control after the link's target has the focus").toBe(true);
  });
});

test("a smooth scroll highlights the sections it passes; with reduced motion, the page jumps", async ({ page }) => {
  const name = labelOf(lastButOneSection);
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/");
    await waitForHydration(page);
    await expect(current(page)).toHaveText("Home");
    const sections = await Promise.all(
      spiedSections.map(async (id) => ({ label: labelOf(id), top: await offsetOf(section(page, id)) })),
    );
    const way = await noteWay(page);
    await link(page, name).click();
    await expect(current(page)).toHaveText(name);
    await expect.poll(() => screenTopOf(section(page, lastButOneSection))).toBe(HEADER_SCROLL_OFFSET_PX);
    const { labels, places } = await way.evaluate(({ read }) => read());
    const findShown = (y: number) => sections.findLast(({ top }) => y >= top - SECTION_ACTIVE_OFFSET_PX)?.label ?? [];
    expect(labels, "each section that a frame shows on the way").toEqual([...new Set(places.flatMap(findShown))]);
    if (reducedMotion === "reduce") expect(places).toHaveLength(1);
    else expect(places.length).toBeGreaterThan(3);
  }
});
