import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { resolvePortfolio } from "@/lib/portfolio/resolve-portfolio";
import { makeContent } from "@/lib/portfolio/test/contents";

it("an external link opens in a new tab and says so; an internal link does neither", async () => {
  const headerLinks = [
    { label: "Shop", href: "https://shop.ada.dev" },
    { label: "Blog", href: "/blog" },
  ];
  vi.doMock("@/lib/portfolio/portfolio", () => ({
    portfolio: resolvePortfolio(makeContent({ site: { headerLinks } })),
  }));
  const { SiteHeader } = await import("./site-header");
  const html = renderToStaticMarkup(<SiteHeader controls={null} drawerControls={null} />);
  const [, shop = ""] = /(<a [^>]*shop\.ada\.dev[^]*?<\/a>)/.exec(html) ?? [];
  for (const part of ['target="_blank"', "opens in a new tab", "ui:arrow-up-right"]) expect(shop).toContain(part);
  expect(/<a [^>]*"\/blog"[^]*?<\/a>/.exec(html)?.[0]).not.toMatch(/target|new tab|svg/);
});
