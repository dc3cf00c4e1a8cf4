import type { Page } from "@playwright/test";
import { workHref } from "@/lib/links";
import { findSection, type SectionId } from "@/lib/portfolio/sections";
import { isDemo } from "@/scripts/doctor/demo";
import { expect, test } from "./support/fixtures";
import {
  boxOf,
  escapePattern,
  findCovered,
  hasContact,
  labelOf,
  pageSections,
  recordShifts,
  scrollPageTo,
  shownCertificates,
  waitForHydration,
} from "./support/page";
import { portfolio } from "./support/portfolio";

const shows = (section: SectionId) => portfolio.sections.some(({ id }) => id === section);

const clockOf = (page: Page) => page.locator("#home p:visible", { hasText: /^\d\d:\d\d in .+, / });

test("the hero and About show the owner's content, and the clock shifts nothing", async ({ page }) => {
  const readShifts = await recordShifts(page, "#home > :last-child, #home > :last-child *");
  await page.goto("/");
  await expect(clockOf(page)).toBeVisible();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await readShifts()).toEqual([]);
  const [home, section] = [page.locator("#home"), page.locator("#about")];
  await expect(home.getByText(portfolio.hero.subtitle, { exact: true })).toBeVisible();
  await expect(home.getByText(portfolio.owner.name).first()).toBeInViewport({ ratio: 1 });
  await expect(home.getByRole("list", { name: "What I do" }).getByRole("listitem")).toHaveText(portfolio.hero.tags);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(pageSections.map(labelOf));
  const about = findSection(portfolio.sections, "about");
  if (about && portfolio.skills.length > 0) {
    await expect(section.getByRole("heading", { name: about.skillsHeading, level: 3 })).toBeVisible();
    const kit = section.getByRole("heading", { name: about.aiToolsHeading, level: 3 });
    await expect(kit).toHaveCount(about.aiTools.length > 0 ? 1 : 0);
    for (const group of about.skillGroups) {
      if (group.name) {
        await expect(section.getByRole("heading", { name: group.name, level: 4, exact: true })).toBeVisible();
      }
    }
    const skills = section.locator("[data-slot=skills] > li, [data-slot=skill-names] > li");
    await expect(skills).toContainText(
      about.skillGroups
        .flatMap((group) => group.skills)
        .map(({ name, percentage, level = "" }) => `${name}${percentage === undefined ? level : `${percentage}%`}`),
    );
  }
  const grounds = await page
    .locator("main section")
    .evaluateAll((sections) => sections.map((one) => getComputedStyle(one).backgroundColor));
  expect([...new Set(grounds)], "no stripes separate the sections").toEqual(["rgba(0, 0, 0, 0)"]);
  await expect(page.getByRole("main").getByText(portfolio.owner.coordinates)).toHaveCount(1);
  await home.getByRole("link", { name: "Scroll down" }).click();
  await expect(page.locator(`#${pageSections[0]}`)).toBeInViewport();
});

