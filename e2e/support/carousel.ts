import { expect, type Page } from "@playwright/test";

export const carouselOf = (page: Page) => page.getByRole("region", { name: "Certificates carousel" });

/** Scrolls to the carousel, whose script is loaded when it comes near, and waits until that holds the row. */
export async function goToCarousel(page: Page): Promise<void> {
  await carouselOf(page).scrollIntoViewIfNeeded();
  await expect(carouselOf(page).locator("> div").first()).toHaveCSS("overflow-x", "clip");
}
