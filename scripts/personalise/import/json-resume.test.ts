import sample from "@jsonresume/schema/sample.resume.json";
import { expect, it } from "vitest";
import { writeContent } from "@/scripts/personalise/write-content";
import { importResume } from "./import-for-tests";

const LOCATION = { city: "London", countryCode: "GB" };
const basics = { name: "Ada Lovelace", label: "Analyst", email: "ada@mail.org", location: LOCATION };
const weaver = { name: "Mill", position: "Weaver", startDate: "2019-02", endDate: "2020-03" };

/** Imports a résumé with Ada's basics and these sections. */
const read = (sections: object) => importResume({ basics, ...sections });
const readBasics = (change: object) => importResume({ basics: { ...basics, ...change } });
const readJob = (change: object) => read({ work: [{ ...weaver, ...change }] }).content.experience[0];
const readProject = (change: object) => read({ projects: [{ name: "Loom", ...change }] }).content.projects[0];

it("reads the whole published sample", () => {
  const { answers, channels, content, notes } = importResume(sample);
  expect(answers).toMatchObject({
    name: "Richard Hendriks",
    role: "Programmer",
    email: "richard.hendriks@mail.com",
    phone: "+1 912 555 4321",
    city: "San Francisco",
    country: "US",
    place: "San Francisco, California, United States",
  });
  expect(Object.keys(channels)).toEqual(["twitter", "soundcloud", "website"]);
  expect(content.experience.map(({ title, points }) => [title, points.length])).toEqual([
    ["CEO/President", 5],
    ["Teacher", 2],
  ]);
  expect(content.education).toMatchObject([
    { degree: "Bachelor, Information Technology", note: "Grade: 4.0. DB1101 - Basic SQL, CS2011 - Java Introduction" },
  ]);
  expect(content.awards).toMatchObject([{ title: "Digital Compression Pioneer Award", issuer: "Techcrunch" }]);
  expect(content.publications).toMatchObject([{ publisher: "Hooli", date: "2014-10-01" }]);
  expect(content.references).toMatchObject([{ name: "Erlich Bachman" }]);
  expect(content.interests).toEqual(["Wildlife: Ferrets, Unicorns"]);
  expect(content.skills[0]).toEqual({ name: "HTML", group: "Web Development (Master)", icon: "html5" });
  expect(content.projects).toMatchObject([{ start: "2016-08", end: "2016-08", role: "Team lead, Designer" }]);
  expect(notes.You).toContain("phone: (912) 555-4321 is read as +1 912 555 4321");
  expect(notes["Project: Miss Direction"]).toContain("entity: Smoogle");
});

it("writes content that the build accepts", () => {
  const imported = importResume(sample);
  const others = { coordinates: "37.7749, -122.4194", "time-zone": "America/Los_Angeles", accent: "#0EA5E9" };
  const answers = { ...imported.answers, ...others, "first-name": "Richard", landscape: "hills", words: "Programmer" };
  const sources = writeContent(answers, imported);
  expect(Object.keys(sources)).toHaveLength(8);
  expect(sources["content/projects.ts"]).toContain('"id":"miss-direction"');
  expect(sources["content/site.ts"]).toContain('"website":{"name":"Website"');
});

it.each([
  ["a byte order mark", `\uFEFF${JSON.stringify({ basics })}`],
  ["a comment", `{\n// mine\n"basics": ${JSON.stringify(basics)}}`],
  ["a trailing comma", `{"basics": ${JSON.stringify(basics)},\n}`],
  ["a list around it", JSON.stringify([{ basics }])],
  ["a language around it", JSON.stringify({ de: { basics: {} }, en: { basics } })],
  ["null for a list", JSON.stringify({ basics, volunteer: null, work: [null] })],
  ["null for its profiles", JSON.stringify({ basics: { ...basics, profiles: null } })],
])("reads a file with %s", (_, file) => {
  expect(importResume(file).answers).toMatchObject({ name: "Ada Lovelace", country: "GB" });
});

it.each([
  ["", "The file is empty."],
  ['{\n  "basics": {,}\n}', "Not JSON: line 2, column 14: "],
  ['{"basics": {"name": "Ada}', "a closing quotation mark is missing"],
  ["Dear Sir or Madam", "Not JSON: line 1, column 1: this is neither text in quotes nor a number."],
  ["{}", "Not a JSON Resume: it has no basics, work, education, skills or projects."],
  ["[1]", "Not a JSON Resume: the file is a list"],
  ['"Ada"', "Not a JSON Resume"],
  ['{"name": "loom", "version": "1.0.0", "dependencies": {}}', "It looks like a package.json."],
])("says in a sentence why %s cannot be read", (file, message) => {
  expect(() => importResume(file)).toThrow(expect.objectContaining({ message: expect.stringContaining(message) }));
});

it("says that there are no basics", () => {
  const { notes, content } = importResume({ work: [weaver] });
  expect(notes.You).toEqual([expect.stringContaining("the file has no basics, so you will be asked for your name")]);
  const other = importResume({ name: "Ada Lovelace", contact: { email: "ada@mail.org" }, experience: [weaver] });
  expect(other.answers).toMatchObject({ name: "Ada Lovelace", email: "ada@mail.org" });
  expect(other.notes.You).toEqual(["the file has no basics, so the nearest equivalent was read instead"]);
  expect(content.experience).toHaveLength(1);
});

