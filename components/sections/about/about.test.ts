import { expect, it } from "vitest";
import type { Certificate, Project } from "@/lib/portfolio/schema/sections";
import { findEvidence } from "./about";

const rows = [
  { title: "Trailhead", stack: ["React", "CSS"] },
  { title: "Khata", stack: ["CSS", "Tailwind"] },
] as Project[];
const certificates = [
  { id: "css", skills: ["CSS"] },
  { id: "full-stack", skills: ["CSS", "React"] },
] as Certificate[];

it.each([
  ["CSS", ["2 projects", "/projects?tech=CSS", "2 certificates", "#certificate-css"]],
  ["Tailwind", ["Khata", "/projects?tech=Tailwind"]],
  ["Cobol", []],
])("links the skill %s to its projects and its first certificate, if there are any", (name, links) => {
  const found = findEvidence({ name, percentage: 50, icon: "css" }, rows, certificates);
  expect(found.flatMap(({ label, href }) => [label, href])).toEqual(links);
});
