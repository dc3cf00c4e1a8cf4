import type { Page } from "@playwright/test";
import { at, button, count, expectSlides, first, open, PHONE, readSlides, rows, second } from "./support/certificates";
import { expect, test } from "./support/fixtures";
import { boxOf, carouselOf, goToCarousel, pageSections, setHidden, waitForHydration } from "./support/page";

const AUTO_ADVANCE_MS = 5000;
/** A wide screen shows three slides. With fewer than four certificates, the carousel moves only on phones. */
const perView = count > 3 ? 3 : 1;
const around = (start: number, shown = perView) =>
  Array.from({ length: Math.min(shown, count) }, (_, offset) => at(start + offset).title);

const dot = (page: Page, index: number) => button(page, `Go to certificate ${(index % count) + 1}`);
/** Fills the first slide's dot. It is there as long as the carousel is about to move on. */
const filling = (page: Page) => dot(page, 0).locator("span > span");
const expectFirst = (page: Page, index: number) => expect(dot(page, index)).toHaveAttribute("aria-current", "true");

async function openWithClock(page: Page) {
  await page.clock.install({ time: new Date("2026-03-02T10:00:00") });
  if (perView === 1) await page.setViewportSize(PHONE);
  await open(page);
  await expect(button(page, "Go to certificate 1")).toBeVisible();
  await page.clock.pauseAt(new Date("2026-03-02T11:00:00"));
  await button(page, "Go to certificate 1").click();
  await page.mouse.move(1, 1);
  await expectSlides(page, around(0));
}
test.skip(count === 0, "needs a certificate");

test("the carousel has its controls from the start, and measures its slides once it is near", async ({ page }) => {
  // On a short screen, only a carousel in the first section is near from the start.
  test.skip(pageSections[0] === "certificates", "needs a section above");
  await page.setViewportSize({ width: 390, height: 320 });
  await page.goto("/");
  await waitForHydration(page);
  await expect(carouselOf(page).locator("> div").first()).toHaveCSS("overflow-x", "auto");
  await expect(button(page, "Next certificate")).toBeVisible({ visible: count > 1 });
  await goToCarousel(page);
});

test("the carousel shows 1, 2 or 3 whole certificates, wraps, and has a dot for each", async ({ page }) => {
  await open(page);
  for (const [width, shown] of Object.entries({ 320: 1, 639: 1, 640: 2, 1023: 2, 1024: 3, 1333: 3 })) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    const areMore = count > shown;
    await expect(button(page, "Next certificate")).toBeVisible({ visible: areMore });
    for (const [name, start] of [
      ["Go to certificate 1", 0],
      ["Previous certificate", count - 1],
      ["Next certificate", 0],
      ["Next certificate", 1],
    ] as const) {
      if (areMore) await button(page, name).click();
      const expected = around(areMore ? start : 0, shown);
      await expect.poll(() => readSlides(page), `${width} px`).toEqual({ reachable: expected, seen: expected });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
  if (count < 4) return;
  await button(page, `Go to certificate ${count - 1}`).click();
  await expectSlides(page, around(count - 2));
  await expect(button(page, `Go to certificate ${count - 1}`)).toHaveAttribute("aria-current", "true");
  await expect(button(page, "Go to certificate 1")).not.toHaveAttribute("aria-current");
  const announced = `Certificates ${count - 1}, ${count} and 1 of ${count}: `;
  await expect(carouselOf(page).getByRole("status")).toContainText(announced);
});

test("on a phone the carousel can be swiped, and all its images load in advance", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page);
  const images = carouselOf(page).locator("figure img");
  const areLoaded = () =>
    images.evaluateAll((images: HTMLImageElement[]) => images.map(({ naturalWidth }) => naturalWidth > 0));
  await expect.poll(areLoaded).toEqual(rows.flatMap(({ image }) => (image ? true : [])));
  if (count < 2) return;
  const slide = carouselOf(page).getByRole("group", { name: `1 of ${count}: ${first.title}`, exact: true });
  await slide.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await slide.boundingBox()) ?? {};
  await page.mouse.move(x + width * 0.8, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.2, y + height / 2, { steps: 6 });
  await page.mouse.up();
  await expectSlides(page, around(1, 1));
  await expect(carouselOf(page).getByRole("status")).toContainText(`Certificate 2 of ${count}: ${second.title}`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a sideways swipe on a trackpad moves the row by one, and never leaves the page", async ({ page }) => {
  test.skip(count < 4, "needs four certificates");
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  await page.evaluate(() => {
    document.addEventListener("wheel", ({ defaultPrevented }) => (document.title = `prevented: ${defaultPrevented}`));
  });
  const row = await boxOf(carouselOf(page).locator('[data-slot="carousel-row"]'));
  await page.mouse.move(row.x + row.width / 2, row.y + row.height / 2);
  for (const [deltaX, index] of [
    [40, 1],
    [-40, 0],
  ] as const) {
    for (let event = 0; event < 5; event++) await page.mouse.wheel(deltaX, 0);
    await expectFirst(page, index);
    await expect(page).toHaveTitle("prevented: true");
    await page.clock.runFor(200);
  }
  for (const [deltaX, deltaY] of [
    [0, 3],
    [1, 2],
    [1, 0],
  ] as const) {
    await page.mouse.wheel(deltaX, deltaY);
  }
  await page.clock.runFor(200);
  await expectFirst(page, 0);
  await page.mouse.wheel(0, 1);
  await expect(page, "the page scrolls as before").toHaveTitle("prevented: false");
});

