import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { strToU8, zipSync } from "fflate";
import { expect, it, onTestFinished } from "vitest";
import { convertForTests } from "./import-for-tests";
import { readLinkedIn } from "./linkedin";
import { readResume } from "./read-resume";

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "linkedin-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const FILES = {
  "Profile.csv": `First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers
Ada,Lovelace,Byron,1 Mill Lane,Dec 10,"Analyst, programmer","I weave ""algebraical"" patterns.

I count.",Textiles,N1 1AA,"London, England, United Kingdom",[ada_l],"[PORTFOLIO:https://ada.dev,BLOG:https://ada.blog/a,b]",
`,
  "Email Addresses.csv": `Email Address,Confirmed,Primary,Updated On
old@mail.org,Yes,No,1/1/20
ada@mail.org,Yes,Yes,1/1/24
`,
  "PhoneNumbers.csv": `Extension,Number,Type
,020 7946 0018,Mobile
`,
  "Positions.csv": `\uFEFFCompany Name,Title,Description,Location,Started On,Finished On\r
"Mill, Sons & Co",Weaver,"Ran the looms:\r
• Wove ""twelve"" miles\r
• Counted them",Leeds,Jan 2018,Mar 2020\r
Works,Foreman,,,2020-04,\r
`,
  "Education.csv": `School Name,Start Date,End Date,Notes,Degree Name,Activities
School,2010,Jun 2014,Thesis on cards,BSc,Chess club
Guild,,,,,
`,
  "Skills.csv": "Name\nWeaving\nCSS\nweaving\n",
  "Certifications.csv": `Name,Url,Authority,Started On,Finished On,License Number
Weaving,http://guild.org/1,Guild,Feb 2022,,ABC-1
`,
  "Languages.csv": "Name,Proficiency\nEnglish,NATIVE_OR_BILINGUAL\nFrench,\n",
  "Projects.csv": `Title,Description,Url,Started On,Finished On
Loom,"A loom that reads cards, e.g. for silk. It is fast.
• Wove twelve miles",https://github.com/ada/loom,Jan 2020,Feb 2021
`,
  "Publications.csv": `Name,Published On,Description,Publisher,Url
On looms,"Mar 2, 2020",Notes,Journal,https://journal.org/1
`,
  "Honors.csv": "Title,Description,Issued On\nBest cloth,For silk,Apr 2021\n",
  "Volunteering.csv": `Company Name,Cause,Role,Started On,Finished On,Description
Guild,Education,Clerk,May 2019,,Kept the books
`,
  "Recommendations_Received.csv": `First Name,Last Name,Company,Job Title,Text,Creation Date,Status
Jan,Novák,Mill,Owner,"She counts, and listens.",01/02/20,VISIBLE
Eve,Moor,Works,Clerk,Fine.,01/02/20,PENDING
`,
  "Connections.csv": 'Notes:\n"Some, notes"\n\nFirst Name,Last Name\nJan,Novák\n',
};

const asFiles = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([name, text]) => [name.toLowerCase().replace(".csv", ""), text]));
const read = (files: Record<string, string>) => convertForTests((report) => readLinkedIn(asFiles(files), report));

