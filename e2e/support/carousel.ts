import type { Page } from "@playwright/test";

export const carouselOf = (page: Page) => page.getByRole("region", { name: "Certificates carousel" });

/** Scrolls to the carousel, whose script is loaded when it comes near and then asks for every picture. */
export async function goToCarousel(page: Page): Promise<void> {
  await carouselOf(page).scrollIntoViewIfNeeded();
  await carouselOf(page).locator("figure img:not([loading=lazy])").first().waitFor({ state: "attached" });
}
