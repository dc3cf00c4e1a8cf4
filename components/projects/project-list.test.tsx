import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { countTechnologies, ProjectList, usesTechnology } from "./project-list";

const listChips = (...stacks: string[][]) => {
  const projects = stacks.map((stack, index) => ({ id: String(index), stack, card: null }));
  const html = renderToStaticMarkup(<ProjectList projects={projects} />);
  return html.match(/(?<=<(?:a|button)\b[^>]*>)[^<]+/g);
};

it("the filter leaves out technologies that every project uses", () => {
  expect(listChips(["Figma", "CSS"], ["Figma", "CSS"], ["Figma", "Blender"])).toEqual([
    "All",
    "CSS",
    "More technologies",
  ]);
});

it("technologies match as whole names in any case, count once per project, and are sorted by count", () => {
  expect(usesTechnology(["NextJS", "React"], "nextjs")).toBe(true);
  expect(usesTechnology(["NextJS", "React"], "Next")).toBe(false);
  expect(countTechnologies([["CSS", "React", "CSS"], ["React"], ["Bash"]])).toEqual([
    { name: "React", count: 2 },
    { name: "Bash", count: 1 },
    { name: "CSS", count: 1 },
  ]);
});
