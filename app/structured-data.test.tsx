import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { resolvePortfolio } from "@/lib/portfolio/resolve-portfolio";
import { makeContent } from "@/lib/portfolio/test/contents";
import { StructuredData } from "./structured-data";

it("escapes '<', so that content cannot close the structured data's script tag", () => {
  const portfolio = resolvePortfolio(makeContent({ site: { description: "</script><b>" } }));
  const html = renderToStaticMarkup(<StructuredData {...portfolio} publicUrl={undefined} />);
  expect(html.match(/</g)).toHaveLength(2);
  expect(html).toContain('"\\u003c/script>\\u003cb>"');
});
