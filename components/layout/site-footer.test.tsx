import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { resolvePortfolio } from "@/lib/portfolio/resolve-portfolio";
import { makeContent } from "@/lib/portfolio/test/contents";
import { SiteFooter } from "./site-footer";

function renderNewsletter(newsletter: object) {
  const portfolio = resolvePortfolio(makeContent({ site: { newsletter } }));
  return renderToStaticMarkup(<SiteFooter {...portfolio} year={2026} hasAssistant />);
}

it("the newsletter form posts the email address to the owner's list provider, in a new tab", () => {
  const action = "https://list.example.com/subscribe?u=1";
  const html = renderNewsletter({ action, fieldName: "EMAIL" });
  const [form] = /<form[^]*<\/form>/.exec(html) ?? [];
  for (const attribute of [`action="${action}"`, 'method="post"', 'target="_blank"', 'rel="noopener"']) {
    expect(form).toContain(attribute);
  }
  const [input] = /<input[^>]*>/.exec(form ?? "") ?? [];
  for (const attribute of ['type="email"', 'name="EMAIL"']) expect(input).toContain(attribute);
  expect(form).toMatch(/<button type="submit"[^>]*>Subscribe/);
});

it("without a list provider, 'Subscribe' is not in a form and does nothing", () => {
  const html = renderNewsletter({});
  expect(html).not.toContain("<form");
  expect(html).toMatch(/<button type="button"[^>]*>Subscribe/);
});
