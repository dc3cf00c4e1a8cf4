import type { Page } from "@playwright/test";

export const carouselOf = (page: Page) => page.getByRole("region", { name: "Certificates carousel" });

/** Scrolls to the carousel, whose script is loaded when it comes near, and waits for its controls. */
export async function goToCarousel(page: Page): Promise<void> {
  await carouselOf(page).scrollIntoViewIfNeeded();
  await carouselOf(page).getByRole("button", { name: "Next certificate", exact: true }).waitFor();
}
