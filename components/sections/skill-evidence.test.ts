import { expect, it } from "vitest";
import type { Certificate, Project } from "@/content/schema/sections";
import { findEvidence } from "./skill-evidence";

const rows = [
  ["React", "CSS"],
  ["CSS", "Tailwind"],
].map((stack) => ({ stack })) as Project[];
const papers = [
  { id: "css", skills: ["CSS"] },
  { id: "full-stack", skills: ["CSS", "React"] },
] as Certificate[];

it.each([
  ["CSS", ["2 projects", "/projects?tech=CSS", "2 certificates", "#certificate-css"]],
  ["Tailwind", ["1 project", "/projects?tech=Tailwind"]],
  ["Cobol", []],
])("what proves %s are the filtered projects and the first certificate, where there are any", (name, links) => {
  const found = findEvidence({ name, percentage: 50, icon: "css" }, rows, papers);
  expect(found.flatMap(({ label, href }) => [label, href])).toEqual(links);
});
