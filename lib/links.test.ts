import { expect, it } from "vitest";
import { contactHref } from "./links";

it.each([
  ["contact", "", "#contact"],
  ["contact", "/", "/#contact"],
  ["about", "", "mailto:ada@mail.example"],
  ["about", "/", "mailto:ada@mail.example"],
] as const)("with the section %s leads from %j to %s", (section, home, href) => {
  expect(contactHref({ sections: [section], owner: { email: "ada@mail.example" } }, home)).toBe(href);
});