it("reads the whole export", () => {
  const { answers, channels, content, notes } = read(FILES);
  expect(answers).toMatchObject({
    name: "Ada Lovelace",
    "first-name": "Ada",
    role: "Analyst, programmer",
    email: "ada@mail.org",
    linkedin: "",
    city: "London",
    country: "GB",
    place: "London, England, United Kingdom",
  });
  expect(Object.values(channels).map(({ url }) => url)).toEqual([
    "https://ada.dev",
    "https://ada.blog/a,b",
    "https://twitter.com/ada_l",
  ]);
  expect(content.paragraphs).toEqual(['I weave "algebraical" patterns.', "I count."]);
  expect(content.experience).toEqual([
    {
      title: "Weaver",
      organisation: "Mill, Sons & Co",
      kind: "job",
      place: "Leeds",
      start: "2018-01",
      end: "2020-03",
      points: ["Ran the looms:", 'Wove "twelve" miles', "Counted them"],
    },
    { title: "Foreman", organisation: "Works", kind: "job", start: "2020-04", points: [] },
    { title: "Clerk", organisation: "Guild", kind: "volunteering", start: "2019-05", points: ["Kept the books"] },
  ]);
  expect(content.education).toEqual([
    { degree: "BSc", school: "School", start: "2010", end: "2014-06", note: "Thesis on cards. Chess club" },
    { school: "Guild" },
  ]);
  expect(content.skills.map(({ name }) => name)).toEqual(["Weaving", "CSS"]);
  expect(content.certificates).toMatchObject([
    { title: "Weaving", issuer: "Guild", date: "February 2022", verifyUrl: "https://guild.org/1" },
  ]);
  expect(content.languages).toEqual([
    { name: "English", level: "Native or bilingual proficiency" },
    { name: "French" },
  ]);
  expect(content.projects).toMatchObject([
    {
      title: "Loom",
      summary: "A loom that reads cards, e.g. for silk.",
      points: ["It is fast.", "Wove twelve miles"],
      start: "2020-01",
      end: "2021-02",
      links: { code: "https://github.com/ada/loom" },
    },
  ]);
  expect(content.publications).toMatchObject([{ title: "On looms", publisher: "Journal", date: "2020-03-02" }]);
  expect(content.awards).toEqual([{ title: "Best cloth", date: "2021-04", note: "For silk" }]);
  expect(content.references).toEqual([{ name: "Jan Novák", role: "Owner, Mill", text: "She counts, and listens." }]);
  expect(notes).toMatchObject({
    "Certificate: Weaving": ["license number: ABC-1"],
    "Volunteering: Clerk, Guild": ["cause: Education"],
    "Reference: Eve Moor": ["it is left out, because it is not visible on LinkedIn either"],
  });
  // Private details in LinkedIn's export are not even reported.
  expect(JSON.stringify([answers, content, notes])).not.toMatch(/Byron|Mill Lane|Dec 10|N1 1AA|7946/);
});

it("takes the headline's first part, each part of a place once, and a skill's name without what it is", () => {
  const { answers, content, notes } = read({
    "Profile.csv":
      'First Name,Last Name,Headline,Geo Location\nAda,Lovelace,"Engineer | Speaker | ex-Mill","Lisbon, Lisbon, Portugal"\n',
    "Positions.csv": 'Company Name,Title,Location\nMill,Weaver,"Leeds, Leeds, United Kingdom"\n',
    "Skills.csv": "Name\nGo (Programming Language)\nAmazon Web Services (AWS)\nFlask (Web Framework)\n",
  });
  expect(answers).toMatchObject({ role: "Engineer", place: "Lisbon, Portugal", country: "PT" });
  expect(notes.You).toEqual(["role: “Engineer | Speaker | ex-Mill” is shortened to “Engineer”"]);
  expect(content.experience).toMatchObject([{ place: "Leeds, United Kingdom" }]);
  expect(content.skills).toMatchObject([
    { name: "Go", icon: "go" },
    { name: "Amazon Web Services (AWS)" },
    { name: "Flask", icon: "flask" },
  ]);
});

it("asks for the profile's URL, which the export does not name, unless it is among the websites", () => {
  const withSites = (sites: string) => read({ "Profile.csv": `First Name,Websites\nAda,"${sites}"\n` });
  expect(withSites("").answers.linkedin).toBe("");
  const { answers, channels } = withSites("[OTHER:https://www.linkedin.com/in/ada-l]");
  expect(answers.linkedin).toBeUndefined();
  expect(channels).toMatchObject({ linkedin: { name: "LinkedIn", url: "https://www.linkedin.com/in/ada-l" } });
});

it("takes every text as it is, and splits none", () => {
  const { content } = read({
    "Skills.csv": 'Name\n"Data Structures, Algorithms"\n"C, C++"\nHTML | CSS\n',
    "Languages.csv": 'Name,Proficiency\n"French, Canadian",\n',
    "Positions.csv":
      "Company Name,Title,Description,Location,Started On,Finished On\n" +
      'Mill,"Weaver, Intern",,"Leeds, UK",Jan 2020,\nMill,Apprentice,Wove cloth.,,2018,Dec 2019\n',
    "Education.csv": 'School Name,Degree Name\n"York, UK","BSc, Mathematics"\n',
  });
  expect(content.skills.map(({ name, group }) => [name, group])).toEqual([
    ["Data Structures, Algorithms", undefined],
    ["C, C++", undefined],
    ["HTML | CSS", undefined],
  ]);
  expect(content.languages).toEqual([{ name: "French, Canadian" }]);
  expect(content.experience).toEqual([
    { title: "Weaver, Intern", organisation: "Mill", kind: "job", place: "Leeds, UK", start: "2020-01", points: [] },
    { title: "Apprentice", organisation: "Mill", kind: "job", start: "2018", end: "2019-12", points: ["Wove cloth."] },
  ]);
  expect(content.education).toEqual([{ degree: "BSc, Mathematics", school: "York, UK" }]);
});

