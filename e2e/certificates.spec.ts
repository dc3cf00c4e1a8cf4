import type { Locator, Page } from "@playwright/test";
import { certificates } from "@/content/certificates";
import { site } from "@/content/site";
import { carouselOf, goToCarousel } from "./support/carousel";
import { expect, test } from "./support/fixtures";
import { recordShifts } from "./support/shifts";

/** Written out, so that a change of the product's own constant turns a test red. */
const AUTO_ADVANCE_MS = 5000;

const rows = certificates.certificates;
test.skip(rows.length !== 4 || !site.sections.includes("certificates"), "needs four certificates");
const none = { id: "", title: "", issuer: "", date: "", image: "" };
const [first = none, second = none, third = none, last = none] = rows;
const titles = rows.map(({ title }) => title);

const button = (scope: Page | Locator, name: string) => scope.getByRole("button", { name, exact: true });
const dialogOf = (page: Page, title: string) => page.getByRole("dialog", { name: title, exact: true });

/** Titles of the slides that can be reached, from left to right. */
async function readSlides(page: Page): Promise<string[]> {
  const slides = await carouselOf(page)
    .getByRole("group", { name: /^\d of 4: / })
    .evaluateAll((groups) =>
      groups
        .filter((group) => !(group as HTMLElement).inert)
        .map((group) => ({ left: group.getBoundingClientRect().left, title: group.querySelector("h3")?.textContent })),
    );
  return slides.sort((one, other) => one.left - other.left).map(({ title }) => title ?? "");
}

/** Titles of the slides whose picture stands wholly or partly in the carousel's box, and whether all are whole. */
async function readPictures(page: Page) {
  return carouselOf(page).evaluate((region) => {
    const box = region.getBoundingClientRect();
    const pictures = [...region.querySelectorAll("figure")].map((figure) => ({
      title: figure.querySelector("h3")?.textContent ?? "",
      rect: figure.getBoundingClientRect(),
    }));
    const seen = pictures.filter(({ rect }) => rect.right > box.left && rect.left < box.right);
    return {
      titles: seen.sort((one, other) => one.rect.left - other.rect.left).map(({ title }) => title),
      whole: seen.every(({ rect }) => rect.left >= box.left - 1 && rect.right <= box.right + 1),
    };
  });
}

test("a certificate's picture grows into the lightbox, and shrinks back", async ({ page }) => {
  await open(page);
  const dialog = dialogOf(page, first.title);
  for (const { act, isOpen } of [
    { act: () => button(page, "View Certificate").first().click(), isOpen: true },
    { act: () => page.keyboard.press("Escape"), isOpen: false },
  ]) {
    const hasMoved = page.evaluate(async () => {
      const isMoving = (one: Animation) =>
        (one.effect as KeyframeEffect | null)?.pseudoElement === "::view-transition-group(certificate)";
      while (!document.getAnimations().some(isMoving)) await new Promise(requestAnimationFrame);
      return true;
    });
    await act();
    expect(await hasMoved).toBe(true);
    await expect(page.locator(":root:active-view-transition")).toHaveCount(0);
    await expect(dialog).toBeVisible({ visible: isOpen });
  }
});

async function open(page: Page, path = "/") {
  await page.goto(path);
  await goToCarousel(page);
}

/** With the page's clock standing still until the test moves it, and the first certificate's five seconds just begun. */
async function openWithClock(page: Page) {
  await page.clock.install({ time: new Date("2026-03-02T10:00:00") });
  await open(page);
  await page.clock.pauseAt(new Date("2026-03-02T11:00:00"));
  await button(page, "Go to certificate 1").click();
  await page.mouse.move(1, 1);
  await expectSlides(page, around(0, 3));
}

const expectSlides = (page: Page, expected: string[]) => expect.poll(() => readSlides(page)).toEqual(expected);

const around = (start: number, perView: number) =>
  Array.from({ length: perView }, (_, offset) => titles[(start + offset) % titles.length] ?? "");

