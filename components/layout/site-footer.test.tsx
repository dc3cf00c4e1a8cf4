import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { resolvePortfolio } from "@/lib/portfolio/resolve-portfolio";
import { makeContent } from "@/lib/portfolio/test/contents";

async function renderNewsletter(newsletter: object) {
  vi.resetModules();
  vi.doMock("@/lib/portfolio/portfolio", () => ({
    portfolio: resolvePortfolio(makeContent({ site: { newsletter } })),
  }));
  const { SiteFooter } = await import("./site-footer");
  return renderToStaticMarkup(<SiteFooter buildDate={new Date("2026-01-01")} buildCommit={undefined} />);
}

it("the newsletter form posts the email address to the owner's list provider, in a new tab", async () => {
  const action = "https://list.example.com/subscribe?u=1";
  const html = await renderNewsletter({ action, fieldName: "EMAIL" });
  const [form] = /<form[^]*<\/form>/.exec(html) ?? [];
  for (const attribute of [`action="${action}"`, 'method="post"', 'target="_blank"', 'rel="noopener"']) {
    expect(form).toContain(attribute);
  }
  const [input] = /<input[^>]*>/.exec(form ?? "") ?? [];
  for (const attribute of ['type="email"', 'name="EMAIL"']) expect(input).toContain(attribute);
  expect(form).toMatch(/<button type="submit"[^>]*>Subscribe/);
});

it("without a list provider, 'Subscribe' is not in a form and does nothing", async () => {
  const html = await renderNewsletter({});
  expect(html).not.toContain("<form");
  expect(html).toMatch(/<button type="button"[^>]*>Subscribe/);
});
