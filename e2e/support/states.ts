import type { Page } from "@playwright/test";
import { ACCOUNT_STATES } from "@/e2e/account/support/account-states";
import { breakDates, goToCarousel, hasContact, notifications, scrollPageTo, shownCertificates } from "./page";
import type { PageState } from "./page-state";
import { portfolio } from "./portfolio";
import { questions } from "./questions";

/** At this width and above, the header shows its links. On narrower screens, they are in a drawer. */
const WIDE_PX = 1024;
const [technology] = portfolio.projects.flatMap(({ stack }) => stack);

const formState = (name: string, status: number, reply: object, toast: string): PageState => ({
  name,
  path: "/",
  focus: "#contact-form",
  consoleError: new RegExp(`status of ${status} .*/api/contact\\)`),
  prepare: (page) => page.route("**/api/contact", (route) => route.fulfill({ status, json: reply })),
  reach: async (page) => {
    const form = page.locator("#contact-form");
    await form.getByLabel("Name").fill("Ada Lovelace");
    await form.getByLabel("Email").fill("ada@example.com");
    await form.getByLabel("Subject").fill("An engine");
    await form.getByLabel("Message").fill("I'd like to discuss a project about weaving algebraic patterns.");
    await form.getByRole("button", { name: /^Send/ }).click();
    await notifications(page).getByText(toast).waitFor();
  },
});

async function openAssistant(page: Page) {
  const question = questions.find(({ showSocials }) => showSocials) ?? questions[0];
  await page.getByRole("button", { name: "Open assistant" }).click();
  const panel = page.getByRole("dialog", { name: "Portfolio Assistant" });
  if (!question) return;
  await panel.getByRole("button", { name: question.question, exact: true }).click();
  await panel.getByRole("log").getByText(question.answer).waitFor();
}

async function loadCarousel(page: Page) {
  if (shownCertificates.length === 0) return;
  await goToCarousel(page);
  await scrollPageTo(page, 0);
}

const press = (name: string, brought: string) => async (page: Page) => {
  await page.getByRole("button", { name }).first().click();
  await page.locator(brought).first().waitFor();
};

const FORM_STATES: readonly PageState[] = [
  formState("form-error", 429, { ok: false, code: "too-many-requests" }, "Error sending message"),
  { ...formState("form-success", 200, { ok: true }, "Message sent!"), follows: true },
  {
    name: "form-fields",
    path: "/",
    follows: true,
    focus: "#contact-form",
    reach: press("Send Message", "text=Please enter your name."),
  },
];

const listFilterStates = (technology: string): PageState[] => [
  {
    name: "projects-filtered",
    path: `/projects?tech=${encodeURIComponent(technology)}`,
    reach: (page) => page.getByText(/^\d+ of \d+ projects? uses? /).waitFor(),
  },
  {
    name: "projects-empty",
    path: "/projects?tech=Runes",
    reach: (page) => page.getByRole("heading", { name: "No project here uses Runes" }).waitFor(),
  },
];

export const PAGE_STATES: readonly PageState[] = [
  { name: "home", path: "/", reach: loadCarousel },
  {
    name: "drawer",
    path: "/",
    follows: true,
    fits: (width) => width < WIDE_PX,
    reach: press("Open menu", "dialog[open] a"),
  },
  {
    name: "theme-settings",
    path: "/",
    follows: true,
    fits: (width) => width >= WIDE_PX,
    reach: press("Theme settings", "[type=range]"),
  },
  ...(shownCertificates.length > 0
    ? [{ name: "certificate", path: "/", follows: true, reach: press("View Certificate", "dialog[open] h2") }]
    : []),
  ...(portfolio.assistant ? [{ name: "assistant", path: "/", follows: true, reach: openAssistant }] : []),
  ...(hasContact ? FORM_STATES : []),
  { name: "projects", path: "/projects" },
  ...(technology ? listFilterStates(technology) : []),
  { name: "not-found", path: "/no-such-page", consoleError: /status of 404 .*no-such-page/ },
  {
    name: "error",
    path: "/",
    consoleError: /dates are broken/,
    prepare: (page) => page.clock.install(),
    reach: async (page) => {
      await page
        .locator("#home p:visible", { hasText: /^\d\d:\d\d/ })
        .first()
        .waitFor();
      await page.evaluate(breakDates, "getTimezoneOffset");
      await page.clock.fastForward(60_000);
      await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
      // Restore the date functions, because later checks on this page may need them.
      await page.evaluate(() => Reflect.get(window, "restoreDates")());
    },
  },
  ...(portfolio.accounts ? ACCOUNT_STATES : []),
];
