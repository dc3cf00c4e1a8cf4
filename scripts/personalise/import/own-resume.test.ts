import resumeSchema from "@jsonresume/schema";
import { expect, it, vi } from "vitest";
import { about } from "@/content/about";
import { assistant } from "@/content/assistant";
import { certificates } from "@/content/certificates";
import { contact } from "@/content/contact";
import { cv } from "@/content/cv";
import { hero } from "@/content/hero";
import { projects } from "@/content/projects";
import { services } from "@/content/services";
import { site } from "@/content/site";
import type { Content } from "@/lib/portfolio/content";
import { resolvePortfolio } from "@/lib/portfolio/resolve-portfolio";
import { AWKWARD, makeContent, owner } from "@/lib/portfolio/test/contents";
import { collectAnswers } from "@/scripts/personalise/collect-answers";
import { importResume } from "@/scripts/personalise/import/import-for-tests";
import { writeContent } from "@/scripts/personalise/write-content";

/** Nobody has an address at example.com, so the import would ask for one. */
const OWN_EMAIL = { ...site, owner: { ...site.owner, email: "ada@mail.org" } };
const DEMO: Content = { about, assistant, certificates, contact, cv, hero, projects, services, site: OWN_EMAIL };

const CAREER = makeContent({
  site: {
    owner: {
      ...owner,
      name: "Ada King Lovelace",
      familyName: "King Lovelace",
      email: "ada@mail.org",
      location: { ...owner.location, label: "Luxembourg", city: "Luxembourg", countryCode: "LU" },
    },
    availability: { isOpen: true, from: "2027-01", kinds: ["internships", "freelance work"] },
    codeHosting: { label: "Code", url: "https://code.ada.dev" },
    channels: { github: { name: "GitHub", url: "https://github.com/ada", colour: "#111111" } },
    footerChannels: ["github"],
    assistantChannels: ["github"],
  },
  about: {
    paragraphs: ["I weave with [looms](https://loom.org).", "I count *.py files; 1. FC Köln, too."],
    skills: [
      { name: "C, C++", percentage: 85 },
      { name: "Weaving", group: "Crafts", level: "master" },
      { name: "Silk", group: "Crafts", percentage: 20, icon: "react" },
    ],
  },
  certificates: {
    certificates: [
      { id: "one", title: "Weaving", issuer: "Guild", date: "2nd march 2025", isoDate: "2025-03-02", skills: ["Silk"] },
      { id: "two", title: "Weaving", date: "Spring 2024", verifyUrl: "https://guild.org/2" },
      { id: "three", title: "Counting", isoDate: "2023" },
    ],
  },
  projects: {
    projects: [
      {
        id: "the-loom",
        title: "Loom",
        summary: "A loom that reads <b>cards</b> and *.csv files.",
        year: 2021,
        start: "2019-03",
        end: "2020-01",
        role: "Design, programming",
        problem: "Nobody could *weave*.",
        result: "It [weaves](https://loom.org).",
        points: ["Counts, *too*.", "Counts, *too*."],
        stack: ["C, C++", "Cards"],
        links: { code: "https://code.ada.dev/loom", demo: "https://loom.org/" },
        story: { part: "All of it.", quote: { text: "It works.", author: "Jan" } },
      },
      { id: "cards", title: "Cards", year: 2024 },
      { id: "later", title: "Loom", start: "2018" },
    ],
  },
  cv: {
    experience: [
      { organisation: "Guild", kind: "volunteering", place: "York", start: "2019-05", points: ["Helped."] },
      { title: "Weaver", organisation: "Mill", kind: "internship", place: "Leeds, UK", start: "2016", end: "2018" },
      { title: "Weaver", kind: "freelance", url: "https://mill.org", end: "2017", points: ["1. Wove **cloth**."] },
      { organisation: "Nowhere" },
    ],
    education: [
      { school: "School", place: "York", start: "2010-09", end: "2014-06", note: "[Cards](/projects); and looms." },
      { degree: "BSc, Mathematics", start: "2012-09", end: "2014-06" },
    ],
    languages: [{ name: "English", level: "native" }, { name: "French" }],
    awards: [
      { title: "Best cloth", issuer: "Fair", date: "2021", url: "https://fair.org", note: "For *silk*." },
      { title: "Best cloth" },
    ],
    publications: [
      { title: "On looms", publisher: "Journal", date: "2020-03-01", url: "https://j.org", note: "*Cards*." },
    ],
    references: [{ name: "Jan Novák", role: "Owner, Mill", text: "She *counts*." }, { name: "Eva" }],
    interests: ["Silk, wool", "Chess"],
  },
});

async function writeResume(content: Content, siteUrl = "") {
  vi.resetModules();
  vi.stubEnv("SITE_URL", siteUrl);
  vi.doMock("@/lib/portfolio/portfolio", () => ({ portfolio: resolvePortfolio(content) }));
  const response: Response = (await import("@/app/resume.json/route")).GET();
  return response.json();
}

/** Does what `npm run personalise -- --from resume.json --yes` does. */
async function readBack(resume: unknown) {
  const { answers, channels, site: ofSite, content, notes } = importResume(resume);
  const { answers: all, problems } = await collectAnswers({ jobs: "", skills: "", networks: "" }, answers);
  expect(problems).toEqual([]);
  const sources = writeContent(all, { channels, site: ofSite, content });
  const written = Object.entries(sources).map(([file, source]) => {
    const [, value = ""] = /defineContent\("[^"]+", \w+, (\{.*\})\);$/s.exec(source) ?? [];
    return [/(\w+)\.ts$/.exec(file)?.[1] ?? file, JSON.parse(value)];
  });
  return { notes, content: makeContent(Object.fromEntries(written)) };
}

const CONTENTS: [string, Content][] = [["the demo", DEMO], ["a career", CAREER], ...AWKWARD];

it.each(CONTENTS)("%s comes back from /resume.json unchanged", async (_what, content) => {
  const resume = await writeResume(content);
  const { content: again, notes } = await readBack(resume);
  expect(notes).toEqual({});
  expect(await writeResume(again)).toEqual(resume);
});

it.each([
  ["the demo", DEMO],
  ["a career", CAREER],
])("%s becomes the same content again", async (_what, content) => {
  const { content: again } = await readBack(await writeResume(content, "https://ada.dev"));
  expect(again.cv).toEqual(content.cv);
  expect(again.projects.projects).toEqual(content.projects.projects);
  expect(again.certificates.certificates).toEqual(content.certificates.certificates);
  expect(again.about.paragraphs).toEqual(content.about.paragraphs);
  expect(again.about.skills).toEqual(content.about.skills);
  const { portrait, ...words } = content.site.owner;
  expect(portrait.src, "the portrait is a file").toBeTruthy();
  expect(again.site.owner).toMatchObject(words);
  for (const field of ["availability", "description", "channels", "footerChannels", "codeHosting"] as const) {
    expect(again.site[field]).toEqual(content.site[field]);
  }
});

it.each(CONTENTS)(
  "with %s, /resume.json is a valid JSON Resume, and nothing in it is blank",
  async (_what, content) => {
    const resume = await writeResume(content, "https://ada.dev");
    expect(await new Promise((resolve) => resumeSchema.validate(resume, resolve))).toBeNull();
    expect(JSON.stringify(resume)).not.toMatch(/:(?:""|null)[,}]/);
  },
);
