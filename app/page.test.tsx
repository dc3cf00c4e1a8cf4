import { Children } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import HomePage from "./page";

vi.mock("./structured-data", () => ({ describeSite: () => ({ name: "</script><b>" }) }));

it("escapes '<', so that content cannot close the structured data's script tag", () => {
  const [data] = Children.toArray(HomePage().props.children);
  expect(renderToStaticMarkup(data)).toBe(
    '<script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script>',
  );
});