test("the carousel advances after five seconds, but not while it is in use or hidden", async ({ page }) => {
  test.skip(count < 2, "needs two certificates");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openWithClock(page);
  await expect(filling(page)).toHaveCount(1);
  await page.clock.runFor(AUTO_ADVANCE_MS - 100);
  await expectFirst(page, 0);
  await page.clock.runFor(200);
  await expectFirst(page, 1);
  await page.clock.runFor(AUTO_ADVANCE_MS);
  await expectFirst(page, 2);
  await page.clock.runFor(1000);
  await expectSlides(page, around(2));
  await expect(carouselOf(page).getByRole("status")).toBeEmpty();

  await page.clock.runFor(3000);
  await button(page, "Next certificate").click();
  await page.mouse.move(1, 1);
  await page.clock.runFor(4000);
  await expectSlides(page, around(3));
  await page.clock.runFor(1100);
  await expectFirst(page, 4);

  const leave = async () => {
    await page.getByRole("link", { name: "Contact Me" }).focus();
    await page.mouse.move(1, 1);
  };
  const view = button(page, "View Certificate").first();
  const scrollAway = () =>
    expect(async () => {
      // Again, if the smooth scroll to the focused link was still under way.
      await carouselOf(page).evaluate((carousel) =>
        window.scrollBy({ top: carousel.getBoundingClientRect().bottom, behavior: "instant" }),
      );
      await expect(filling(page)).toHaveCount(0, { timeout: 500 });
    }).toPass();
  const scrollBack = async () => {
    await goToCarousel(page);
    await expect(filling(page)).toHaveCount(1);
  };
  for (const [why, hold, release] of [
    ["the pointer is over it", () => view.hover(), leave],
    ["it contains the focus", () => button(page, "Go to certificate 1").press("Tab"), leave],
    ["the tab is hidden", () => setHidden(page, true), () => setHidden(page, false)],
    ["it has been scrolled away", scrollAway, scrollBack],
    ["it is paused", () => button(page, "Pause").click(), () => button(page, "Play").click()],
    [
      "a certificate is open",
      () => view.click().then(() => page.getByRole("dialog").waitFor()),
      () => page.keyboard.press("Escape"),
    ],
  ] as const) {
    await button(page, "Go to certificate 1").click();
    await leave();
    // Let the slide animation finish. It also runs on the fake clock.
    await page.clock.runFor(1000);
    await expectSlides(page, around(0));
    await hold();
    await page.clock.runFor(3 * AUTO_ADVANCE_MS);
    await expect(button(page, "Go to certificate 1"), why).toHaveAttribute("aria-current", "true");
    await release();
    await expect(page.getByRole("dialog")).toBeHidden();
    await leave();
    await page.clock.runFor(AUTO_ADVANCE_MS + 100);
    await expectFirst(page, 1);
  }
});

test("the timer restarts after every change, and the pointer over the controls does not stop it", async ({ page }) => {
  test.skip(count < 2, "needs two certificates");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openWithClock(page);
  await goToCarousel(page);
  await expect(filling(page)).toHaveCount(1);
  const swipe = async () => {
    const { x, y, width, height } = await boxOf(
      carouselOf(page)
        .getByRole("group")
        .nth(3 % count),
    );
    await page.mouse.move(x + width * 0.8, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.1, y + height / 2, { steps: 6 });
    await page.mouse.up();
    await page.mouse.move(1, 1);
  };
  for (const [what, change, next] of [
    ["a dot", () => dot(page, 2).click(), 2],
    ["an arrow", () => button(page, "Next certificate").click(), 3],
    ["a swipe", swipe, 4],
    ["a key", () => button(page, "Previous certificate").press("Enter"), 3],
  ] as const) {
    await page.clock.runFor(AUTO_ADVANCE_MS - 1500);
    await change();
    await page.clock.runFor(1000);
    await expectFirst(page, next);
    // After a key press, the visible focus stays inside and holds the carousel.
    if (what === "a key") await page.locator(":focus").blur();
    await page.clock.runFor(AUTO_ADVANCE_MS - 1100);
    await expectFirst(page, next);
    await page.clock.runFor(1200);
    await expectFirst(page, next + 1);
    await button(page, `Go to certificate ${(next % count) + 1}`).click();
    await page.clock.runFor(1000);
  }
});

test("with reduced motion, the carousel advances only after 'Play', and without animation", async ({ page }) => {
  test.skip(count < 2, "needs two certificates");
  await openWithClock(page);
  await page.clock.runFor(3 * AUTO_ADVANCE_MS);
  expect(await readSlides(page)).toMatchObject({ reachable: around(0) });
  await button(page, "Play").click();
  await page.mouse.move(1, 1);
  await page.clock.runFor(AUTO_ADVANCE_MS + 20);
  await expect.poll(() => readSlides(page)).toMatchObject({ seen: around(1) });
});

test("the buttons of cards line up, even if the titles differ in length", async ({ page }) => {
  test.skip(count < 3, "needs three certificates");
  await open(page);
  const slides = carouselOf(page).locator("figure");
  await slides
    .first()
    .getByRole("heading")
    .evaluate((heading) => {
      heading.textContent = "Certified designer of interfaces for people who are in a hurry";
    });
  const corners = await slides.getByRole("button", { name: "View Certificate" }).evaluateAll((buttons) =>
    buttons.map((view) => {
      const card = view.closest("figure")?.getBoundingClientRect();
      const { left, bottom } = view.getBoundingClientRect();
      return [Math.round(left - (card?.left ?? 0)), Math.round((card?.bottom ?? 0) - bottom)].join();
    }),
  );
  expect(new Set(corners).size, corners.join(" · ")).toBe(1);
});
