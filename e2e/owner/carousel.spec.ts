import { chromium, type Page } from "@playwright/test";
import { afterAll, expect, it, vi } from "vitest";
import { changeContent } from "@/e2e/support/change-content";
import { startSite } from "@/e2e/support/server";
import { LOOPBACK, NEXT_PROGRAM } from "@/e2e/support/site-environment";
import { openCopy } from "./support/open-copy";

/** How many certificates are shown at each window width. */
const PER_VIEW = { 390: 1, 639: 1, 700: 2, 1023: 2, 1024: 3, 1111: 3, 1280: 3 };
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8];
const LIMIT = { timeout: 60_000, interval: 200 };

const copy = openCopy("carousel");
const nextDev = (port: number) => [NEXT_PROGRAM, "dev", "--hostname", LOOPBACK, "--port", String(port)];
const site = await startSite({}, nextDev, copy.folder);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: ["--no-sandbox"],
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  copy.remove();
});

const carouselOf = (page: Page) => page.getByRole("region", { name: "Certificates carousel" });
const button = (page: Page, name: string) => carouselOf(page).getByRole("button", { name, exact: true });

/** The numbers of the certificates that are wholly in view, from the left. */
const readShown = (page: Page) =>
  carouselOf(page).evaluate((region) => {
    const { left, right } = region.getBoundingClientRect();
    return [...region.querySelectorAll("figure")]
      .map((figure) => ({ box: figure.getBoundingClientRect(), title: figure.querySelector("h3")?.textContent ?? "" }))
      .filter(({ box }) => box.left >= left - 1 && box.right <= right + 1)
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ title }) => Number(title.replace("Course ", "")));
  });

it.each(COUNTS)(
  "with %i certificates, the carousel moves if some are out of view, and otherwise has no controls",
  async (count) => {
    const certificates = Array.from({ length: count }, (_, index) => ({
      id: `course-${index + 1}`,
      title: `Course ${index + 1}`,
      issuer: "A school",
      date: "2nd march 2025",
      isoDate: "2025-03-02",
      image: "/images/certificates/python.webp",
      skills: [],
    }));
    copy.edit("content/certificates.ts", (source) => changeContent(source, { certificates }));
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
    await page.addInitScript(() => sessionStorage.setItem("loading-screen-seen", "1"));
    const countSlides = async () => {
      await page.goto(site.url);
      return carouselOf(page).locator("figure").count();
    };
    await expect.poll(countSlides, LIMIT).toBe(count);

    for (const [width, perView] of Object.entries(PER_VIEW)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      // In a narrow window, the page is longer, and the carousel may be too far away to start.
      await carouselOf(page).scrollIntoViewIfNeeded();
      const isMovable = count > perView;
      await vi.waitFor(async () => {
        expect(await button(page, "Next certificate").isVisible(), `controls at ${width} px`).toBe(isMovable);
      }, LIMIT);
      const expectShown = (first: number) =>
        expect
          .poll(() => readShown(page), { ...LIMIT, message: `${count} certificates at ${width} px` })
          .toEqual(Array.from({ length: Math.min(perView, count) }, (_, step) => ((first - 1 + step) % count) + 1));
      if (!isMovable) {
        await expectShown(1);
        expect(await carouselOf(page).locator("[inert]").count(), "all can be reached").toBe(0);
        continue;
      }
      // After the last certificate, the row starts again.
      await button(page, `Go to certificate ${count}`).click();
      await expectShown(count);
      await button(page, "Next certificate").click();
      await expectShown(1);
      await button(page, "Previous certificate").click();
      await expectShown(count);
      await button(page, "Go to certificate 1").click();
      await expectShown(1);
    }
    await page.close();
  },
);