it("keeps every entry that has a name, however little else is known about it", () => {
  const { content } = read({
    work: [{ name: "Mill" }, { position: "Weaver" }],
    volunteer: [{ organization: "Guild" }],
    education: [{ institution: "School", endDate: "2014-06" }, { area: "Mathematics" }],
    projects: [{ name: "Loom" }],
    certificates: [{ name: "Weaving" }],
    languages: [{ language: "English", fluency: "" }],
    awards: [{ title: "Best cloth" }],
    publications: [{ name: "On looms" }],
    references: [{ name: "Jan Novák" }],
    interests: [{ name: "Silk" }],
  });
  expect(Object.entries(content).map(([list, rows]) => `${list} ${rows.length}`)).toEqual([
    "paragraphs 0",
    "experience 3",
    "education 2",
    "projects 1",
    "certificates 1",
    "skills 0",
    "languages 1",
    "awards 1",
    "publications 1",
    "references 1",
    "interests 1",
  ]);
});

it("keeps all points, long texts, degrees and courses", () => {
  const highlights = Array.from({ length: 20 }, (_, index) => `Wove cloth ${index}.`);
  expect(readJob({ summary: "A mill.", highlights })?.points).toEqual(["A mill.", ...highlights]);
  const long = "A loom that reads its pattern from cards, ".repeat(10).trim();
  expect(readProject({ description: long })?.summary).toBe(long);
  const courses = Array.from({ length: 40 }, (_, index) => `Weaving of cloth ${index}`);
  const { education } = read({ education: [{ institution: "School", studyType: "B".repeat(200), courses }] }).content;
  expect(education[0]).toMatchObject({ degree: "B".repeat(200), note: courses.join(", ") });
});

it("shortens a title that is longer than any real one, and reports the whole title", () => {
  const { content, notes } = read({ projects: [{ name: "Loom ".repeat(100) }] });
  expect(content.projects[0]?.title).toMatch(/^Loom Loom .*Loom…$/);
  expect(JSON.stringify(notes)).toContain("Loom ".repeat(100).trim());
});

it("reads the older schema, and fields with other names", () => {
  const { content, channels, notes } = importResume({
    basics: { ...basics, website: "https://ada.dev", picture: "ada.jpg" },
    work: [{ company: "Mill", position: "Weaver", website: "https://mill.org", startDate: "2019-02" }],
    volunteer: [{ organization: "Guild", position: "Clerk", website: "https://guild.org" }],
    experience: [{ employer: "Works", title: "Foreman", location: { city: "Leeds", region: "Yorkshire" } }],
  });
  expect(content.experience).toMatchObject([
    { title: "Weaver", organisation: "Mill", url: "https://mill.org" },
    { organisation: "Works", place: "Leeds, Yorkshire" },
    { organisation: "Guild", kind: "volunteering" },
  ]);
  expect(channels.website).toMatchObject({ url: "https://ada.dev" });
  expect(notes.You).toEqual([expect.stringContaining("image: ada.jpg: save your photo")]);
});

it.each([
  [
    { highlights: [{ title: "Looms", description: "Repaired the northern looms." }] },
    ["Looms: Repaired the northern looms."],
  ],
  [{ highlights: [{ id: 7, text: "Won the fair.", year: 2020 }] }, ["Won the fair. 2020"]],
  [
    { summary: { title: "The mill", items: ["Ran its looms.", "Kept its books."] } },
    ["The mill:", "Ran its looms.", "Kept its books."],
  ],
  [
    { responsibilities: { title: "Twill", points: [{ heading: "Silk", text: "Wove it." }] } },
    ["Twill:", "Silk: Wove it."],
  ],
])("keeps every text of the objects in %o", (change, points) => {
  expect(readJob(change)?.points).toEqual(points);
});

it("takes the name or the link of an object, and reports the rest", () => {
  const { content, answers, notes } = importResume({
    basics: { ...basics, name: { first: "Ada", middle: "King", last: "Lovelace", nick: "Countess" } },
    work: [
      {
        ...weaver,
        company: { name: "Mill", size: 12 },
        name: undefined,
        url: { label: "The mill", href: "https://mill.org" },
        location: { city: "Leeds", region: "Yorkshire", address: "1 Mill Lane" },
      },
    ],
    projects: [
      {
        name: "Loom",
        technologies: [{ name: "Cards", version: 2 }],
        links: [{ label: "Code", url: "https://github.com/ada/loom" }],
      },
    ],
  });
  expect(answers.name).toBe("Ada King Lovelace");
  expect(content.experience).toMatchObject([
    { organisation: "Mill", url: "https://mill.org", place: "Leeds, Yorkshire" },
  ]);
  expect(content.projects).toMatchObject([{ stack: ["Cards"], links: { code: "https://github.com/ada/loom" } }]);
  expect(notes).toEqual({
    You: ["name, nick: Countess"],
    "Job: Weaver, Mill": ["company, size: 12", "url, label: The mill", "location, address: 1 Mill Lane"],
    "Project: Loom": ["Cards, version: 2", "https://github.com/ada/loom, label: Code"],
  });
});

it("keeps the level of each word of a group", () => {
  const keywords = [{ name: "Twill", level: "expert" }, { name: "Satin", level: "beginner" }, "Silk", { name: "Wool" }];
  expect(read({ skills: [{ name: "Weaving", keywords }] }).content.skills).toMatchObject([
    { name: "Silk", group: "Weaving", level: undefined },
    { name: "Wool", group: "Weaving", level: undefined },
    { name: "Twill", group: "Weaving", level: "expert" },
    { name: "Satin", group: "Weaving", level: "beginner" },
  ]);
});

