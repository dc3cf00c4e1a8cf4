import { expect, test } from "./support/fixtures";
import { portfolio } from "./support/portfolio";

const accountPages = portfolio.accounts ? ["/login", "/register", "/forgot-password"] : [];
const pages = [...new Set([...portfolio.pages, "/projects", ...accountPages, "/no-such-page"])];

test("no internal link or anchor is broken", async ({ page, request, consoleErrors }) => {
  consoleErrors.allow(/status of 404 .*no-such-page/);
  const anchorsByPath = new Map<string, string[]>();
  const links: { from: string; href: string }[] = [];
  for (const from of pages) {
    await page.goto(from);
    const anchors = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
    anchorsByPath.set(from, anchors);
    const hrefs = await page.locator("a[href]").evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
    links.push(...hrefs.map((href) => ({ from, href })));
  }
  expect(links.length).toBeGreaterThan(pages.length * 7);

  const statusByPath = new Map<string, number>();
  for (const { from, href } of links) {
    const way = `${from} -> ${href}`;
    const { origin, pathname, hash } = new URL(href);
    if (origin !== new URL(page.url()).origin) continue;
    if (!statusByPath.has(pathname)) statusByPath.set(pathname, (await request.get(pathname)).status());
    if (pathname !== from || !hash) expect(statusByPath.get(pathname), way).toBe(200);
    // `#top` is valid on every page.
    const anchors = anchorsByPath.get(pathname);
    if (hash && hash !== "#top" && anchors) expect(anchors, way).toContain(decodeURIComponent(hash.slice(1)));
  }
});
