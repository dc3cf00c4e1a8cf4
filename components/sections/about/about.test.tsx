import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { makeSection, type ContentChange } from "@/lib/portfolio/test/contents";
import { About } from "./about";

const render = (skills: NonNullable<ContentChange["about"]>["skills"], interests: string[] = []) =>
  renderToStaticMarkup(<About section={makeSection("about", { about: { skills }, cv: { interests } })} />);

const listMatches = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found]) => found);
const headings = (html: string) => listMatches(html, /<h[34][^>]*>(.*?)<\/h[34]>/g);
const items = (html: string) =>
  listMatches(html, /<li[^>]*>(.*?)<\/li>/g).map((item = "") => item.replaceAll(/<[^>]+>/g, " ").trim());

it("skills without groups are one list under their heading", () => {
  const html = render([{ name: "HTML", percentage: 90 }, { name: "Chess" }]);
  expect(headings(html)).toEqual(["Technical Skills"]);
  expect(items(html).map((item) => item.split(/\s+/))).toEqual([["HTML", "90%"], ["Chess"]]);
});

it("skills in groups are under the group's name, with their level in words", () => {
  const html = render([
    { name: "C", group: "Languages", level: "advanced" },
    { name: "Figma", group: "Tools" },
    { name: "Ada", group: "Languages" },
  ]);
  expect(headings(html)).toEqual(["Technical Skills", "Languages", "Tools"]);
  expect(items(html).map((item) => item.split(/\s+/))).toEqual([["C", "advanced"], ["Ada"], ["Figma"]]);
});

it("interests are a line of their own, if there are any", () => {
  expect(headings(render([], ["Hiking", "Chess"]))).toEqual(["Interests"]);
  expect(headings(render([]))).toEqual([]);
});