it("writes the level of several words once, beside their group", () => {
  const skills = (level: unknown) => read({ skills: [{ name: "Web", level, keywords: ["HTML", "CSS"] }] });
  const groups = (level: unknown) => skills(level).content.skills.map(({ group, level: own }) => [group, own]);
  expect(groups("Master")).toEqual([
    ["Web (Master)", undefined],
    ["Web (Master)", undefined],
  ]);
  expect(groups("90%")).toEqual([
    ["Web (90%)", undefined],
    ["Web (90%)", undefined],
  ]);
  expect(skills(4)).toMatchObject({
    content: { skills: [{ group: "Web" }, {}] },
    notes: { "Skill: Web": ["level: 4"] },
  });
});

it("writes highlights of one word in one line", () => {
  expect(readJob({ summary: "A mill.", highlights: ["architect", ".net", "docker"] })?.points).toEqual([
    "A mill.",
    "architect, .net, docker",
  ]);
  expect(readProject({ highlights: ["React", "Led a team of two.", "CSS", "Redis"] })?.points).toEqual([
    "React",
    "Led a team of two.",
    "CSS, Redis",
  ]);
  expect(readJob({ highlights: ["负责前端开发", "负责测试"] })?.points).toEqual(["负责前端开发", "负责测试"]);
});

it("splits words at the commas and semicolons of other scripts", () => {
  const words = (keywords: string) =>
    read({ skills: [{ name: "G", keywords }] }).content.skills.map(({ name }) => name);
  expect(words("نسيج، قماش؛ صوف")).toEqual(["نسيج", "قماش", "صوف"]);
  expect(words("織物、React，算盤；Go")).toEqual(["織物", "React", "算盤", "Go"]);
});

it("splits a text that is too long for a paragraph or a point, even without a sentence's end", () => {
  const summary = "looms and wool ".repeat(800).trim();
  const { content } = importResume({ basics: { ...basics, summary }, work: [{ ...weaver, highlights: [summary] }] });
  expect(content.paragraphs.join(" ")).toBe(summary);
  expect(Math.max(...content.paragraphs.map(({ length }) => length))).toBeLessThanOrEqual(5000);
  expect(content.experience[0]?.points.join(" ")).toBe(summary);
  expect(read({ work: [{ ...weaver, summary: "织".repeat(4000) }] }).content.experience[0]?.points).toEqual([
    "织".repeat(3000),
    "织".repeat(1000),
  ]);
});

it("uses a job's positions and its type, or reports them", () => {
  expect(readJob({ position: undefined, positions: ["Foreman", "Buyer"] })?.title).toBe("Foreman, Buyer");
  expect(readJob({ position: undefined, roles: "Foreman" })?.title).toBe("Foreman");
  const job = { ...weaver, roles: ["Foreman"], type: "Part-time", duration: "2 years" };
  expect(read({ work: [job] }).notes).toEqual({
    "Job: Weaver, Mill": ["type: Part-time", "roles: Foreman", "duration: 2 years"],
  });
  expect(readJob({ type: "Internship" })?.kind).toBe("internship");
});

it.each(["profile", "about", "summary"])("reads the list %s beside the basics as paragraphs", (field) => {
  expect(read({ [field]: ["I weave.", "I count."] }).content.paragraphs).toEqual(["I weave.", "I count."]);
});

it("reads texts, numbers and objects where a list of texts belongs", () => {
  expect(readJob({ highlights: "Wove twelve miles." })?.points).toEqual(["Wove twelve miles."]);
  expect(readJob({ highlights: [{ text: "Wove." }, null, 7] })?.points).toEqual(["Wove.", "7"]);
  expect(readBasics({ summary: ["I weave.", "I count."] }).content.paragraphs).toEqual(["I weave.", "I count."]);
  const { education } = read({
    education: [{ institution: "School", score: 4, courses: [{ name: "Looms" }] }],
  }).content;
  expect(education[0]?.note).toBe("Grade: 4. Looms");
});

it.each([
  ["work", { employer: "Mill", role: "Weaver" }, "experience", { organisation: "Mill", title: "Weaver" }],
  ["work", { "Company Name": "Mill", start_date: "2020" }, "experience", { organisation: "Mill", start: "2020" }],
  ["volunteer", { organisation: "Guild", role: "Clerk" }, "experience", { organisation: "Guild", title: "Clerk" }],
  ["education", { school: "Home College", degree: "BSc" }, "education", { school: "Home College", degree: "BSc" }],
  ["education", { university: "York", startDate: "2010" }, "education", { school: "York", start: "2010" }],
  ["projects", { project: "Loom", stack: ["Cards"] }, "projects", { title: "Loom", stack: ["Cards"] }],
  ["certificates", { certificate: "Weaving", issuer: "Guild" }, "certificates", { title: "Weaving", issuer: "Guild" }],
  ["skills", { skill: "Weaving", proficiency: "master" }, "skills", { name: "Weaving", level: "master" }],
  ["skills", { Title: "Craft", Items: ["Weaving"] }, "skills", { name: "Weaving", group: "Craft" }],
  ["skills", { "skill-name": "Weaving", value: 90 }, "skills", { name: "Weaving" }],
  ["languages", { lang: "English", level: "native" }, "languages", { name: "English", level: "native" }],
  ["awards", { year: "2018", rank: "First" }, "awards", { title: "First", date: "2018" }],
  ["publications", { paper: "On looms", year: 2020 }, "publications", { title: "On looms", date: "2020" }],
  ["references", { author: "Jan Novák", quote: "She counts." }, "references", { name: "Jan Novák" }],
] as const)("reads a row of %s with the fields of %o", (section, row, list, entry) => {
  for (const rows of [[row], row]) {
    const { content } = read({ [section]: rows });
    expect(content[list]).toHaveLength(1);
    expect(content[list][0]).toMatchObject(entry);
  }
});

