import { expect, it } from "vitest";
import { findEvidence } from "./evidence";

const rows = [
  { id: "trailhead", title: "Trailhead", stack: ["React", "CSS"] },
  { id: "khata", title: "Khata", stack: ["CSS", "Tailwind"] },
];
const certificates = [
  { id: "css", skills: ["CSS"] },
  { id: "full-stack", skills: ["CSS", "React"] },
];

it.each([
  ["CSS", ["2 projects", "/projects?tech=CSS", "2 certificates", "#certificate-css"]],
  ["Tailwind", ["Khata", "/projects?tech=Tailwind"]],
  ["Cobol", []],
])("links the skill %s to its projects and its first certificate, if there are any", (name, links) => {
  const found = findEvidence(name, rows, certificates);
  expect(found.flatMap(({ label, href }) => [label, href])).toEqual(links);
});

it("the only project is linked itself, as its page has no filter", () => {
  const [link] = findEvidence("React", [{ id: "loom", title: "Loom", stack: ["React"] }], []);
  expect(link?.href).toBe("/projects#loom");
});

it("a project with a long title is counted, not named", () => {
  const title = "A planner of treks that works offline, for the whole of Annapurna";
  const [link] = findEvidence("React", [{ id: "planner", title, stack: ["React"] }], []);
  expect(link?.label).toBe("1 project");
});
