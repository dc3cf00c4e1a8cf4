import { expect, it } from "vitest";
import type { Certificate, Project } from "@/content/schema/sections";
import { findEvidence } from "./skill-evidence";

const project: Project = {
  ...{ id: "engine", title: "Engine", summary: "A machine.", year: 2026, role: "Programming", links: {} },
  ...{ problem: "It was wrong.", result: "It is right.", stack: [], image: "/images/a.webp", imageAlt: "A machine" },
};
const day = { date: "1 January 2026", isoDate: "2026-01-01" };
const certificate: Certificate = {
  id: "",
  title: "CSS",
  issuer: "A school",
  ...day,
  image: "/images/b.webp",
  skills: [],
};
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
