import resumeSchema from "@jsonresume/schema";
import { expect, it } from "vitest";
import { importResume } from "./import-for-tests";

/** The `/resume.json` of the content below. `x-portfolio` holds whatever JSON Resume has no field for. */
const RESUME = {
  $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
  basics: {
    name: "Ada King Lovelace",
    label: "Analyst",
    image: "https://ada.dev/images/portrait.webp",
    email: "ada@mail.org",
    phone: "+352 20 79 46 00",
    url: "https://ada.dev/",
    summary: "I weave with looms.\n\nI count *.py files.",
    location: { city: "Luxembourg", countryCode: "LU" },
    profiles: [{ network: "GitHub", url: "https://github.com/ada" }],
    "x-portfolio": {
      firstName: "Ada",
      familyName: "King Lovelace",
      place: "Luxembourg",
      latitude: 49.6,
      longitude: 6.13,
      timeZone: "Europe/Luxembourg",
      description: "Ada, an analyst.",
      availability: { isOpen: true, kinds: ["internships"] },
      paragraphs: ["I weave with [looms](https://loom.org).", "I count \\*.py files."],
      channels: {
        github: { name: "GitHub", url: "https://github.com/ada", colour: "#111111" },
        shop: { name: "Shop", url: "https://shop.ada.dev", icon: "lucide:store" },
      },
      footerChannels: ["github"],
      assistantChannels: ["shop"],
      codeHosting: { label: "Code", url: "https://github.com/ada" },
    },
  },
  work: [
    {
      name: "Mill",
      position: "Weaver",
      location: "Leeds",
      url: "https://mill.org",
      startDate: "2020",
      highlights: ["Wove cloth."],
      "x-portfolio": { position: 1, kind: "internship", points: ["Wove **cloth**."] },
    },
  ],
  volunteer: [
    { organization: "Guild", location: "York", startDate: "2019-05", highlights: [], "x-portfolio": { position: 0 } },
  ],
  education: [
    {
      institution: "School",
      location: "York",
      studyType: "BSc, Mathematics",
      startDate: "2010-09",
      endDate: "2014-06",
      courses: ["Thesis: cards; and looms."],
      "x-portfolio": { note: "Thesis: [cards](/projects#loom); and looms." },
    },
  ],
  certificates: [
    {
      name: "Weaving",
      issuer: "Guild",
      date: "2025-03-02",
      url: "https://guild.org/1",
      "x-portfolio": { id: "weave", date: "2nd march 2025", image: "/images/weave.webp", skills: ["CSS"] },
    },
  ],
  skills: [
    { name: "CSS", level: "good", "x-portfolio": { percentage: 85, icon: "css" } },
    {
      name: "Crafts",
      keywords: ["Weaving, by hand", "Silk"],
      "x-portfolio": {
        skills: [
          { name: "Weaving, by hand", level: "master", percentage: 90, icon: "lucide:dot" },
          { name: "Silk", icon: "lucide:dot" },
        ],
      },
    },
  ],
  languages: [{ language: "English", fluency: "native" }, { language: "French" }],
  awards: [{ title: "Best cloth", awarder: "Fair", date: "2021", url: "https://fair.org", summary: "For silk." }],
  publications: [
    { name: "On looms", publisher: "Journal", releaseDate: "2020-03", url: "https://journal.org", summary: "Cards." },
  ],
  references: [{ name: "Jan Novák", role: "Owner, Mill", reference: "She counts." }],
  interests: [{ name: "Silk" }],
  projects: [
    {
      name: "Loom",
      description: "A loom that reads cards.",
      highlights: ["It weaves.", "Counts, too."],
      keywords: ["CSS", "Cards, punched"],
      startDate: "2019-03",
      endDate: "2020-01",
      url: "https://loom.org/",
      roles: ["Design, programming"],
      "x-portfolio": {
        id: "the-loom",
        problem: "Nobody could *weave*.",
        result: "It weaves.",
        points: ["Counts, *too*."],
        image: "/images/loom.webp",
        imageAlt: "A loom",
        links: { code: "https://code.ada.dev/loom", demo: "https://loom.org/" },
        story: { part: "All of it.", pictures: [] },
      },
    },
    {
      name: "Cards",
      highlights: [],
      keywords: [],
      startDate: "2024",
      roles: [],
      "x-portfolio": { id: "cards", links: {} },
    },
  ],
};

