import { expect, it } from "vitest";
import { listLinks, toPlainText } from "./markdown";
import { sentence } from "./portfolio/schema/fields";

it.each([
  ["I use [React](https://react.dev) *daily*, **really**: `<b>`.", "I use React daily, really: <b>."],
  ["5 * 3 * 2, snake_case, R&D, a <b>tag</b> and \\*stars\\*", "5 * 3 * 2, snake_case, R&D, a <b>tag</b> and *stars*"],
  ["1. Not a list\n# nor a heading", "1. Not a list\n# nor a heading"],
])("without its Markdown, %s reads %s", (text, plain) => expect(toPlainText(text)).toBe(plain));

it("finds links within emphasis too", () => {
  expect(listLinks("*[a](/projects)* and [b](mailto:ada@mail.org)")).toEqual(["/projects", "mailto:ada@mail.org"]);
});

it.each(["javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "http://ada.dev", "//ada.dev", "page"])(
  "rejects a link to %s",
  (href) => {
    const message = `expected a link that starts with https://, mailto:, tel:, / or #, not ${href}`;
    expect(sentence(80).safeParse(`[x](${href})`).error?.issues[0]?.message).toBe(message);
  },
);

it.each(["https://ada.dev", "mailto:ada@mail.org", "tel:+44123456", "/projects#a", "#contact"])(
  "accepts a link to %s",
  (href) => expect(sentence(80).parse(`[x](${href})`)).toBe(`[x](${href})`),
);

it("counts the characters that visitors see", () => {
  expect(sentence(5).safeParse("[react](https://react.dev)").success).toBe(true);
  expect(sentence(5).safeParse("reacts").error?.issues[0]?.message).toBe("expected at most 5 characters");
});
