import resumeSchema from "@jsonresume/schema";
import schema from "@jsonresume/schema/schema.json";
import { expect, it } from "vitest";
import { describeResume } from "@/app/resume.json/describe-resume";
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
import { isObject, toTexts, type Loose } from "@/scripts/personalise/import/loose";
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
        summary: "A loom that reads cards and *.csv files.",
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

/** As it arrives: without what is undefined. */
const writeResume = (content: Content, siteUrl?: string): Loose =>
  JSON.parse(JSON.stringify(describeResume(resolvePortfolio(content), siteUrl ? new URL(siteUrl) : undefined)));

/** Does what `npm run personalise -- --from resume.json --yes` does. */
async function readBack(resume: unknown) {
  const { answers, channels, familyName, content, notes } = importResume(resume);
  const others = { place: "London, United Kingdom", coordinates: "51.5, -0.1", "time-zone": "Europe/London" };
  const guessed = { "latin-name": "Ada", accent: "#0EA5E9", ...others };
  const { answers: all, problems } = await collectAnswers(guessed, answers);
  expect(problems).toEqual([]);
  const sources = writeContent(all, { channels, familyName, content });
  const written = Object.entries(sources).map(([file, source]) => {
    const [, value = ""] = /defineContent\("[^"]+", \w+, (\{.*\})\);$/s.exec(source) ?? [];
    return [/(\w+)\.ts$/.exec(file)?.[1] ?? file, JSON.parse(value)];
  });
  return { notes, content: makeContent(Object.fromEntries(written)) };
}

const CONTENTS: [string, Content][] = [["the demo", DEMO], ["a career", CAREER], ...AWKWARD];

/** The skills as words, since a skill with a comma is read as two, and the rows in any order. */
function sortRows(resume: Loose): Loose {
  const skills = toEntryList(resume.skills).flatMap(({ name, keywords }) => toTexts(keywords ?? name));
  const lists = Object.entries({ ...resume, skills: skills.flatMap((skill) => skill.split(", ")) });
  return Object.fromEntries(
    lists.map(([list, rows]) => [list, Array.isArray(rows) ? rows.map((row) => JSON.stringify(row)).sort() : rows]),
  );
}
const toEntryList = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : []);

it.each(CONTENTS)("every entry of %s comes back from /resume.json with its texts and dates", async (_what, content) => {
  const resume = writeResume(content);
  const { content: again, notes } = await readBack(resume);
  expect(sortRows(writeResume(again))).toEqual(sortRows(resume));
  const others = Object.values(notes)
    .flat()
    .filter((note) => !note.startsWith("the id is "));
  expect(others).toEqual([]);
});

it("what JSON Resume has no field for does not come back", async () => {
  const { content: again } = await readBack(writeResume(CAREER));
  expect(again.about.skills.map(({ name, group, level, percentage }) => [name, group, level, percentage])).toEqual([
    ["C", undefined, undefined, undefined],
    ["C++", undefined, undefined, undefined],
    ["Weaving", "Crafts", "master", undefined],
    ["Silk", "Crafts", undefined, undefined],
  ]);
  expect(again.about.paragraphs[0], "plain text").toBe("I weave with looms.");
  expect(again.cv.experience.map(({ kind, place }) => [kind, place])).toEqual([
    ["job", "Leeds, UK"],
    ["job", undefined],
    ["job", undefined],
    ["volunteering", undefined],
  ]);
  expect(again.cv.education.filter(({ place }) => place)).toEqual([]);
  expect(again.cv.awards.filter(({ url }) => url)).toEqual([]);
  expect(again.cv.references.map(({ role }) => role)).toEqual([undefined, undefined]);
  expect(again.certificates.certificates.map(({ id, date, skills }) => [id, date, skills])).toEqual([
    ["weaving", "2 March 2025", []],
    ["weaving-2", undefined, []],
    ["counting", "2023", []],
  ]);
  const loom = again.projects.projects.find(({ end }) => end);
  expect(loom).toMatchObject({ id: "loom", links: {}, points: ["It weaves.", "Counts, too.", "Counts, too."] });
  expect(Object.keys(loom ?? {})).not.toContain("story");
  expect(again.site).toMatchObject({ codeHosting: { label: "GitHub" } });
  expect(again.site.availability).toBeUndefined();
});

/** Lists the fields that the schema does not name. */
function findOthers(value: unknown, shape: unknown): string[] {
  if (!isObject(shape)) return [];
  if (Array.isArray(value)) return value.flatMap((row) => findOthers(row, shape.items));
  const { properties } = shape;
  if (!isObject(value) || !isObject(properties)) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    field in properties ? findOthers(inner, properties[field]) : field,
  );
}

it.each(CONTENTS)(
  "with %s, /resume.json is a JSON Resume and nothing else, and nothing in it is blank",
  async (_what, content) => {
    const resume = writeResume(content, "https://ada.dev");
    expect(await new Promise((resolve) => resumeSchema.validate(resume, resolve))).toBeNull();
    expect(findOthers(resume, schema)).toEqual([]);
    expect(JSON.stringify(resume)).not.toMatch(/:(?:""|null)[,}]/);
  },
);
