import type { Page } from "@playwright/test";

export const main = (page: Page) => page.getByRole("main");
export const alert = (page: Page) => main(page).getByRole("alert");
export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
export const toast = (page: Page, text: string) =>
  page
    .getByRole("region", { name: /Notifications/ })
    .getByRole("listitem")
    .filter({ hasText: text });
export const accountButton = (page: Page, name: string) => page.getByRole("banner").getByRole("button", { name });
export const signInLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Sign In" });