test("the first screen says who, what and when, links to the first projects, and shows what comes next at its foot", async ({
  landing: page,
}) => {
  const { owner, availabilityStart, firstWorks, landscape } = portfolio;
  const home = page.locator("#home");
  const links = home.getByRole("list", { name: "First projects" }).getByRole("link");
  await expect(links).toHaveText(firstWorks.map(({ title }) => title));
  for (const [index, work] of firstWorks.entries()) {
    await expect(links.nth(index)).toHaveAttribute("href", workHref(work));
  }
  const next = page.locator('main [data-slot="waypoint"]').first();
  const ground = page.locator('[data-slot="hero-ground"]');
  const scroll = page.getByRole("link", { name: "Scroll down" });
  for (const [width, height] of [
    [320, 844],
    [390, 844],
    [430, 1300],
    [768, 1024],
    [844, 390],
    [1024, 800],
    [1280, 800],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const size = `${width} × ${height} px`;
    if (height >= 800) {
      await expect.soft(home.getByText(owner.role, { exact: true }).first(), size).toBeInViewport({ ratio: 1 });
      if (availabilityStart)
        await expect.soft(home.getByText(availabilityStart, { exact: true }), size).toBeInViewport({ ratio: 1 });
    }
    if (width >= 1024 && pageSections.length > 0) {
      const { y } = await boxOf(next);
      expect.soft(y, size).toBeLessThan(height - 40);
      expect.soft(y, size).toBeGreaterThan(height - 120);
      const actions = await boxOf(page.locator("[data-hero-actions]"));
      expect.soft((await boxOf(scroll)).y, size).toBeGreaterThan(actions.y + actions.height);
    }
    if (height === 1300) {
      const portrait = await boxOf(page.locator("[data-hero-portrait]"));
      const above = (await boxOf(scroll)).y - portrait.y - portrait.height;
      expect.soft(above, "on a tall phone, the mountains stand at the hero's foot").toBeLessThan(24);
    }
    if (!landscape) continue;
    const [box, hero] = [await boxOf(ground), await boxOf(home)];
    expect.soft(box.x, `${size}, the ground spans the screen`).toBeLessThanOrEqual(0);
    expect.soft(box.x + box.width, `${size}, the ground spans the screen`).toBeGreaterThanOrEqual(width);
    expect.soft(box.y + box.height, `${size}, to the hero's foot`).toBeGreaterThanOrEqual(hero.y + hero.height);
  }
});

test("on a wide screen, About's texts are beside each other, and 'Hire Me' is beside its service", async ({
  landing: page,
}) => {
  const about = findSection(portfolio.sections, "about");
  const hasBoth = about?.introduction && about.paragraphs.length > 0;
  test.skip(!hasBoth && !(shows("services") && shows("contact")), "needs two texts, or services and the form");
  await page.setViewportSize({ width: 1440, height: 900 });
  if (hasBoth) {
    const lead = page.locator("#about").getByText(about.introduction ?? "", { exact: true });
    const beside = await boxOf(page.locator("#about p + div > p").first());
    const { x, y, width } = await boxOf(lead);
    expect(beside.x).toBeGreaterThan(x + width);
    expect(y).toBeLessThan(beside.y + beside.height);
    const skills = page.locator("#about [data-slot=skills]").first().locator("> li");
    if ((await skills.count()) > 1) expect((await boxOf(skills.nth(1))).y).toBe((await boxOf(skills.first())).y);
  }
  for (const card of shows("contact") ? await page.locator("#services .card").all() : []) {
    const title = await boxOf(card.getByRole("heading", { level: 3 }));
    const hire = await boxOf(card.getByRole("link", { name: "Hire Me" }));
    expect(hire.y).toBeLessThan(title.y + title.height);
    expect(hire.y + hire.height).toBeGreaterThan(title.y);
    if (isDemo(portfolio.owner.email))
      expect((await boxOf(card)).height, "the demo's cards are short").toBeLessThan(330);
  }
});

test("a cut-out portrait stands behind the ground, and any other portrait in front, in a frame", async ({
  landing: page,
}) => {
  test.skip(!portfolio.landscape, "needs a landscape");
  const { alt, cutout } = portfolio.owner.portrait;
  const portrait = page.getByRole("img", { name: alt });
  const ground = page.locator('[data-slot="hero-ground"]');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(portrait).toHaveCSS("border-top-width", cutout ? "0px" : "1px");
    await expect(ground).toHaveCSS("z-index", cutout ? "1" : "auto");
    const { y, height } = await boxOf(portrait);
    expect((await boxOf(ground)).y).toBeLessThan(y + height);
  }
});

test("the hero's relief does not move when the portrait loads", async ({ page }) => {
  test.skip(!portfolio.landscape, "needs a landscape");
  const relief = page.locator("[data-hero-relief]");
  await page.goto("/");
  const box = await relief.boundingBox();
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, html.indexOf("<img")) });
  });
  await page.reload();
  await expect(page.getByRole("img", { name: portfolio.owner.portrait.alt })).toHaveCount(0);
  await expect.poll(() => relief.boundingBox()).toEqual(box);
});

test("the assistant's button never covers another control, the clock, the portrait or Send", async ({
  landing: page,
}) => {
  test.skip(!portfolio.assistant, "needs the assistant");
  const assistant = page.getByRole("button", { name: "Open assistant" });
  for (const width of [320, 390, 640, 768, 1024, 1399, 1400, 1440, 1920]) {
    await page.setViewportSize({ width, height: 664 });
    await scrollPageTo(page, 0);
    expect(await findCovered(assistant, "main a, main button"), `${width} px`).toEqual([]);
    if (width >= 640) {
      await page.locator("#home p").last().scrollIntoViewIfNeeded();
      const line = await boxOf(clockOf(page));
      expect(line.x + line.width, `${width} px`).toBeLessThan((await boxOf(assistant)).x);
    }
    await scrollPageTo(page, 1_000_000);
    expect(await findCovered(assistant, "footer :is(a, button)"), `${width} px`).toEqual([]);
  }

  const send = page.getByRole("button", { name: "Send Message" });
  for (const width of hasContact ? [320, 390] : []) {
    await page.setViewportSize({ width, height: 844 });
    await send.evaluate((button) => button.scrollIntoView({ block: "end", behavior: "instant" }));
    await expect(assistant).toBeInViewport({ ratio: 1 });
    expect(await findCovered(assistant, '#contact [type="submit"]')).toEqual([]);
  }

  await scrollPageTo(page, 0);
  const home = page.locator("#home");
  for (const width of [667, 812, 844]) {
    await page.setViewportSize({ width, height: 375 });
    await expect(home.getByRole("link", { name: "Get in Touch" }), "above the fold").toBeInViewport({ ratio: 1 });
    await expect(home.getByRole("img")).toBeInViewport({ ratio: 0.9 });
    expect(await findCovered(assistant, "#home img")).toEqual([]);
  }
});