it.each([
  ["work", "experience", "Job"],
  ["volunteer", "experience", "Volunteering"],
  ["education", "education", "Education"],
  ["projects", "projects", "Project"],
  ["certificates", "certificates", "Certificate"],
  ["skills", "skills", "Skill"],
  ["languages", "languages", "Language"],
  ["awards", "awards", "Award"],
  ["publications", "publications", "Publication"],
  ["references", "references", "Reference"],
  ["interests", "interests", "Interest"],
] as const)(
  "reports a row of %s whose fields it does not know, and publishes none of their names",
  (section, list, kind) => {
    const { content, notes } = read({ [section]: [{ loom: "Jacquard", cards: "4000", tags2: ["punched"] }] });
    expect(content[list]).toEqual([]);
    expect(notes[`${kind}: (without a name)`]).toEqual(
      expect.arrayContaining(["loom: Jacquard", "cards: 4000", "tags2: punched"]),
    );
  },
);

it("reports every field of a row that it leaves out", () => {
  const { notes } = read({
    awards: [{ issuer: "Fair", date: "2021" }],
    publications: [{ publisher: "Journal", url: "https://j.org" }],
    skills: [{ level: "master" }],
  });
  expect(notes).toEqual({
    "Award: (without a name)": ["issuer: Fair", "date: 2021"],
    "Publication: (without a name)": ["publisher: Journal", "url: https://j.org"],
    "Skill: (without a name)": ["level: master"],
  });
  const skill = { group: "Crafts", name: "Weaving", level: "master", value: 90, keywords: ["Silk"] };
  expect(read({ skills: [skill] }).notes).toEqual({ "Skill: Weaving": ["value: 90", "group: Crafts"] });
  expect(read({ skills: { HTML: 90 } })).toMatchObject({
    content: { skills: [] },
    notes: { "Skill: HTML": ["level: 90"] },
  });
  expect(readBasics({ profiles: [{ username: "ada" }] }).notes).toEqual({
    "Profile: ada": ["it needs a URL to become a channel in content/site.ts"],
  });
});

it("splits an object of objects or lists into its entries, whose key is their group", () => {
  const { content, notes } = read({
    education: { school: { school: "Home", degree: "O levels" }, university: { institution: "York" } },
    interests: { Crafts: ["Silk", "Wool"], Games: "Chess" },
    languages: { spoken: [{ language: "English" }] },
    references: { clients: [{ text: "She counts.", user: "Jan Novák" }] },
  });
  expect(content.education).toEqual([{ degree: "O levels", school: "Home" }, { school: "York" }]);
  expect(content.interests).toEqual(["Crafts: Silk", "Crafts: Wool", "Games: Chess"]);
  expect(content.languages).toEqual([{ name: "English" }]);
  expect(content.references).toEqual([{ name: "Jan Novák", text: "She counts." }]);
  expect(notes).toMatchObject({ "Language: English": ["group: spoken"], "Reference: Jan Novák": ["group: clients"] });
  const { channels } = readBasics({ profiles: { github: "ada", Blog: "https://ada.dev/blog" } });
  expect(Object.values(channels).map(({ url }) => url)).toEqual(["https://github.com/ada", "https://ada.dev/blog"]);
});

it("reads skills as groups, lists, words and objects", () => {
  const skills = (value: unknown) => read({ skills: value }).content.skills.map(({ name, group }) => [name, group]);
  expect(skills([{ name: "Web", keywords: "HTML, CSS" }])).toEqual([
    ["HTML", "Web"],
    ["CSS", "Web"],
  ]);
  expect(
    skills({ web: [{ name: "HTML" }], craft: ["Wool, silk"], Tools: "Loom; Card reader (punched, blank)" }),
  ).toEqual([
    ["HTML", "web"],
    ["Wool", "craft"],
    ["silk", "craft"],
    ["Loom", "Tools"],
    ["Card reader (punched, blank)", "Tools"],
  ]);
  expect(skills(["HTML", { name: "Weaving" }])).toEqual([
    ["HTML", undefined],
    ["Weaving", undefined],
  ]);
  const { content, notes } = read({
    skills: [
      { name: "CSS", level: "90%" },
      { name: "HTML", level: 4 },
    ],
  });
  expect(content.skills).toMatchObject([{ percentage: 90 }, { level: undefined }]);
  expect(notes["Skill: HTML"]).toEqual(["level: 4"]);
});

