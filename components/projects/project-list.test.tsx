import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { countTechnologies } from "@/lib/technology-filter";
import { ProjectList } from "./project-list";

const listChips = (...stacks: string[][]) => {
  const projects = stacks.map((stack, index) => ({ id: String(index), stack, card: null }));
  const html = renderToStaticMarkup(<ProjectList technologies={countTechnologies(stacks)} projects={projects} />);
  return html.match(/(?<=<(?:a|button)\b[^>]*>)[^<]+/g);
};

it("offers what some of the projects use, not what all of them do", () => {
  expect(listChips(["Figma", "CSS"], ["Figma", "CSS"], ["Figma", "Blender"])).toEqual([
    "All",
    "CSS",
    "More technologies",
  ]);
});
