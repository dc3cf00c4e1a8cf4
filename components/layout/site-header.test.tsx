import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { resolvePortfolio } from "@/lib/portfolio/resolve-portfolio";
import { makeContent } from "@/lib/portfolio/test/contents";
import { SiteHeader } from "./site-header";

it("an external link opens in a new tab and says so; an internal link does neither", () => {
  const headerLinks = [
    { label: "Shop", href: "https://shop.ada.dev" },
    { label: "Blog", href: "/blog" },
  ];
  const portfolio = resolvePortfolio(makeContent({ site: { headerLinks } }));
  const html = renderToStaticMarkup(
    <SiteHeader {...portfolio} firstName="Ada" controls={null} drawerControls={null} />,
  );
  const [, shop = ""] = /(<a [^>]*shop\.ada\.dev[^]*?<\/a>)/.exec(html) ?? [];
  for (const part of ['target="_blank"', "opens in a new tab", "ui:arrow-up-right"]) expect(shop).toContain(part);
  expect(/<a [^>]*"\/blog"[^]*?<\/a>/.exec(html)?.[0]).not.toMatch(/target|new tab|svg/);
});
