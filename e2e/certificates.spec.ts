import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";
import { loadingScreen, showOpeningScreen, skipOpeningScreen, stopAtFirstFrame } from "./support/opening-screen";
import { carouselOf, goToCarousel, setHidden, shownCertificates } from "./support/page";

const AUTO_ADVANCE_MS = 5000;
const PHONE = { width: 390, height: 844 };

const rows = shownCertificates;
const count = rows.length;
test.skip(count === 0, "needs a certificate");
const at = (index: number) => rows[index % count] ?? { id: "", title: "", issuer: "", date: "", image: "" };
const [first, second, third, last] = [at(0), at(1), at(2), at(count - 1)];
/** A wide screen shows three slides. With fewer than four certificates, the carousel moves only on phones. */
const perView = count > 3 ? 3 : 1;
const around = (start: number, shown = perView) =>
  Array.from({ length: Math.min(shown, count) }, (_, offset) => at(start + offset).title);

const button = (scope: Page | Locator, name: string) => scope.getByRole("button", { name, exact: true });
const dialogOf = (page: Page, title: string) => page.getByRole("dialog", { name: title, exact: true });

const readSlides = (page: Page) =>
  carouselOf(page).evaluate((region) => {
    const box = region.getBoundingClientRect();
    const slides = [...region.querySelectorAll("figure")]
      .map((figure) => ({
        figure,
        rect: figure.getBoundingClientRect(),
        title: figure.querySelector("h3")?.textContent,
      }))
      .sort((one, other) => one.rect.left - other.rect.left);
    const isWhole = ({ left, right }: DOMRect) => left >= box.left - 1 && right <= box.right + 1;
    return {
      reachable: slides.filter(({ figure }) => !figure.closest("[inert]")).map(({ title }) => title),
      seen: slides
        .filter(({ rect }) => rect.right > box.left && rect.left < box.right)
        .map(({ rect, title }) => (isWhole(rect) ? title : `a part of ${title}`)),
    };
  });

const expectSlides = (page: Page, reachable: string[]) =>
  expect.poll(() => readSlides(page)).toMatchObject({ reachable });

const dot = (page: Page, index: number) => button(page, `Go to certificate ${(index % count) + 1}`);
const expectFirst = (page: Page, index: number) => expect(dot(page, index)).toHaveAttribute("aria-current", "true");

async function open(page: Page) {
  await page.goto("/");
  await goToCarousel(page);
}

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

test("the carousel shows 1, 2 or 3 whole certificates by width, wraps in both directions, and has a dot for each", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
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
  const announced = `Certificates ${count - 1}, ${count}, and 1 of ${count}: `;
  await expect(carouselOf(page).getByRole("status")).toContainText(announced);
});

test("on a phone the carousel can be swiped, and all its images load in advance", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page);
  const images = carouselOf(page).locator("figure img");
  const areLoaded = () =>
    images.evaluateAll((images: HTMLImageElement[]) => images.map(({ naturalWidth }) => naturalWidth > 0));
  await expect.poll(areLoaded).toEqual(rows.map(() => true));
  if (count < 2) return;
  const slide = carouselOf(page).getByRole("group", { name: `1 of ${count}: ${first.title}` });
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

