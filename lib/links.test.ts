import { expect, it } from "vitest";
import { contactHref } from "./links";

const owner = { email: "ada@mail.example" };

it("a visitor is led to the contact section, from every page", () => {
  const site = { sections: ["contact" as const], owner };
  expect(contactHref(site)).toBe("#contact");
  expect(contactHref(site, "/")).toBe("/#contact");
});

it("where there is no contact section, to the owner's mail", () => {
  const site = { sections: ["about" as const], owner };
  expect(contactHref(site)).toBe("mailto:ada@mail.example");
  expect(contactHref(site, "/")).toBe("mailto:ada@mail.example");
});