test("shows 1, 2 or 3 whole at every width, and wraps both ways", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  for (const [width, perView] of [
    [320, 1],
    [639, 1],
    [640, 2],
    [768, 2],
    [1023, 2],
    [1024, 3],
    [1333, 3],
    [1919, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await button(carouselOf(page), "Go to certificate 1").click();
    await expectSlides(page, around(0, perView));
    for (const [step, start] of [
      ["Next certificate", 1],
      ["Next certificate", 2],
      ["Next certificate", 3],
      ["Next certificate", 0],
      ["Previous certificate", 3],
      ["Previous certificate", 2],
    ] as const) {
      await button(carouselOf(page), step).click();
      await expectSlides(page, around(start, perView));
      await expect
        .poll(() => readPictures(page), `${width} px`)
        .toEqual({ titles: around(start, perView), whole: true });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
});

test("a dot jumps to its certificate and is marked", async ({ page }) => {
  await open(page);
  await button(page, "Go to certificate 3").click();
  await expectSlides(page, around(2, 3));
  await expect(button(page, "Go to certificate 3")).toHaveAttribute("aria-current", "true");
  await expect(button(page, "Go to certificate 1")).not.toHaveAttribute("aria-current");
  await expect(carouselOf(page).getByRole("status")).toHaveText(
    `Certificates 3, 4, and 1 of 4: ${titles[2]}, ${titles[3]}, and ${titles[0]}`,
  );
});

test("can be swiped", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const slide = carouselOf(page).getByRole("group", { name: `1 of 4: ${first.title}` });
  await slide.scrollIntoViewIfNeeded();
  const box = await slide.boundingBox();
  if (!box) throw new Error("The first slide is not shown.");
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.8, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, y, { steps: 6 });
  await page.mouse.up();
  await expectSlides(page, around(1, 1));
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("auto-advance", () => {
  test("moves on every five seconds, silently", async ({ page }) => {
    await openWithClock(page);
    await page.clock.runFor(AUTO_ADVANCE_MS - 100);
    expect(await readSlides(page)).toEqual(around(0, 3));
    await page.clock.runFor(200);
    await expectSlides(page, around(1, 3));
    await page.clock.runFor(AUTO_ADVANCE_MS);
    await expectSlides(page, around(2, 3));
    // A visitor's change is told, an automatic one is not.
    await expect(carouselOf(page).getByRole("status")).toBeEmpty();
  });

  test("starts its five seconds again after any change", async ({ page }) => {
    await openWithClock(page);
    await page.clock.runFor(4000);
    await button(page, "Next certificate").click();
    await page.mouse.move(1, 1);
    await page.clock.runFor(4000);
    expect(await readSlides(page)).toEqual(around(1, 3));
    await page.clock.runFor(1100);
    await expectSlides(page, around(2, 3));
  });

  const focusElsewhere = (page: Page) => page.getByRole("link", { name: "Contact Me" }).focus();
  const setHidden = (page: Page, isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);

  for (const [why, hold, release] of [
    [
      "it is pointed at",
      (page: Page) => carouselOf(page).getByRole("heading", { name: first.title }).hover(),
      (page: Page) => page.mouse.move(1, 1),
    ],
    ["the keyboard is in it", (page: Page) => page.keyboard.press("Tab"), focusElsewhere],
    ["the tab is hidden", (page: Page) => setHidden(page, true), (page: Page) => setHidden(page, false)],
    ["it is paused", (page: Page) => button(page, "Pause").click(), (page: Page) => button(page, "Play").click()],
    [
      "a certificate is open",
      async (page: Page) => {
        await button(page, "View Certificate").first().click();
        await expect(dialogOf(page, first.title)).toBeVisible();
      },
      async (page: Page) => {
        await page.keyboard.press("Escape");
        await expect(dialogOf(page, first.title)).toBeHidden();
        await focusElsewhere(page);
      },
    ],
  ] as const) {
    test(`waits while ${why}`, async ({ page }) => {
      await openWithClock(page);
      await hold(page);
      await page.clock.runFor(3 * AUTO_ADVANCE_MS);
      await expect(button(page, "Go to certificate 1")).toHaveAttribute("aria-current", "true");
      await release(page);
      await page.mouse.move(1, 1);
      await page.clock.runFor(AUTO_ADVANCE_MS + 100);
      await expectSlides(page, around(1, 3));
    });
  }

  test("waits to be asked where motion is not welcome, and then changes at once", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openWithClock(page);
    await page.clock.runFor(3 * AUTO_ADVANCE_MS);
    expect(await readSlides(page)).toEqual(around(0, 3));
    await button(page, "Play").click();
    await page.mouse.move(1, 1);
    await page.clock.runFor(AUTO_ADVANCE_MS + 20);
    await expect.poll(() => readPictures(page)).toEqual({ titles: around(1, 3), whole: true });
  });
});

test.describe("modal", () => {
  test("shows the certificate large, with its facts and its own tab", async ({ page, context, complaints }) => {
    // A bare picture names no icon, so the browser asks for this one.
    complaints.allow(/404.*favicon\.ico/);
    await open(page);
    await carouselOf(page).getByRole("button", { name: "View Certificate" }).nth(1).click();
    const dialog = dialogOf(page, second.title);
    await expect(dialog.getByRole("img", { name: `${second.title} certificate by ${second.issuer}` })).toBeVisible();
    await expect(dialog).toContainText(second.issuer);
    await expect(dialog).toContainText(second.date);
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      dialog.getByRole("link", { name: "Open in new tab" }).click(),
    ]);
    expect(new URL(tab.url()).pathname).toBe(second.image);
  });

  test("opens from the certificate itself; Close, Escape and the backdrop close it", async ({ page }) => {
    await open(page);
    const picture = carouselOf(page).getByRole("img", { name: `${first.title} certificate` });
    const dialog = dialogOf(page, first.title);
    for (const leave of [
      () => button(dialog, "Close").click(),
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(4, 450),
    ]) {
      await picture.click();
      await expect(dialog).toBeVisible();
      // The page behind takes no clicks while the picture grows.
      await expect(page.locator(":root:active-view-transition")).toHaveCount(0);
      await leave();
      await expect(dialog).toBeHidden();
    }
  });

  test("steps with the arrow keys and gives the focus back to the certificate it ended on", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    await button(page, "View Certificate").first().click();
    await expect(dialogOf(page, first.title)).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(dialogOf(page, second.title)).toBeVisible();
    await expect(page.getByRole("dialog").locator("[aria-live=polite]"), "announced").toContainText(second.title);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(dialogOf(page, last.title)).toBeVisible();
    await page.keyboard.press("Escape");
    await expectSlides(page, [last.title]);
    const slide = carouselOf(page).getByRole("group", { name: `4 of 4: ${last.title}` });
    await expect(button(slide, "View Certificate")).toBeFocused();
  });

  test("keeps the focus inside, and the page behind it still", async ({ page }) => {
    // The scroll to the focused button is then over at once.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    await button(page, "View Certificate").first().focus();
    await page.keyboard.press("Enter");
    const dialog = dialogOf(page, first.title);
    await expect(dialog).toBeVisible();
    const top = await page.evaluate(() => window.scrollY);
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press("Tab");
      await expect(dialog.locator(":focus")).toHaveCount(1);
    }
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await page.keyboard.press("Escape");
    await expect(button(page, "View Certificate").first()).toBeFocused();
  });

  test("a shared address opens its certificate, and is what 'Copy link' copies", async ({ page, context, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/#certificate-${third.id}`);
    const dialog = dialogOf(page, third.title);
    await expect(dialog).toBeVisible();
    await expect(page.locator("#certificates")).toBeInViewport();
    await button(dialog, "Copy link").click();
    await expect(dialog.getByText("Link copied")).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/#certificate-${third.id}`);
    await button(dialog, "Close").click();
    await expect(dialog).toBeHidden();
    await expectSlides(page, [third.title]);
    expect(new URL(page.url()).hash).toBe("#certificates");

    await page.evaluate((id) => (window.location.hash = `certificate-${id}`), first.id);
    await expect(dialogOf(page, first.title)).toBeVisible();
  });

  test.describe("on a first visit", () => {
    test.use({ showsOpeningScreen: true });

    test("a shared address waits until the opening screen has gone", async ({ page }) => {
      await page.goto(`/#certificate-${first.id}`);
      await expect(dialogOf(page, first.title)).toBeVisible();
      expect(await page.getByRole("progressbar").isVisible()).toBe(false);
    });
  });

  test("shows the address where the clipboard is closed", async ({ page, baseURL }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await open(page, `/#certificate-${first.id}`);
    await button(page, "Copy link").click();
    await expect(page.getByText(`${baseURL}/#certificate-${first.id}`)).toBeVisible();
  });
});

