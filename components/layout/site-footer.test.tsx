import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { site } from "@/content/site";
import { siteSchema } from "@/content/schema/site";

async function renderNewsletter(newsletter: object) {
  vi.resetModules();
  vi.doMock("@/content/site", () => ({ site: siteSchema.parse({ ...site, newsletter }) }));
  const { SiteFooter } = await import("./site-footer");
  const html = renderToStaticMarkup(<SiteFooter buildDate={new Date("2026-01-01")} buildCommit={undefined} />);
  const [, form] = /(<form[^]*<\/form>)/.exec(html) ?? [];
  return { form, button: /<button type="(\w+)"[^>]*>Subscribe/.exec(html)?.[1], input: /<input[^>]*>/.exec(html)?.[0] };
}

it("the newsletter box posts the email to the owner's list provider, in a tab of its own", async () => {
  const action = "https://list.example.com/subscribe?u=1";
  const { form, button, input } = await renderNewsletter({ action, fieldName: "EMAIL" });
  for (const attribute of [`action="${action}"`, 'method="post"', 'target="_blank"', 'rel="noopener"']) {
    expect(form).toContain(attribute);
  }
  expect(input).toContain('type="email"');
  expect(input).toContain('name="EMAIL"');
  expect(button).toBe("submit");
});

it("without a provider Subscribe does nothing, and there is no form", async () => {
  const { form, button } = await renderNewsletter({});
  expect(form).toBeUndefined();
  expect(button).toBe("button");
});
