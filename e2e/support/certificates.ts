import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";
import { carouselOf, goToCarousel, shownCertificates } from "./page";

export const PHONE = { width: 390, height: 844 };

export const rows = shownCertificates;
export const count = rows.length;
export const at = (index: number) => rows[index % count] ?? { id: "", title: "", issuer: "", date: "", image: "" };
export const first = at(0);
export const second = at(1);
export const third = at(2);
export const last = at(count - 1);

export const button = (scope: Page | Locator, name: string) => scope.getByRole("button", { name, exact: true });

export const readSlides = (page: Page) =>
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

export const expectSlides = (page: Page, reachable: string[]) =>
  expect.poll(() => readSlides(page)).toMatchObject({ reachable });

export async function open(page: Page) {
  await page.goto("/");
  await goToCarousel(page);
}
