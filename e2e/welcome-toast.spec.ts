import { waitForTransitions } from "./support/axe";
import { expect, test, WELCOME_SHOWN_KEY } from "./support/fixtures";
import { boxOf, findCovered, notifications, readLines } from "./support/page";
import { portfolio } from "./support/portfolio";

const { title } = portfolio.welcome || { title: "" };
test.skip(!title, "needs the welcome");

test("the welcome toast is at the bottom right, and covers neither buttons, nor the face, nor its own text", async ({
  page,
}) => {
  await page.addInitScript((key) => sessionStorage.removeItem(key), WELCOME_SHOWN_KEY);
  await page.clock.install();
  await page.goto("/");
  const toast = notifications(page).getByRole("listitem");
  await expect(toast).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  await waitForTransitions(page);
  for (const [width, height] of [
    [320, 568],
    [390, 664],
    [390, 844],
    [768, 1024],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const margin = width < 600 ? 20 : 24;
    const shown = `at ${width} × ${height} px`;
    const box = await boxOf(toast);
    await expect.soft(toast, shown).toBeInViewport({ ratio: 1 });
    if (width !== 320 && width !== 844) {
      expect.soft(await findCovered(toast, "[data-hero-actions] > *"), shown).toEqual([]);
    }
    if (height >= 800) {
      // The face is in the upper part of the portrait.
      const portrait = await boxOf(page.locator("[data-hero-portrait] img"));
      const isBeside = box.x > portrait.x + portrait.width;
      expect.soft(isBeside || box.y > portrait.y + 0.4 * portrait.height, `${shown}, the face`).toBe(true);
    }
    expect.soft(box.x + box.width, shown).toBeCloseTo(width - margin, 0);
    if (width < 600) expect.soft(box.x, shown).toBeCloseTo(margin, 0);
    if (portfolio.assistant) {
      const assistant = await boxOf(page.getByRole("button", { name: "Open assistant" }));
      expect.soft(assistant.y - (box.y + box.height), `${shown}, above the assistant's button`).toBeGreaterThan(0);
    }
    const dismiss = await boxOf(toast.getByRole("button", { name: "Dismiss" }));
    expect.soft(Math.min(dismiss.width, dismiss.height), shown).toBeGreaterThanOrEqual(44);
    const lines = await readLines(toast);
    expect(lines.length).toBeGreaterThan(1);
    const covered = lines.filter(
      (line) =>
        line.x < dismiss.x + dismiss.width &&
        dismiss.x < line.x + line.width &&
        line.y < dismiss.y + dismiss.height &&
        dismiss.y < line.y + line.height,
    );
    expect.soft(covered, `${shown}, text under the close button`).toEqual([]);
    await expect.soft(toast.locator("svg"), `${shown}, icons`).toHaveCount(2);
    for (const icon of await toast.locator("svg").all()) await expect.soft(icon).toBeVisible();
  }
});

test("the first click or key dismisses the welcome toast", async ({ page }) => {
  await page.addInitScript((key) => sessionStorage.removeItem(key), WELCOME_SHOWN_KEY);
  const welcome = page.getByText(title, { exact: true });
  await page.clock.install();
  for (const use of [
    () => page.getByRole("button", { name: portfolio.assistant ? "Open assistant" : "Theme settings" }).click(),
    () => page.locator("#home h1").click(),
    () => page.keyboard.press("Tab"),
  ]) {
    await page.goto("/");
    await expect(welcome).toBeVisible();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
    await use();
    // The clock moves by at most 2 s; left alone, the toast would stay for 5 s.
    let moved = 0;
    await expect(async () => {
      if (moved < 2000) await page.clock.runFor(20);
      moved += 20;
      expect(await welcome.count()).toBe(0);
    }).toPass({ intervals: [50] });
    await page.clock.resume();
  }
});