it.each([
  ["Present", undefined],
  ["ongoing", undefined],
  ["2020-03-31", "2020-03"],
  ["2020-03-31T00:00:00.000Z", "2020-03"],
  ["2020/3", "2020-03"],
  ["2020.03", "2020-03"],
  ["3.2020", "2020-03"],
  ["03/2020", "2020-03"],
  ["March 2020", "2020-03"],
  ["Mar 31st, 2020", "2020-03"],
  [2020, "2020"],
])("reads the end date %s", (endDate, end) => {
  expect(readJob({ endDate })).toMatchObject({ start: "2019-02", end });
});

it("keeps an entry whose dates cannot be read, and reports them", () => {
  const { content, notes } = read({
    work: [
      { ...weaver, name: "New mill", startDate: "2021", endDate: "Present" },
      { ...weaver, endDate: "when the war came" },
      { ...weaver, name: "Backwards", startDate: "2018", endDate: "2010" },
      { ...weaver, name: "Old mill", startDate: "1999", endDate: "2003-05-31" },
    ],
  });
  expect(content.experience.map(({ organisation, start, end }) => [organisation, start, end])).toEqual([
    ["New mill", "2021", undefined],
    ["Mill", undefined, undefined],
    ["Backwards", undefined, undefined],
    ["Old mill", "1999", "2003-05"],
  ]);
  expect(notes).toEqual({
    "Job: Weaver, Mill": ["“when the war came” could not be read as a date, so the start (2019-02) is left out, too"],
    "Job: Weaver, Backwards": ["the end (2010) comes before the start (2018), so both are left out"],
  });
});

it.each([
  [{ year: "2009-06 - 2013-04" }, { start: "2009-06", end: "2013-04" }],
  [{ year: 2013 }, { end: "2013" }],
  [{ years: "2009-2013" }, { start: "2009", end: "2013" }],
  [{ date: "Jan 15, 2009 - Mar 3, 2010" }, { start: "2009-01", end: "2010-03" }],
  [{ date: { end: "2013-04", start: "2009-06" } }, { start: "2009-06", end: "2013-04" }],
  [{ duration: { from: "2009", to: "Present" } }, { start: "2009" }],
  [
    { dates: { start: "2009" }, endDate: "2013" },
    { start: "2009", end: "2013" },
  ],
  [{ endDate: "2013-04" }, { end: "2013-04" }],
])("reads the period of %o", (years, period) => {
  expect(read({ education: [{ institution: "York", ...years }] }).content.education).toEqual([
    { school: "York", ...period },
  ]);
});

it("a project that is called like a part of the page has another anchor", () => {
  const { content } = read({ projects: [{ name: "Content" }] });
  expect(content.projects.map(({ id, title }) => [id, title])).toEqual([["content-2", "Content"]]);
});

it("keeps the owner's order of projects", () => {
  const projects = [
    { name: "Proudest", startDate: "2010" },
    { name: "Newest", startDate: "2024" },
  ];
  expect(read({ projects }).content.projects.map(({ title }) => title)).toEqual(["Proudest", "Newest"]);
});

it("reads a project's dates with or without an end", () => {
  expect(readProject({ startDate: "2020-01", endDate: "Present" })).toMatchObject({ year: 2020, start: "2020-01" });
  expect(readProject({ startDate: "2020", endDate: "2021-06" })).toMatchObject({ year: 2021, end: "2021-06" });
  expect(readProject({ startDate: "2020-01", endDate: "soon" })).toMatchObject({ year: 2020 });
  expect(readProject({})).toEqual({ id: "loom", title: "Loom", points: [], stack: [], links: {} });
});

it("numbers projects and certificates with the same name, and merges duplicate skills, languages and technologies", () => {
  const named = (...names: string[]) => names.map((name) => ({ name }));
  const { content, notes } = read({
    projects: named("Loom", "Loom 2", "Loom"),
    certificates: named("Weaving 2", "Weaving", "Weaving"),
    languages: [
      { language: "English", fluency: "Native" },
      { language: "english", fluency: "Fluent" },
    ],
    skills: [
      { name: "Web", keywords: ["CSS"] },
      { name: "Print", keywords: ["css"] },
    ],
  });
  expect(content.projects.map(({ id }) => id)).toEqual(["loom", "loom-2", "loom-3"]);
  expect(content.certificates.map(({ id }) => id)).toEqual(["weaving-2", "weaving", "weaving-3"]);
  expect(content.languages).toEqual([{ name: "English", level: "Native" }]);
  expect(content.skills).toMatchObject([{ name: "CSS", group: "Web" }]);
  expect(notes).toEqual({
    "Project: Loom": ["the id is loom-3, because another project has the same name"],
    "Certificate: Weaving": ["the id is weaving-3, because another certificate has the same name"],
    "Language: English": ["it is listed twice; the second entry (Fluent) is left out"],
    "Skill: CSS": ["it is listed twice; the second entry (Print) is left out"],
  });
  expect(readProject({ keywords: ["Wool", "Wool", "wool"] })?.stack).toEqual(["Wool"]);
});

it("invents no role, year, issuer or level", () => {
  const { content } = read({ projects: [{ name: "Loom" }], certificates: [{ name: "Weaving" }] });
  expect(content.projects[0]).toEqual({ id: "loom", title: "Loom", points: [], stack: [], links: {} });
  expect(content.certificates[0]).toEqual({ id: "weaving", title: "Weaving", skills: [] });
});

