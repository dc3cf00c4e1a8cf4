import { findSection } from "@/lib/portfolio/sections";
import { fieldOf, sendButton } from "./support/contact";
import { expect, test } from "./support/fixtures";
import { carouselOf, goToCarousel, hasContact, hasProjects, shownCertificates, waitForHydration } from "./support/page";
import { portfolio } from "./support/portfolio";
import { questions } from "./support/questions";
import { translateEarly } from "./support/translate";

test.describe("on a translated page", () => {
  test.use({ isTranslated: true });

  test("people, projects, technologies, certificates, organisations and networks keep their names, and so do typed words", async ({
    page,
  }) => {
    const { owner, projects, certificates, career, skills, footerChannels, codeHosting, assistant } = portfolio;
    const names = [
      owner.name,
      ...footerChannels.map(({ name }) => name),
      codeHosting?.label,
      ...projects.flatMap(({ title, stack }) => [title, ...stack]),
      ...skills.filter(({ isBrand }) => isBrand).map(({ name }) => name),
      ...(findSection(portfolio.sections, "about")?.aiTools ?? []).map(({ name }) => name),
      ...certificates.flatMap(({ title, issuer = [] }) => [title, issuer].flat()),
      ...[...career.jobs, ...career.studies].flatMap(({ by = [] }) => by),
    ];
    const lists = page.locator("header, #home, #work, #about, #experience, #services, #certificates, article, footer");
    for (const path of hasProjects ? ["/projects", "/"] : ["/"]) {
      await page.goto(path);
      await expect(page.locator("main font").first()).toBeAttached();
      const translated = await lists.locator("font > font").allTextContents();
      expect(translated.filter((text) => names.includes(text))).toEqual([]);
    }
    await expect(page.locator('[data-slot="typed-word"] font')).toHaveCount(0);
    if (!assistant) return;
    await page.getByRole("button", { name: "Open assistant" }).click();
    const panel = page.getByRole("dialog", { name: "Portfolio Assistant" });
    for (const { question, answer } of questions) {
      await panel.getByRole("button", { name: question, exact: true }).click();
      await expect(panel.getByRole("log").getByText(answer).first()).toBeVisible();
    }
    const translated = await panel.locator("font > font").allTextContents();
    expect(translated.filter((text) => assistant.channels.some(({ name }) => name === text))).toEqual([]);
  });
});

test("if a translator makes the page right-to-left, the layout stays", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/");
  const place = await heading.boundingBox();
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  expect(await heading.boundingBox()).toEqual(place);
  if (shownCertificates.length === 0) return;
  await goToCarousel(page);
  await expect(carouselOf(page).getByRole("group", { name: /^1 of/ })).toBeInViewport({ ratio: 1 });
});

test("a page that is translated before its scripts run is whole and works", async ({ page, consoleErrors }) => {
  // React then renders the page again, and logs an error.
  consoleErrors.allow(/Minified React error #4(18|23|25)/);
  await translateEarly(page);
  await page.goto("/");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(portfolio.owner.firstName);
  for (const heading of await page.locator("main h2").all()) await expect(heading).not.toBeEmpty();
  await expect(page.getByRole("contentinfo")).toContainText(portfolio.owner.name);
  if (!hasContact) return;
  await page.goto("/#contact");
  await expect(sendButton(page)).toBeEnabled();
  await sendButton(page).click();
  await expect(fieldOf(page, "Name")).toHaveAccessibleDescription("Please enter your name.");
  await fieldOf(page, "Name").fill("Ada");
  await expect(fieldOf(page, "Name")).toHaveAccessibleDescription("");
});
