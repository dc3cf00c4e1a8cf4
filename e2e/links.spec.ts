import { site } from "@/content/site";
import { expect, test } from "./support/fixtures";

const accountPages = site.accounts ? ["/login", "/register", "/forgot-password"] : [];
const pages = ["/", "/projects", ...accountPages, "/no-such-page"];

test("no internal link or anchor is dead, and links into a new tab say so", async ({ page, request, complaints }) => {
  complaints.allow(/status of 404 .*no-such-page/);
  const anchorsByPath = new Map<string, Set<string>>();
  const links: { from: string; href: string; target: string; rel: string; name: string }[] = [];
  for (const path of pages) {
    await page.goto(path);
    const found = await page.evaluate(() => ({
      ids: [...document.querySelectorAll("[id]")].map((element) => element.id),
      links: [...document.querySelectorAll("a[href]")].map((link) => ({
        href: (link as HTMLAnchorElement).href,
        target: link.getAttribute("target") ?? "",
        rel: link.getAttribute("rel") ?? "",
        name: link.textContent ?? "",
      })),
    }));
    anchorsByPath.set(path, new Set(found.ids));
    links.push(...found.links.map((link) => ({ from: path, ...link })));
  }
  expect(links.length).toBeGreaterThan(pages.length * 7);

  const statusByPath = new Map<string, number>();
  for (const link of links) {
    const url = new URL(link.href);
    if (link.target === "_blank") {
      expect(link.rel, `${link.from}: ${link.href}`).toContain("noopener");
      expect(link.name, `${link.from}: ${link.href}`).toContain("opens in a new tab");
    }
    if (url.origin !== new URL(page.url()).origin) continue;
    if (!statusByPath.has(url.pathname)) {
      statusByPath.set(url.pathname, (await request.get(url.pathname)).status());
    }
    const isOwnAnchor = url.pathname === link.from && url.hash;
    if (!isOwnAnchor) expect(statusByPath.get(url.pathname), `${link.from} -> ${link.href}`).toBe(200);
    const anchors = anchorsByPath.get(url.pathname);
    // "#top" is the platform's own anchor.
    if (url.hash && url.hash !== "#top" && anchors) {
      const isThere = anchors.has(decodeURIComponent(url.hash.slice(1)));
      expect(isThere, `${link.from} -> ${link.href}`).toBe(true);
    }
  }
});
