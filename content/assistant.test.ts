import { describe, expect, it, vi } from "vitest";
import { about } from "./about";
import { cv } from "./cv";
import { projects } from "./projects";
import { site } from "./site";

const project = { title: "Engine", summary: "A machine.", role: "Programming", stack: ["Python"] };

type Answers = Map<string, { answer: string; link?: unknown }>;

async function answersFor(change: { site?: object; cv?: object }): Promise<Answers> {
  vi.resetModules();
  vi.doMock("./site", () => ({ site: { ...site, ...change.site } }));
  vi.doMock("./cv", () => ({ cv: { ...cv, ...change.cv } }));
  vi.doMock("./projects", () => ({ projects: { ...projects, projects: [project] } }));
  vi.doMock("./about", () => ({ about: { ...about, skills: [{ name: "CSS", percentage: 90 }] } }));
  const { assistant } = await import("./assistant");
  return new Map(assistant.faq.map(({ id, ...row }) => [id, row]));
}

describe("the assistant's answers", () => {
  it("say the availability as it stands", async () => {
    const open = { isOpen: true, from: "2027-01", kinds: ["internships"] };
    expect((await answersFor({ site: { availability: open } })).get("freelance")?.answer).toMatch(
      /^Yes: I am available from January 2027 for internships\./,
    );
    const closed = { isOpen: false, kinds: [] };
    expect((await answersFor({ site: { availability: closed } })).get("freelance")?.answer).toBe(
      "Not now: I am not taking on new work at the moment.",
    );
  });

  it("tell jobs and studies, or the projects where there is neither", async () => {
    const experience = [{ title: "Engineer", organisation: "Mill", start: "2024-05", points: [] }];
    const education = [{ degree: "Mathematics", school: "Home", start: "2020", end: "2023" }];
    expect((await answersFor({ cv: { experience, education } })).get("experience")?.answer).toContain(
      "Engineer, Mill (May 2024 – present). Education: Mathematics, Home (2020 – 2023).",
    );
    expect((await answersFor({ cv: { experience: [], education: [] } })).get("experience")?.answer).toContain(
      "My experience comes from my own projects",
    );
  });

  it("know nothing of sections that are switched off", async () => {
    const answers = await answersFor({ site: { sections: ["certificates"] } });
    expect([...answers.keys()]).not.toContain("skills");
    expect(answers.get("freelance")?.answer).not.toContain("web development");
    for (const id of ["freelance", "experience", "contact"]) expect(answers.get(id)?.link).toBeUndefined();
  });
});