test("a failed download of the modal leaves the page whole, and the next click tries again", async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED \(.*\.js/);
  await open(page);
  await page.route("**/_next/static/chunks/**", (route) => route.abort());
  const view = button(page, "View Certificate").first();
  const failure = page.waitForEvent("requestfailed");
  await view.click();
  await failure;
  await expect(page.getByRole("alert").filter({ hasText: "This could not be loaded" })).toBeVisible();
  await page.unroute("**/_next/static/chunks/**");
  // The loader may have tried again by itself meanwhile; the dialog would then stand before the button.
  await view.dispatchEvent("click");
  await expect(dialogOf(page, first.title)).toBeVisible();
});

test("causes no layout shift when the script takes over", async ({ page }) => {
  const readShifts = await recordShifts(page, ":not(#home, #home *)");
  await page.goto("/#certificates");
  await expect(button(page, "Next certificate")).toBeVisible();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await readShifts()).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all certificates can be read and opened", async ({ page }) => {
    await page.goto("/");
    for (const { title, image } of rows) {
      const slide = page.getByRole("group", { name: new RegExp(`of 4: ${title}$`) });
      await slide.scrollIntoViewIfNeeded();
      await expect(slide.getByRole("heading", { name: title })).toBeInViewport();
      await expect(slide.getByRole("link", { name: "View Certificate" })).toHaveAttribute("href", image);
    }
    await expect(page.getByRole("button", { name: "Next certificate" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Open assistant" })).toBeHidden();
  });
});