test("the carousel advances five seconds after a change without announcing it, but not while it is in use or hidden", async ({
  page,
}) => {
  test.skip(count < 2, "needs two certificates");
  await openWithClock(page);
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
  for (const [why, hold, release] of [
    ["the pointer is over it", () => view.hover(), leave],
    ["it contains the focus", () => button(page, "Go to certificate 1").press("Tab"), leave],
    ["the tab is hidden", () => setHidden(page, true), () => setHidden(page, false)],
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

test("with reduced motion, the carousel advances only after 'Play', and without animation", async ({ page }) => {
  test.skip(count < 2, "needs two certificates");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWithClock(page);
  await page.clock.runFor(3 * AUTO_ADVANCE_MS);
  expect(await readSlides(page)).toMatchObject({ reachable: around(0) });
  await button(page, "Play").click();
  await page.mouse.move(1, 1);
  await page.clock.runFor(AUTO_ADVANCE_MS + 20);
  await expect.poll(() => readSlides(page)).toMatchObject({ seen: around(1) });
});

test("the modal expands from its certificate, shows the details, and closes", async ({
  page,
  context,
  consoleErrors,
}) => {
  // A tab that shows only an image has no icon link, so the browser requests /favicon.ico.
  consoleErrors.allow(/status of 404 .*\/favicon\.ico\)/);
  await open(page);
  const seeItMove = () =>
    page.evaluate(async () => {
      const isMoving = (one: Animation) =>
        (one.effect as KeyframeEffect | null)?.pseudoElement === "::view-transition-group(certificate)";
      while (!document.getAnimations().some(isMoving)) await new Promise(requestAnimationFrame);
    });
  const hasGrown = seeItMove();
  const dialog = dialogOf(page, second.title);
  await button(carouselOf(page), "View Certificate")
    .nth(1 % count)
    .click();
  await hasGrown;
  await expect(dialog.getByRole("img", { name: `${second.title} certificate by ${second.issuer}` })).toBeVisible();
  await expect(dialog).toContainText(second.issuer);
  await expect(dialog).toContainText(second.date);
  const opened = context.waitForEvent("page");
  await dialog.getByRole("link", { name: "Open in new tab" }).click();
  const tab = await opened;
  expect(new URL(tab.url()).pathname).toBe(second.image);
  await tab.close();
  const hasShrunk = seeItMove();
  await button(dialog, "Close").click();
  await hasShrunk;
  await expect(dialog).toBeHidden();
  await carouselOf(page)
    .getByRole("img", { name: `${second.title} certificate` })
    .click();
  await expect(dialog).toBeVisible();
  // The page ignores clicks while the view transition runs.
  await expect(page.locator(":root:active-view-transition")).toHaveCount(0);
  await page.mouse.click(4, 450);
  await expect(dialog).toBeHidden();
});

test("a click anywhere on a certificate opens it: its title, its issuer, its edge", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const card = carouselOf(page).getByRole("figure").first();
  for (const click of [
    () => card.getByRole("heading", { name: first.title }).click(),
    () => card.getByText(first.issuer, { exact: true }).click(),
    () => card.click({ position: { x: 4, y: 60 } }),
  ]) {
    await click();
    await expect(dialogOf(page, first.title)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialogOf(page, first.title)).toBeHidden();
  }
});

test("the modal locks scrolling, changes certificates with the arrow keys, and restores focus on close", async ({
  page,
}) => {
  // Reduced motion makes the scroll to the focused button instant.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(PHONE);
  await open(page);
  await button(page, "View Certificate").first().press("Enter");
  await expect(dialogOf(page, first.title)).toBeVisible();
  const top = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await page.keyboard.press("ArrowRight");
  await expect(dialogOf(page, second.title)).toBeVisible();
  const announced = page.getByRole("dialog").locator("[aria-live=polite]").filter({ hasText: second.title });
  await expect(announced, "announced").toBeAttached();
  for (const modifier of ["Alt", "Control", "Meta", "Shift"]) {
    await page.keyboard.press(`${modifier}+ArrowRight`);
    await expect(page.getByRole("dialog"), `${modifier} leaves the arrow to the browser`).toHaveAccessibleName(
      second.title,
    );
  }
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(dialogOf(page, last.title)).toBeVisible();
  await page.keyboard.press("Escape");
  await expectSlides(page, [last.title]);
  const slide = carouselOf(page).getByRole("group", { name: `${count} of ${count}: ${last.title}` });
  await expect(button(slide, "View Certificate")).toBeFocused();
});

test("a shared link opens its certificate, and 'Copy link' copies it", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize(PHONE);
  await page.goto(`/#certificate-${third.id}`);
  const dialog = dialogOf(page, third.title);
  await expect(dialog).toBeVisible();
  await expect(page.locator("#certificates")).toBeInViewport();
  await button(dialog, "Copy link").click();
  await expect(dialog.getByText("Link copied")).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/#certificate-${third.id}`);
  await button(dialog, "Close").click();
  await expectSlides(page, [third.title]);
  await expect(page).toHaveURL("/#certificates");

  await page.evaluate((id) => (window.location.hash = `certificate-${id}`), first.id);
  await expect(dialogOf(page, first.title)).toBeVisible();
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await button(page, "Copy link").click();
  await expect(page.getByText(`${baseURL}/#certificate-${first.id}`)).toBeVisible();
});

test("a shared certificate opens after the opening screen", async ({ page }) => {
  await showOpeningScreen(page);
  await stopAtFirstFrame(page);
  await page.goto(`/#certificate-${first.id}`);
  await expect(button(page, "Skip")).toBeVisible();
  await expect(dialogOf(page, first.title)).toBeHidden();
  await skipOpeningScreen(page);
  await expect(dialogOf(page, first.title)).toBeVisible();
  await expect(loadingScreen(page)).toHaveCount(0);
});

test("the buttons of cards with titles of unequal length stand in one line", async ({ page }) => {
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
