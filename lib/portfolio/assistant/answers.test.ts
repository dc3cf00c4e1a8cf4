import { expect, it } from "vitest";
import { resolvePortfolio } from "../resolve-portfolio";
import { makeContent, owner, type ContentChange } from "../test/contents";

const project = { id: "poster", title: "Poster", summary: "A poster.", year: 2026, role: "UX Design", stack: ["Ink"] };
const skills = [{ name: "CSS", percentage: 90 }];

function answersFor({ site, ...change }: ContentChange) {
  const { assistant } = resolvePortfolio(
    makeContent({ about: { skills }, projects: { projects: [project] }, ...change, site: { owner, ...site } }),
  );
  return Object.fromEntries((assistant?.questions ?? []).map((row) => [row.id, row]));
}

it("says whether the owner is available", () => {
  const open = answersFor({ site: { availability: { isOpen: true, from: "2027-01", kinds: ["internships"] } } });
  expect(open.freelance?.answer).toMatch(/^Yes, I’m available from January 2027 for internships\./);
  const closed = answersFor({ site: { availability: { isOpen: false } } });
  expect(closed.freelance?.answer).toBe("Not now: I’m not taking on new work at the moment.");
});

it("names services as the owner writes them, and none if there are none", () => {
  const service = { title: "WordPress sites", description: "Made with care.", skills: ["PHP"] };
  const { freelance } = answersFor({ services: { services: [service] } });
  expect(freelance).toMatchObject({
    answer: "I take on WordPress sites. Tell me what you need and by when.",
    link: { href: "/#services" },
  });
  expect(answersFor({}).freelance).toMatchObject({ answer: "Tell me what you need and by when.", link: undefined });
});

it("ends each sentence with one full stop, whatever a name ends with", () => {
  const answers = answersFor({
    about: { skills: [{ name: "CSS etc." }] },
    services: { services: [{ title: "Sites etc.", description: "Made with care.", skills: ["PHP"] }] },
    projects: { projects: [{ id: "shop", title: "Shop Inc.", role: "Design etc.", stack: ["Node etc."] }] },
    cv: { experience: [{ title: "Engineer", organisation: "Acme Inc." }], education: [{ school: "Mill Co." }] },
    site: { owner: { ...owner, location: { ...owner.location, city: "Washington D.C." } } },
  });
  const texts = Object.values(answers).map(({ answer }) => answer);
  expect(texts.filter((text) => text.includes(".."))).toEqual([]);
  expect(answers.experience?.answer).toContain("Engineer, Acme Inc. Education: Mill Co.");
});

it("shows channels only if there are any", () => {
  const faq = [{ id: "hours", question: "When?", answer: "In the morning.", showSocials: true }];
  const channels = { github: { name: "GitHub", url: "https://github.com/ada" } };
  const shown = (site: object) => answersFor({ site, assistant: { faq } }).hours?.showSocials;
  expect(shown({ channels, assistantChannels: ["github"] })).toBe(true);
  expect(shown({})).toBe(false);
});

it("lists jobs and studies, or projects if there are neither", () => {
  const experience = [{ title: "Engineer", organisation: "Mill", start: "2024-05" }];
  const education = [{ degree: "Mathematics", school: "Home", start: "2020", end: "2023" }];
  const { experience: answer } = answersFor({ cv: { experience, education } });
  expect(answer?.answer).toContain("Engineer, Mill (May 2024 – present). Education: Mathematics, Home (2020 – 2023).");
  expect(answer?.link).toEqual({ label: "See my experience", href: "/#experience" });
  const { experience: none } = answersFor({});
  expect(none?.answer).toContain("My experience comes from my own projects: UX Design.");
  expect(none?.link).toEqual({ label: "Read more about me", href: "/#about" });
});

it("without projects, does not speak of projects", () => {
  const answers = answersFor({ projects: { projects: [] } });
  expect(answers.projects).toBeUndefined();
  expect(answers.technologies?.answer).toBe("I work with CSS.");
  const texts = Object.values(answers).map(({ answer, link }) => `${answer} ${link?.label}`);
  expect(texts.filter((text) => /project/i.test(text))).toEqual([]);
});

it("offers to filter the projects if there are several, and a technology to choose", () => {
  const other = { ...project, id: "flyer", title: "Flyer" };
  const linkFor = (...projects: (typeof project)[]) => answersFor({ projects: { projects } }).technologies?.link?.href;
  expect(linkFor(project, other)).toBe("/projects");
  expect(linkFor(project)).toBeUndefined();
  expect(linkFor({ ...project, stack: [] }, { ...other, stack: [] })).toBeUndefined();
});

it("names at most four projects as the latest", () => {
  const projects = ["One", "Two", "Three", "Four", "Five"].map((title) => ({
    ...project,
    id: title.toLowerCase(),
    title,
  }));
  const { projects: many } = answersFor({ projects: { projects } });
  expect(many?.answer).toBe("My latest projects are One, Two, Three and Four. One: A poster.");
  expect(answersFor({}).projects?.answer).toBe("My latest project is Poster. Poster: A poster.");
});

it("without questions, there is no assistant", () => {
  const assistant = { greeting: "Hello.", faq: [] };
  expect(resolvePortfolio(makeContent({ assistant })).assistant).toBeUndefined();
});

it("names skills without a percentage, too", () => {
  const { skills: answer } = answersFor({ about: { skills: [{ name: "CSS" }, { name: "Ink" }] } });
  expect(answer?.answer).toBe("I work with CSS and Ink.");
});

it("leaves out sections that are switched off", () => {
  const answers = answersFor({ site: { sections: ["certificates"] } });
  expect(answers.skills).toBeUndefined();
  for (const id of ["freelance", "experience", "contact"]) expect(answers[id]).not.toHaveProperty("link.href");
});

it("keeps the owner's own answers", () => {
  const faq = [
    { id: "contact", question: "How?", answer: "Ring the bell." },
    { id: "dogs", question: "Dogs?", answer: "Two." },
  ];
  const channels = { email: { name: "Email", url: "mailto:ada@lovelace.dev" } };
  const { contact, dogs } = answersFor({ assistant: { faq }, site: { channels, assistantChannels: ["email"] } });
  expect(contact).toMatchObject({ answer: "Ring the bell.", showSocials: true });
  expect(dogs).toEqual(faq[1]);
});