it.each([
  [{ network: "GitHub", url: "github.com/ada" }, "github", "https://github.com/ada"],
  [{ network: "GitHub", username: "https://github.com/ada" }, "github", "https://github.com/ada"],
  [{ network: "LinkedIn", username: "in/ada" }, "linkedin", "https://www.linkedin.com/in/ada"],
  [{ network: "Twitter", username: "@ada" }, "twitter", "https://twitter.com/ada"],
  [{ network: "Twitter", username: "ada", url: "https://twitter.com" }, "twitter", "https://twitter.com/ada"],
  [{ url: "https://x.com/ada" }, "x", "https://x.com/ada"],
  [{ network: "Blog", username: "ada", url: "https://ada.dev" }, "blog", "https://ada.dev"],
  [{ network: "Mastodon", url: "https://ada.social/@ada" }, "mastodon", "https://ada.social/@ada"],
  [{ network: "知乎", url: "https://zhihu.com/people/ada" }, "zhihu", "https://zhihu.com/people/ada"],
  [
    { network: "Stack Overflow", url: "http://stackoverflow.com/users/1" },
    "stack-overflow",
    "https://stackoverflow.com/users/1",
  ],
])("turns the profile %o into a channel", (profile, id, url) => {
  const { channels } = readBasics({ profiles: [profile] });
  expect(channels).toEqual({ [id]: expect.objectContaining({ url }) });
});

it("keeps every profile, even two on the same network, and reports one without a URL", () => {
  const profiles = [
    { network: "GitHub", username: "ada" },
    { network: "GitHub", username: "ada-work" },
    { network: "GitHub", url: "https://github.com/ada" },
    { network: "Forum", username: "ada" },
  ];
  const { channels, notes } = readBasics({ profiles });
  expect(Object.entries(channels).map(([id, { name, icon }]) => [id, name, icon])).toEqual([
    ["github", "GitHub", undefined],
    ["github-2", "GitHub (ada-work)", "github"],
  ]);
  expect(notes).toEqual({ "Profile: Forum, ada": ["it needs a URL to become a channel in content/site.ts"] });
});

it.each([
  [{ countryCode: "GBR" }, "GB", "London, United Kingdom"],
  [{ countryCode: "UK" }, "GB", "London, United Kingdom"],
  [{ country: "Switzerland" }, "CH", "London, Switzerland"],
  [{ country: "USA", region: "Ohio" }, "US", "London, Ohio, United States"],
  [{ countryCode: "gb", region: "England" }, "GB", "London, England, United Kingdom"],
  [{ city: "London, UK", region: "England" }, "GB", "London, England, UK"],
  [{ city: "Lisbon, Lisbon, Portugal" }, "PT", "Lisbon, Portugal"],
])("reads the location %o", (location, country, place) => {
  expect(readBasics({ location: { city: "London", ...location } }).answers).toMatchObject({ country, place });
});

it("reads a location in one text, a city that is a country, and reports the address", () => {
  const { city, country, place } = readBasics({ location: "London, United Kingdom" }).answers;
  expect([city, country, place]).toEqual(["London", "GB", "London, United Kingdom"]);
  expect(readBasics({ location: "San Francisco, CA" }).answers).toMatchObject({
    place: "San Francisco, CA",
    country: undefined,
  });
  expect(readBasics({ location: { city: "Luxembourg", countryCode: "LU" } }).answers.place).toBe("Luxembourg");
  const { notes } = readBasics({ location: { ...LOCATION, address: "1 Mill Lane", postalCode: "N1 1AA" } });
  expect(notes.You).toEqual(["address: 1 Mill Lane", "postalCode: N1 1AA"]);
});

it("adds the country's code to a phone number, or says which code is missing", () => {
  const read = (phone: string, location: object, country?: string) =>
    importResume({ basics: { ...basics, phone, location } }, country);
  expect(read("020 7946 0018", LOCATION).answers.phone).toBe("+44 20 7946 0018");
  expect(read("0664 1234567", {}, "AT").answers.phone).toBe("+43 664 1234567");
  expect(read("+44 (0)20 7946 0018", {})).toMatchObject({ answers: { phone: "+44 (0)20 7946 0018" }, notes: {} });
  expect(read("+44 020 79460018", {})).toMatchObject({
    answers: { phone: "+44 20 7946 0018" },
    notes: { You: ["phone: +44 020 79460018 is read as +44 20 7946 0018"] },
  });
  const { answers, notes } = read("12", LOCATION);
  expect(answers.phone).toBeUndefined();
  expect(notes.You).toEqual(["phone: 12 is left out: it needs its country code (United Kingdom: +44)"]);
});

it("reads a name with a comma, and leaves out emoji", () => {
  expect(readBasics({ name: "Lovelace, Ada" })).toMatchObject({ answers: { name: "Ada Lovelace" } });
  expect(readBasics({ name: "Ada Lovelace, PhD" }).answers.name).toBe("Ada Lovelace, PhD");
  const { answers, notes } = readBasics({ name: "Ada Lovelace 🧵", label: "Analyst 🚀" });
  expect(answers).toMatchObject({ name: "Ada Lovelace", role: "Analyst" });
  expect(notes.You).toHaveLength(2);
  expect(readBasics({ email: "ada@example.com" })).toMatchObject({
    answers: { email: undefined },
    notes: { You: [expect.stringContaining("nobody has an address at example.com")] },
  });
});