test("on a phone, the demo's form comes soon after the heading, and the page is not long", async ({ openContext }) => {
  test.skip(!isDemo(portfolio.owner.email), "needs the demo");
  const context = await openContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto("/");
  const heading = await boxOf(page.locator("#contact_heading"));
  const form = await boxOf(page.locator("#contact-form"));
  expect(form.y - heading.y).toBeLessThan(520);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9200);
});

test("every service is listed, and every 'Hire Me' and 'Contact Me' leads to the form", async ({ page }) => {
  test.skip(!shows("services") || !shows("certificates") || !shows("contact"), "needs all sections");
  await page.goto("/");
  const names = page.locator("#services").getByRole("listitem").getByRole("heading", { level: 3 });
  await expect(names).toHaveText(portfolio.services.map(({ title }) => title));
  const hire = page.getByRole("link", { name: "Hire Me", exact: true });
  await expect(hire).toHaveCount(portfolio.services.length);
  for (const [index, { title }] of portfolio.services.entries()) {
    await expect(hire.nth(index)).toHaveAccessibleDescription(title);
  }
  const links = page.getByRole("link", { name: /^(?:Hire|Contact) Me$/ }).and(page.locator('[href="#contact"]'));
  await expect(links).toHaveCount(portfolio.services.length + 1);
  await links.first().click();
  await expect(page.locator("#contact")).toBeInViewport();
});

test("the footer has the owner's channels, this year's copyright line and a link to the top", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-06-01T12:00:00Z"));
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const channels = portfolio.footerChannels;
  if (channels.length > 0) {
    const links = footer.getByRole("list").first().getByRole("link");
    await expect(links).toContainText(channels.map(({ name }) => name));
    for (const [index, { url }] of channels.entries()) await expect(links.nth(index)).toHaveAttribute("href", url);
  }
  const { phone } = portfolio.owner;
  if (phone) {
    const digits = phone.replaceAll(/[^+\d]/g, "");
    await expect(footer.getByRole("link", { name: phone })).toHaveAttribute("href", `tel:${digits}`);
  }
  await expect(footer.getByText(`© 2031 ${portfolio.owner.name}`)).toBeVisible();

  await scrollPageTo(page, 1_000_000);
  await footer.getByRole("link", { name: "Back to top" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("without JavaScript the whole page can be read and used", async ({ openContext }) => {
  const context = await openContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto("/");
  const [banner, contact] = [page.getByRole("banner"), page.locator("#contact")];
  const accountLinks = banner.locator('[href="/login"], [href="/register"]');
  await expect(accountLinks).toHaveText(portfolio.accounts ? ["Sign Up", "Sign In"] : []);
  await expect(banner, "the header has a ground").not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(page.locator('[data-slot="typed-word"]')).toHaveText(portfolio.hero.typedWords[0] ?? "");
  for (const part of await page.locator("[data-reveal] > *").all()) await expect(part).toHaveCSS("opacity", "1");

  for (const { title, image } of shownCertificates) {
    const name = new RegExp(`of ${shownCertificates.length}: ${escapePattern(title)}$`);
    const slide = page.getByRole("group", { name });
    await slide.scrollIntoViewIfNeeded();
    await expect(slide.getByRole("heading", { name: title })).toBeInViewport();
    if (image) await expect(slide.getByRole("link", { name: "View Certificate" })).toHaveAttribute("href", image);
  }
  if (hasContact) {
    await expect(contact.locator("form")).toBeHidden();
    const mail = contact.getByRole("link", { name: `Email ${portfolio.owner.email}` });
    await expect(mail).toHaveAttribute("href", `mailto:${portfolio.owner.email}`);
  }

  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of ["Next certificate", "Open assistant", "Open menu"]) {
    await expect(page.getByRole("button", { name })).toBeHidden();
  }
  await banner.getByRole("link", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Quick links" })).toBeInViewport();
});

test("a text in Hebrew runs from right to left, with its full stop on the left, and a heading keeps its side", async ({
  page,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  for (const place of ["main p", "main h2", "footer nav a"]) {
    const { before, after, first, stop } = await page
      .locator(place)
      .first()
      .evaluate((text) => {
        const leftOf = (node: Node, start: number, end: number) => {
          const range = document.createRange();
          range.setStart(node, start);
          range.setEnd(node, end);
          return range.getBoundingClientRect().x;
        };
        const before = leftOf(text, 0, text.childNodes.length);
        text.textContent = "שלום.";
        const letters = text.firstChild ?? text;
        const [first, stop] = [leftOf(letters, 0, 1), leftOf(letters, 4, 5)];
        return { before, after: leftOf(letters, 0, 5), first, stop };
      });
    expect(stop, place).toBeLessThan(first);
    if (place === "main h2") expect(Math.abs(after - before)).toBeLessThan(5);
  }
});
