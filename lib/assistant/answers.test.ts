import { expect, it } from "vitest";
import { about } from "@/content/about";
import { assistant } from "@/content/assistant";
import { cv } from "@/content/cv";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { answerQuestions } from "./answers";

const PROJECT = {
  ...{ id: "poster", title: "Poster", summary: "A poster.", year: 2026, role: "UX Design" },
  ...{ problem: "None.", result: "It hangs.", stack: ["Ink"], links: {} },
};
/** Use fixed questions, because an owner may have removed some from the content. */
const FAQ = ["skills", "projects", "freelance", "experience", "technologies", "contact"].map((id) => ({
  id,
  question: `${id}?`,
}));

function answersFor(change: {
  site?: Partial<typeof site>;
  cv?: Partial<typeof cv>;
  projects?: [];
  skills?: typeof about.skills;
  faq?: typeof assistant.faq;
}) {
  const rows = answerQuestions({
    assistant: { ...assistant, faq: change.faq ?? FAQ },
    site: { ...site, ...change.site },
    about: { ...about, skills: change.skills ?? [{ name: "CSS", percentage: 90, icon: "css" }] },
    cv: { ...cv, ...change.cv },
    projects: { projects: change.projects ?? [PROJECT] },
    services,
  });
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}

it("says whether the owner is available", () => {
  const open = answersFor({ site: { availability: { isOpen: true, from: "2027-01", kinds: ["internships"] } } });
  expect(open.freelance?.answer).toMatch(/^Yes, I’m available from January 2027 for internships\./);
  const closed = answersFor({ site: { availability: { isOpen: false, kinds: [] } } });
  expect(closed.freelance?.answer).toBe("Not now: I’m not taking on new work at the moment.");
});

it("lists jobs and studies, or projects if there are neither", () => {
  const experience = [{ title: "Engineer", organisation: "Mill", start: "2024-05", kind: "job" as const, points: [] }];
  const education = [{ degree: "Mathematics", school: "Home", start: "2020", end: "2023" }];
  expect(answersFor({ cv: { experience, education } }).experience?.answer).toContain(
    "Engineer, Mill (May 2024 – present). Education: Mathematics, Home (2020 – 2023).",
  );
  expect(answersFor({ cv: { experience: [], education: [] } }).experience?.answer).toContain(
    "My experience comes from my own projects: UX design.",
  );
});

it("without projects, does not speak of projects", () => {
  const cvWithoutJobs = { experience: [], education: [] };
  const answers = answersFor({ projects: [], cv: cvWithoutJobs });
  expect(answers.projects).toBeUndefined();
  expect(answers.technologies?.answer).toBe("I work with CSS.");
  const texts = Object.values(answers).map(({ answer, link }) => `${answer} ${link?.label}`);
  expect(texts.filter((text) => /project/i.test(text))).toEqual([]);
});

it("names skills without a percentage, too", () => {
  const skills = ["CSS", "Ink"].map((name) => ({ name, icon: "css" }));
  expect(answersFor({ skills }).skills?.answer).toBe("I work with CSS and Ink.");
});

it("leaves out sections that are switched off", () => {
  const { skills, freelance, experience, contact } = answersFor({ site: { sections: ["certificates"] } });
  expect(skills).toBeUndefined();
  expect(freelance?.answer).not.toContain("web development");
  for (const row of [freelance, experience, contact]) expect(row).not.toHaveProperty("link.href");
});

it("keeps the owner's own answers", () => {
  const faq = [
    { id: "contact", question: "How?", answer: "Ring the bell." },
    { id: "dogs", question: "Dogs?", answer: "Two." },
  ];
  const { contact, dogs } = answersFor({ faq });
  expect(contact).toMatchObject({ answer: "Ring the bell.", showSocials: true });
  expect(dogs).toEqual(faq[1]);
});