it("reads HTML and lists as points, and accidental Markdown as text", () => {
  const html = "<p>I <b>weave</b> &amp; count.</p><ul><li>Looms</li><li>Wool</li></ul>";
  expect(readJob({ summary: html })?.points).toEqual(["I weave & count.", "Looms, Wool"]);
  expect(readBasics({ summary: "I do:\n- looms\n- wool" }).content.paragraphs).toEqual(["I do: looms; wool"]);
  expect(readProject({ description: "A loom.", highlights: ["织了布。", "数了线！"] })).toMatchObject({
    summary: "A loom.",
    points: ["织了布。", "数了线！"],
  });
  const { content, notes } = read({ work: [{ ...weaver, highlights: ["Built [the loom](http://loom.org/plans)."] }] });
  expect(content.experience[0]?.points).toEqual(["Built [the loom](https://loom.org/plans)."]);
  expect(notes).toEqual({
    "Job: Weaver, Mill": [expect.stringContaining("http://loom.org/plans was changed to https")],
  });
});

it("reports, by entry, what the site has no place for", () => {
  const { notes } = read({
    volunteer: [{ organization: "Guild", position: "Clerk", hours: 12 }],
    projects: [{ name: "Loom", entity: "Mill", type: "machine" }, { description: "Without a name." }],
    patents: [{ title: "A loom", parts: ["beam", "shed"], office: { town: "London" } }, { title: "A card" }],
  });
  expect(notes).toEqual({
    File: ["patents: title: A loom, parts: beam; shed, office: (town: London)", "patents: title: A card"],
    "Volunteering: Clerk, Guild": ["hours: 12"],
    "Project: Loom": ["entity: Mill", "type: machine"],
    "Project: (without a name)": ["description: Without a name."],
  });
});

it("reads no control character, and reports none", () => {
  const escape = "\u001b[2J\u0007\u009b";
  const { answers, content, notes } = importResume({
    basics: { ...basics, name: `Ada${escape} Lovelace`, [`hat${escape}`]: `silk\nhat${escape}` },
    work: [{ ...weaver, summary: `Wove.${escape}\n\nCounted.` }],
  });
  expect(answers.name).toBe("Ada[2J Lovelace");
  expect(content.experience[0]?.points).toEqual(["Wove.[2J", "Counted."]);
  expect(notes).toEqual({ You: ["hat[2J: silk hat[2J"] });
});

it.each(["constructor", "toString", "__proto__"])("reads a skill, a network and a language called %s", (name) => {
  const { content, channels } = read({
    basics: { ...basics, profiles: [{ network: name, url: "https://loom.org/ada" }] },
    skills: [{ name }, `devicon:${name}`],
    languages: [{ language: name, fluency: name }],
  });
  expect(content.skills.map((skill) => skill.name)).toEqual([name, `devicon:${name}`]);
  expect(content.languages).toEqual([{ name, level: name }]);
  expect(Object.values(channels)).toMatchObject([{ name, url: "https://loom.org/ada" }]);
});

it("takes the English of texts in several languages, and reports the others", () => {
  const { answers, content, notes } = importResume({
    basics: { ...basics, label: { de: "Weberin", en: "Weaver" }, summary: { "en-GB": "I weave.", fr: "Je tisse." } },
    work: [{ ...weaver, highlights: { de: ["Webte."], en: ["Wove.", "Counted."] } }],
    skills: { it: ["Loom"], en: [] },
  });
  expect(answers.role).toBe("Weaver");
  expect(content.paragraphs).toEqual(["I weave."]);
  expect(content.experience[0]?.points).toEqual(["Wove.", "Counted."]);
  expect(content.skills).toMatchObject([{ name: "Loom", group: "it" }]);
  expect(notes.File).toEqual([
    "of texts in several languages, the ones in German are left out",
    "of texts in several languages, the ones in French are left out",
  ]);
});

it("reads jobs called works, internships, and networks beside the name", () => {
  const { content, channels, notes } = importResume({
    basics: {
      ...basics,
      github: "ada",
      blog: { url: "https://ada.dev/blog" },
      social: [{ name: "linkedin", id: "ada-l" }],
    },
    works: [{ company: "Mill", start_date: "2020" }],
    internships: [{ company: "Guild", type: "Summer" }],
  });
  expect(content.experience).toMatchObject([
    { organisation: "Mill", kind: "job", start: "2020" },
    { organisation: "Guild", kind: "internship" },
  ]);
  expect(Object.values(channels).map(({ name, url }) => [name, url])).toEqual([
    ["LinkedIn", "https://www.linkedin.com/in/ada-l"],
    ["GitHub", "https://github.com/ada"],
    ["Blog", "https://ada.dev/blog"],
  ]);
  expect(notes).toEqual({ "Internship: Guild": ["type: Summer"] });
});

