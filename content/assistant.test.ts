import { expect, it, vi } from "vitest";
import { about } from "./about";
import { cv } from "./cv";
import { projects } from "./projects";
import { site } from "./site";

const project = { title: "Engine", summary: "A machine.", role: "Programming", stack: ["Python"] };

async function answersFor(change: { site?: object; cv?: object }) {
  vi.resetModules();
  vi.doMock("./site", () => ({ site: { ...site, ...change.site } }));
  vi.doMock("./cv", () => ({ cv: { ...cv, ...change.cv } }));
  vi.doMock("./projects", () => ({ projects: { ...projects, projects: [project] } }));
  vi.doMock("./about", () => ({ about: { ...about, skills: [{ name: "CSS", percentage: 90 }] } }));
  const { assistant } = await import("./assistant");
  return Object.fromEntries(assistant.faq.map((row) => [row.id, row]));
}

it("says the availability as it stands", async () => {
  const open = await answersFor({ site: { availability: { isOpen: true, from: "2027-01", kinds: ["internships"] } } });
  expect(open.freelance?.answer).toMatch(/^Yes: I am available from January 2027 for internships\./);
  const closed = await answersFor({ site: { availability: { isOpen: false, kinds: [] } } });
  expect(closed.freelance?.answer).toBe("Not now: I am not taking on new work at the moment.");
});

it("tells jobs and studies, or the projects where there is neither", async () => {
  const experience = [{ title: "Engineer", organisation: "Mill", start: "2024-05", points: [] }];
  const education = [{ degree: "Mathematics", school: "Home", start: "2020", end: "2023" }];
  expect((await answersFor({ cv: { experience, education } })).experience?.answer).toContain(
    "Engineer, Mill (May 2024 – present). Education: Mathematics, Home (2020 – 2023).",
  );
  expect((await answersFor({ cv: { experience: [], education: [] } })).experience?.answer).toContain(
    "My experience comes from my own projects",
  );
});

it("knows nothing of sections that are switched off", async () => {
  const { skills, freelance, experience, contact } = await answersFor({ site: { sections: ["certificates"] } });
  expect(skills).toBeUndefined();
  expect(freelance?.answer).not.toContain("web development");
  for (const row of [freelance, experience, contact]) expect(row).not.toHaveProperty("link.href");
});