const CONTENT = {
  paragraphs: ["I weave with [looms](https://loom.org).", "I count \\*.py files."],
  experience: [
    { organisation: "Guild", kind: "volunteering", place: "York", start: "2019-05", points: [] },
    {
      title: "Weaver",
      organisation: "Mill",
      kind: "internship",
      place: "Leeds",
      url: "https://mill.org",
      start: "2020",
      points: ["Wove **cloth**."],
    },
  ],
  education: [
    {
      degree: "BSc, Mathematics",
      school: "School",
      place: "York",
      start: "2010-09",
      end: "2014-06",
      note: "Thesis: [cards](/projects#loom); and looms.",
    },
  ],
  certificates: [
    {
      id: "weave",
      title: "Weaving",
      issuer: "Guild",
      date: "2nd march 2025",
      isoDate: "2025-03-02",
      image: "/images/weave.webp",
      verifyUrl: "https://guild.org/1",
      skills: ["CSS"],
    },
  ],
  skills: [
    { name: "CSS", level: "good", percentage: 85, icon: "css" },
    { name: "Weaving, by hand", group: "Crafts", level: "master", percentage: 90, icon: "lucide:dot" },
    { name: "Silk", group: "Crafts", icon: "lucide:dot" },
  ],
  languages: [{ name: "English", level: "native" }, { name: "French" }],
  awards: [{ title: "Best cloth", issuer: "Fair", date: "2021", url: "https://fair.org", note: "For silk." }],
  publications: [
    { title: "On looms", publisher: "Journal", date: "2020-03", url: "https://journal.org", note: "Cards." },
  ],
  references: [{ name: "Jan Novák", role: "Owner, Mill", text: "She counts." }],
  interests: ["Silk"],
  projects: [
    {
      id: "the-loom",
      title: "Loom",
      summary: "A loom that reads cards.",
      year: 2020,
      start: "2019-03",
      end: "2020-01",
      role: "Design, programming",
      problem: "Nobody could *weave*.",
      result: "It weaves.",
      points: ["Counts, *too*."],
      stack: ["CSS", "Cards, punched"],
      image: "/images/loom.webp",
      imageAlt: "A loom",
      links: { code: "https://code.ada.dev/loom", demo: "https://loom.org/" },
      story: { part: "All of it.", pictures: [] },
    },
    { id: "cards", title: "Cards", year: 2024, points: [], stack: [], links: {} },
  ],
};

it("the site's own /resume.json is valid as a JSON Resume, despite its additional fields", async () => {
  expect(await new Promise((resolve) => resumeSchema.validate(RESUME, resolve))).toBeNull();
});

it("reads the site's own /resume.json without a loss", () => {
  const { content, answers, site, notes } = importResume(RESUME);
  expect(notes).toEqual({});
  expect(content).toEqual(CONTENT);
  expect(answers).toEqual({
    name: "Ada King Lovelace",
    "first-name": "Ada",
    role: "Analyst",
    email: "ada@mail.org",
    phone: "+352 20 79 46 00",
    city: "Luxembourg",
    country: "LU",
    place: "Luxembourg",
    coordinates: "49.6, 6.13",
    "time-zone": "Europe/Luxembourg",
  });
  const { firstName, latitude, longitude, timeZone, place, paragraphs, ...ofSite } = RESUME.basics["x-portfolio"];
  expect([firstName, latitude, longitude, timeZone, place, paragraphs]).toHaveLength(6);
  expect(site).toEqual(ofSite);
});

it("prefers a text that somebody edited in the file to the site's own version beside it", () => {
  const [job] = RESUME.work;
  const [loom] = RESUME.projects;
  const { content } = importResume({
    ...RESUME,
    work: [{ ...job, highlights: ["Wove silk."] }],
    projects: [{ ...loom, highlights: ["It hums."] }],
  });
  expect(content.experience.find(({ organisation }) => organisation === "Mill")?.points).toEqual(["Wove silk."]);
  expect(content.projects[0]).toMatchObject({ points: ["It hums."], problem: "Nobody could *weave*." });
});