it("reads Reactive Resume's export", () => {
  const section = (...items: object[]) => ({ id: "s", name: "Section", visible: true, items });
  const { answers, channels, content, notes } = importResume({
    basics: { name: "Ada Lovelace", headline: "Analyst", email: "ada@mail.org", location: "London, United Kingdom" },
    summary: { title: "Summary", icon: "article", columns: 1, hidden: false, content: "<p>I weave.</p>" },
    sections: {
      profiles: section({
        id: "cm1a2b3c4d5e6f7g8h9i0j1k",
        visible: true,
        network: "GitHub",
        username: "ada",
        url: { label: "", href: "" },
      }),
      experience: section(
        { company: "Mill", position: "Weaver", date: "2019 - 2021", summary: "<ul><li>Wove cloth.</li></ul>" },
        { company: "Secret", position: "Spy", visible: false },
      ),
      education: section({ institution: "York", studyType: "BSc", area: "Mathematics", score: "1st" }),
      skills: section({ name: "Weaving", proficiency: "Master", level: 0, keywords: ["Silk", "Wool"] }),
      references: section({ name: "Charles", description: "<p>She counts.</p>" }),
      interests: { ...section({ name: "Chess", visible: true }), visible: false },
    },
    metadata: { template: "rhyhorn", layout: [[["profiles"]]], css: { value: "* {}", visible: false } },
  });
  expect(answers).toMatchObject({ name: "Ada Lovelace", role: "Analyst", city: "London", country: "GB" });
  expect(channels.github).toMatchObject({ url: "https://github.com/ada" });
  expect(content.paragraphs).toEqual(["I weave."]);
  expect(content.experience).toEqual([
    { title: "Weaver", organisation: "Mill", kind: "job", start: "2019", end: "2021", points: ["Wove cloth."] },
  ]);
  expect(content.education).toEqual([{ degree: "BSc, Mathematics", school: "York", note: "Grade: 1st" }]);
  expect(content.skills.map(({ name, group }) => [name, group])).toEqual([
    ["Silk", "Weaving (Master)"],
    ["Wool", "Weaving (Master)"],
  ]);
  expect(content.references).toEqual([{ name: "Charles", text: "She counts." }]);
  expect(content.interests).toEqual([]);
  expect(notes).toEqual({
    File: ["experience: what is hidden there is left out", "interests: what is hidden there is left out"],
    "Skill: Weaving": ["level: 0"],
  });
});

it.each([{ hidden: true }, { visible: false }])("leaves out what its owner has marked with %o, and says so", (mark) => {
  const { content, notes } = read({
    about: { text: "I spy.", ...mark },
    work: [weaver, { ...weaver, name: "Secret mill", ...mark }],
    sections: { awards: { items: [{ title: "Fair" }], ...mark } },
  });
  expect(content.experience.map(({ organisation }) => organisation)).toEqual(["Mill"]);
  expect([...content.paragraphs, ...content.awards]).toEqual([]);
  expect(notes.File?.toSorted()).toEqual(
    ["about", "awards", "work"].map((key) => `${key}: what is hidden there is left out`),
  );
});

it("reads lists within a key within another, whatever stands beside it", () => {
  const { answers, channels, content, notes } = importResume({
    locale: { language: "english" },
    cv: {
      name: "Ada Lovelace",
      social_networks: [{ network: "GitHub", username: "ada" }],
      sections: {
        experience: [{ company: "Mill" }],
        skills: [{ label: "Crafts", details: "Silk, wool" }],
        languages: [{ label: "English", details: "Native" }],
        interests: [{ label: "Games", details: "Chess" }],
      },
    },
  });
  expect(answers.name).toBe("Ada Lovelace");
  expect(Object.keys(channels)).toEqual(["github"]);
  expect(content.experience).toMatchObject([{ organisation: "Mill" }]);
  expect(content.skills).toMatchObject([{ name: "Silk", group: "Crafts" }, { name: "wool" }]);
  expect(content.languages).toEqual([{ name: "English", level: "Native" }]);
  expect(content.interests).toEqual(["Games: Chess"]);
  expect(notes.File).toEqual(["locale: language: english"]);
});

it("says what stands beside the résumé that it reads", () => {
  expect(importResume({ mine: { work: [weaver] }, talks: ["On looms"], empty: [] }).notes.File).toEqual([
    "Only “mine” was read, not talks.",
  ]);
});

it("reads lists that end with List, and a period of two dates", () => {
  const { answers, content } = importResume({
    profile: { name: "艾达", positionTitle: "织工", email: "ada@mail.org", workPlace: "London, United Kingdom" },
    aboutme: { aboutme_desc: "我织布。" },
    educationList: [{ school: "York", academic_degree: "BSc", edu_time: ["2014.09", "2018.07"] }],
    workExpList: [
      { company_name: "Mill", department_name: "Weaver", work_time: ["2018.07", null], work_desc: "织布。" },
    ],
    projectList: [{ project_name: "Loom", project_time: "2020.01 ~ 2021.02", project_desc: "织机。" }],
    skillList: [{ skill_name: "Silk", skill_level: "90%" }],
    awardList: [{ award_info: "Best cloth", award_time: "2021" }],
  });
  expect(answers).toMatchObject({ name: "艾达", role: "织工", city: "London" });
  expect(content.paragraphs).toEqual(["我织布。"]);
  expect(content.education).toMatchObject([{ school: "York", start: "2014-09", end: "2018-07" }]);
  expect(content.experience).toMatchObject([{ title: "Weaver", start: "2018-07", points: ["织布。"] }]);
  expect(content.projects).toMatchObject([{ title: "Loom", start: "2020-01", end: "2021-02", summary: "织机。" }]);
  expect(content.skills).toMatchObject([{ name: "Silk", percentage: 90 }]);
  expect(content.awards).toEqual([{ title: "Best cloth", date: "2021" }]);
  expect(read({ skillList: [{ skill_desc: ["熟悉织布。"] }] })).toMatchObject({
    content: { skills: [] },
    notes: { "Skill: (without a name)": ["skill_desc: 熟悉织布。"] },
  });
});
