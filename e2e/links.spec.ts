import { site } from "@/content/site";
import { expect, test } from "./support/fixtures";
import { goToCarousel, shownCertificates } from "./support/page";
import { questions } from "./support/questions";

const accountPages = site.accounts ? ["/login", "/register", "/forgot-password"] : [];
const pages = ["/", "/projects", ...accountPages, "/no-such-page"];

test("no internal link or anchor is broken, and links that open a new tab say so", async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404 .*no-such-page/);
  const anchorsByPath = new Map<string, string[]>();
  const links: { from: string; href: string; target: string; rel: string; text: string }[] = [];
  for (const from of pages) {
    await page.goto(from);
    const anchors = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
    anchorsByPath.set(from, anchors);
    const found = await page
      .locator("a[href]")
      .evaluateAll((all: HTMLAnchorElement[]) =>
        all.map(({ href, target, rel, text }) => ({ href, target, rel, text })),
      );
    links.push(...found.map((link) => ({ from, ...link })));
  }
  expect(links.length).toBeGreaterThan(pages.length * 7);

  const statusByPath = new Map<string, number>();
  for (const { from, href, target, rel, text } of links) {
    const way = `${from} -> ${href}`;
    const { origin, pathname, hash } = new URL(href);
    if (target === "_blank") {
      expect(rel, way).toContain("noopener");
      expect(text, way).toContain("opens in a new tab");
    }
    if (origin !== new URL(page.url()).origin) continue;
    if (!statusByPath.has(pathname)) statusByPath.set(pathname, (await request.get(pathname)).status());
    if (pathname !== from || !hash) expect(statusByPath.get(pathname), way).toBe(200);
    // `#top` is valid on every page.
    const anchors = anchorsByPath.get(pathname);
    if (hash && hash !== "#top" && anchors) expect(anchors, way).toContain(decodeURIComponent(hash.slice(1)));
  }
});

test("links that appear later, in the assistant and over a certificate, do not give this page away", async ({
  page,
}) => {
  await page.goto("/");
  const ways: { href: string; rel: string }[] = [];
  const read = async (name: string) =>
    ways.push(
      ...(await page
        .getByRole("dialog", { name, exact: true })
        .locator('a[target="_blank"]')
        .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href, rel }) => ({ href, rel })))),
    );
  const [certificate] = shownCertificates;
  if (certificate) {
    await goToCarousel(page);
    await page.getByRole("button", { name: "View Certificate" }).first().click();
    await expect(page.getByRole("dialog", { name: certificate.title, exact: true })).toBeVisible();
    await read(certificate.title);
    await page.keyboard.press("Escape");
  }
  const contact = questions.find(({ showSocials }) => showSocials);
  if (site.assistant && contact) {
    await page.getByRole("button", { name: "Open assistant" }).click();
    await page.getByRole("button", { name: contact.question, exact: true }).click();
    await expect(page.getByRole("log").getByText(contact.answer)).toBeVisible();
    await read("Portfolio Assistant");
  }
  for (const { href, rel } of ways) expect(rel, href).toContain("noopener");
  expect(ways.length > 0).toBe(Boolean(certificate || contact));
});
