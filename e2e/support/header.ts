import type { Page } from "@playwright/test";

export const HEADER_SCROLL_OFFSET_PX = 80;

export const navigation = (page: Page) => page.getByRole("navigation", { name: "Main" });
export const section = (page: Page, id: string) => page.locator(`#${id}`);
export const link = (page: Page, name: string) => navigation(page).getByRole("link", { name, exact: true });
export const current = (page: Page) => navigation(page).locator("[aria-current]");