it("reports every column of a row without a name", () => {
  const { content, notes } = read({
    "Projects.csv": "Title,Description,Url\n,A loom,https://loom.org\n",
    "Honors.csv": "Title,Issued On\n,2020\n",
    "Recommendations_Received.csv": "First Name,Last Name,Company,Text\n,,Mill,Fine.\n",
  });
  expect([content.projects, content.awards, content.references]).toEqual([[], [], []]);
  expect(notes).toEqual({
    "Project: (without a name)": ["description: A loom", "url: https://loom.org"],
    "Award: (without a name)": ["issued on: 2020"],
    "Reference: (without a name)": ["company: Mill", "text: Fine."],
  });
});

it("a website on a network that we know becomes a profile there", () => {
  const websites = "[PORTFOLIO:https://github.com/ada,BLOG:https://medium.com/@ada,COMPANY:https://mill.org]";
  const profile = `First Name,Last Name,Websites\nAda,Lovelace,"${websites}"\n`;
  const { channels } = read({ "Profile.csv": profile });
  expect(Object.values(channels).map(({ name }) => name)).toEqual(["GitHub", "Medium", "Company"]);
});

it("reports whatever LinkedIn exports that the site has no place for", () => {
  const { notes } = read({
    "Profile.csv": "First Name,Last Name,Industry\nAda,Lovelace,Textiles\n",
    "Courses.csv": "Name,Number\nDistributed Systems,CS6\n",
    "Organizations.csv": "Name,Position,Started On\nGuild,Treasurer,Jan 2020\n",
    "Patents.csv": "Title,Patent Number\nA loom,US-1\n",
    "Test Scores.csv": "Name,Score\nGRE,330\n",
  });
  expect(notes).toEqual({
    You: ["industry: Textiles"],
    "Course: Distributed Systems": ["the site has no place for it", "number: CS6"],
    "Organisation: Guild": ["the site has no place for it", "position: Treasurer", "started on: Jan 2020"],
    "Patent: A loom": ["the site has no place for it", "patent number: US-1"],
    "Test score: GRE": ["the site has no place for it", "score: 330"],
  });
});

it("reads tables after a note of LinkedIn's, with columns missing or in another order, and empty tables", () => {
  const note = 'Notes:\n"When you export your data, some rows may be missing, such as this one."\n\n';
  const { content, answers } = read({
    "Profile.csv": "Last Name,First Name\nLovelace,Ada\n",
    "Positions.csv": `${note}Title,Company Name\nWeaver,Mill\n`,
    "Skills.csv": "Name\n",
    "Languages.csv": "",
  });
  expect(answers.name).toBe("Ada Lovelace");
  expect(content.experience).toEqual([{ title: "Weaver", organisation: "Mill", kind: "job", points: [] }]);
  expect(content.skills).toEqual([]);
});

it("finds the tables in the ZIP file and in the unpacked folder", () => {
  const folder = makeFolder();
  const inner = path.join(folder, "Basic_LinkedInDataExport");
  mkdirSync(inner);
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(inner, name), text);
  const archive = path.join(folder, "export.zip");
  writeFileSync(
    archive,
    zipSync(Object.fromEntries(Object.entries(FILES).map(([name, text]) => [`Basic/${name}`, strToU8(text)]))),
  );
  for (const source of [archive, folder]) {
    const { content } = convertForTests((report) => readResume(source, report));
    expect(content.experience).toHaveLength(3);
  }
});

it("says in a sentence what is wrong with the file", () => {
  const folder = makeFolder();
  const archive = path.join(folder, "export.zip");
  const open = (source: string) => () => convertForTests((report) => readResume(source, report));
  expect(open(folder)).toThrow("It contains none of LinkedIn's tables");
  writeFileSync(archive, zipSync({ "Connections.csv": strToU8("First Name\nJan\n") }));
  expect(open(archive)).toThrow("It contains none of LinkedIn's tables");
  writeFileSync(archive, "PK this is no archive");
  expect(open(archive)).toThrow("The ZIP file cannot be unpacked");
  const large = strToU8(",".repeat(10_000_001));
  writeFileSync(archive, zipSync({ "Basic/Skills.csv": large }));
  expect(open(archive)).toThrow("Skills.csv is too large for a CV: it has more than 10 MB.");
  const file = path.join(folder, "resume.json");
  writeFileSync(file, large);
  expect(open(file)).toThrow("resume.json is too large for a CV");
  writeFileSync(path.join(folder, "Skills.csv"), large);
  expect(open(folder)).toThrow("Skills.csv is too large for a CV");
});
