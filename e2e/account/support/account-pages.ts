import type { Page } from "@playwright/test";
import { notifications } from "@/e2e/support/page";
import type { Person } from "./account";

export const main = (page: Page) => page.getByRole("main");
export const alert = (page: Page) => main(page).getByRole("alert");
export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
export const toast = (page: Page, text: string) => notifications(page).getByRole("listitem").filter({ hasText: text });
export const accountButton = (page: Page, name: string) => page.getByRole("banner").getByRole("button", { name });
export const signInLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Sign In" });

export async function signInByForm(page: Page, { email, password }: Pick<Person, "email" | "password">) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await main(page).getByRole("button", { name: "Sign In" }).click();
}

export async function chooseFromMenu(page: Page, name: string, item: "Profile" | "Dashboard" | "Sign out") {
  await accountButton(page, name).click();
  await page.getByRole("menuitem", { name: item }).click();
  return page.getByRole("dialog", { name: item });
}
