import { describe, expect, it } from "vitest";
import type { Certificate, Project } from "@/content/schema/sections";
import { findEvidence } from "./skill-evidence";

const makeProject = (id: string, stack: string[]): Project => ({
  id,
  title: id,
  summary: "What it is.",
  year: 2025,
  role: "Programming",
  problem: "What was missing.",
  result: "What came of it.",
  stack,
  image: "/images/project.webp",
  imageAlt: "A screen",
  links: {},
});
const makeCertificate = (id: string, skills: string[]): Certificate => ({
  id,
  title: id,
  issuer: "A school",
  date: "2 March 2025",
  isoDate: "2025-03-02",
  image: "/images/certificate.webp",
  skills,
});

const projects = [makeProject("one", ["React", "CSS"]), makeProject("two", ["CSS", "Tailwind"])];
const certificates = [makeCertificate("css", ["CSS"]), makeCertificate("full-stack", ["CSS", "React"])];

const evidenceOf = (name: string) => findEvidence({ name, percentage: 50, icon: "css" }, projects, certificates);

describe("the evidence of a skill", () => {
  it("leads to the filtered projects and to the first certificate", () => {
    expect(evidenceOf("CSS")).toEqual([
      { label: "2 projects", href: "/projects?tech=CSS" },
      { label: "2 certificates", href: "#certificate-css" },
    ]);
  });

  it("counts one without a plural", () => {
    expect(evidenceOf("Tailwind")).toEqual([{ label: "1 project", href: "/projects?tech=Tailwind" }]);
  });

  it("is empty where nothing proves it", () => {
    expect(evidenceOf("Cobol")).toEqual([]);
  });
});
