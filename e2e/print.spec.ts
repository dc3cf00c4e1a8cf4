import { toPlainText } from "@/lib/markdown";
import { canDraw } from "@/lib/portfolio/schema/letters";
import { paintedColours } from "./support/contrast";
import { expect, test } from "./support/fixtures";
import { goToCarousel, hasBars, pageSections, scrollPageTo, setColorScheme, shownCertificates } from "./support/page";
import { portfolio } from "./support/portfolio";
import { readPdf } from "./support/read-pdf";

test("on paper the portrait is beside the name, and About begins on the first sheet", async ({ landing: page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.emulateMedia({ media: "print" });
  const portrait = await page.getByRole("img", { name: portfolio.owner.portrait.alt }).boundingBox();
  const name = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(portrait?.x).toBeGreaterThan(name?.x ?? NaN);
  expect(portrait?.y).toBeLessThan(name?.y ?? NaN);
  const [section] = pageSections;
  const heading = await page.locator(`#${section} h2`).innerText();
  test.skip(!canDraw(heading), "needs letters for which every machine has a font");
  const firstSheet = await readPdf(await page.pdf({ format: "A4", pageRanges: "1" }));
  expect(firstSheet.text).toContain(heading);
});

test("both themes print as a clean light document", async ({ page }) => {
  await page.goto("/projects");
  await page.emulateMedia({ media: "print" });
  for (const { story } of portfolio.projects) {
    if (story?.decision) await expect(page.getByText(toPlainText(story.decision))).toBeVisible();
  }
  await page.emulateMedia({ media: "screen" });
  await page.goto("/");
  if (shownCertificates.length > 0) await goToCarousel(page);
  await page.emulateMedia({ media: "print" });
  for (const colorScheme of ["light", "dark"] as const) {
    await setColorScheme(page, colorScheme);
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("link", { name: "Download CV" }).filter({ visible: true })).toHaveCount(0);
    const controls = page.locator("main :is(button:not(:has(img)), input, textarea, form)");
    await expect(controls.filter({ visible: true })).toHaveCount(0);
    if (hasBars) await expect(page.locator("[data-bar]").first()).toHaveCSS("print-color-adjust", "exact");
    await expect(page.locator('[data-slot="caret"]')).toBeHidden();
    for (const id of pageSections) await expect(page.locator(`#${id}`)).toBeVisible();
    for (const { title } of shownCertificates) {
      await expect(page.locator("#certificates").getByText(title, { exact: true }).first()).toBeVisible();
    }
    const { backgroundColor, color } = await page.locator("html").evaluate((root) => ({ ...getComputedStyle(root) }));
    const [ground = [], ink = []] = await paintedColours(page, [backgroundColor, color]);
    expect(Math.min(...ground)).toBeGreaterThan(235);
    expect(Math.max(...ink)).toBeLessThan(80);
    // A long title or address can break across lines.
    const printed = (await readPdf(await page.pdf({ format: "A4" }))).text.replaceAll(/\s/g, "");
    const titles = shownCertificates.map(({ title }) => title);
    // Not every machine has a font for other letters.
    for (const words of [portfolio.owner.firstName, portfolio.owner.email, ...titles].filter(canDraw)) {
      expect(printed).toContain(words.replaceAll(/\s/g, ""));
    }
  }
});

test("an open drawer, assistant or dialog leaves the printed page as it is", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  const overlays = ["Open menu", "Open assistant", "View Certificate"];
  const buttons = overlays.map((name) => page.getByRole("button", { name, exact: true }).first());
  const print = async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const { pages } = await readPdf(await page.pdf({ format: "A4" }));
    await page.emulateMedia({ media: "screen" });
    return pages;
  };
  if (shownCertificates.length > 0) await goToCarousel(page);
  const expected = await print();
  for (const button of buttons) {
    await scrollPageTo(page, 1200);
    if ((await button.count()) === 0) continue;
    // On a phone, the assistant's button hides while the visitor scrolls, unless it has the focus.
    await button.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await print()).toBe(expected);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});
