import { expect, it } from "vitest";
import { findEvidence } from "./evidence";

const rows = [
  { title: "Trailhead", stack: ["React", "CSS"] },
  { title: "Khata", stack: ["CSS", "Tailwind"] },
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

it("a project with a long title is counted, not named", () => {
  const title = "A planner of treks that works offline, for the whole of Annapurna";
  const [link] = findEvidence("React", [{ title, stack: ["React"] }], []);
  expect(link?.label).toBe("1 project");
});
