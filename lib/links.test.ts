import { expect, it } from "vitest";
import { contactHref, listChannels, projectsHref, readTechnology } from "./links";

it.each([
  ["contact", "", "#contact"],
  ["contact", "/", "/#contact"],
  ["about", "", "mailto:ada@mail.example"],
] as const)("with the section %s shown, the contact link with the prefix %j is %s", (section, home, href) => {
  expect(contactHref({ sections: [section], owner: { email: "ada@mail.example" } }, home)).toBe(href);
});

it("a channel uses its own icon, or the icon with the same name as its id", () => {
  const channel = { name: "A", url: "https://a.dev", colour: "#000000" };
  const channels = { behance: channel, shop: { ...channel, icon: "lucide:store" } };
  const icons = listChannels(["shop", "behance", "gone"], channels).map(({ icon }) => icon);
  expect(icons).toEqual(["lucide:store", "behance"]);
});

it("a technology name with special characters survives the round trip through the URL", () => {
  for (const name of ["React", "C++", "Premiere Pro", "C#", "a&b=c"]) {
    expect(readTechnology(new URL(projectsHref(name), "https://example.com").search)).toBe(name);
  }
  for (const search of ["", "?tech="]) expect(readTechnology(search)).toBeNull();
});
