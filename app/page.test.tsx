import { Children } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import HomePage from "./page";

vi.mock("./structured-data", () => ({ describeOwner: () => ({ name: "</script><b>" }) }));

it("keeps a '<' of the content from ending the structured data", () => {
  const [data] = Children.toArray(HomePage().props.children);
  expect(renderToStaticMarkup(data)).toBe(
    '<script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script>',
  );
});
