import { expect, it } from "vitest";
import { certificates } from "@/content/certificates";
import { projects } from "@/content/projects";
import { findEvidence } from "./skill-evidence";

const [project] = projects.projects;
const [certificate] = certificates.certificates;
if (!project || !certificate) throw new Error("This test needs a project and a certificate.");
const rows = [
  ["React", "CSS"],
  ["CSS", "Tailwind"],
].map((stack) => ({ ...project, stack }));
const papers = [
  { ...certificate, id: "css", skills: ["CSS"] },
  { ...certificate, id: "full-stack", skills: ["CSS", "React"] },
];

it.each([
  ["CSS", ["2 projects", "/projects?tech=CSS", "2 certificates", "#certificate-css"]],
  ["Tailwind", ["1 project", "/projects?tech=Tailwind"]],
  ["Cobol", []],
])("what proves %s are the filtered projects and the first certificate, where there are any", (name, links) => {
  const found = findEvidence({ name, percentage: 50, icon: "css" }, rows, papers);
  expect(found.flatMap(({ label, href }) => [label, href])).toEqual(links);
});
