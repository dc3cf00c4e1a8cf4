import { expect, it } from "vitest";
import { aboutSchema, certificatesSchema, cvSchema, heroSchema, projectsSchema, siteSchema } from ".";
import { makeContent } from "../test/contents";
import { ContentError, defineContent } from "./define-content";

const { about, certificates, hero, projects, site } = makeContent();

function check(file: string, schema: Parameters<typeof defineContent>[1], content: object) {
  try {
    defineContent(file, schema, content as never);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return "no error";
}

const checkSite = (change: object) => check("content/site.ts", siteSchema, { ...site, ...change });
const checkOwner = (change: object) => checkSite({ owner: { ...site.owner, ...change } });
const checkChannel = (url: string, footerChannels = ["ada"]) =>
  checkSite({ channels: { ada: { name: "Ada", url } }, footerChannels, assistantChannels: [] });
const checkAbout = (change: object) => check("content/about.ts", aboutSchema, { ...about, ...change });

const checkSummit = (height: number) => checkSite({ summit: { name: "Ben", height } });
const checkLocation = (change: object) => checkOwner({ location: { ...site.owner.location, ...change } });
const checkZone = (timeZone: string) => checkLocation({ timeZone });
const checkHero = (change: object) => check("content/hero.ts", heroSchema, { ...hero, ...change });
const checkPortrait = (src: string) => checkOwner({ portrait: { src, alt: "Me" } });

const checkCertificates = (...rows: object[]) =>
  check("content/certificates.ts", certificatesSchema, { ...certificates, certificates: rows });
const job = (start: string, end?: string) => ({ title: "Engineer", organisation: "Mill", start, end });
const checkJobs = (...experience: object[]) => check("content/cv.ts", cvSchema, { experience });

const CSS = { name: "CSS", percentage: 90 };
const ISSUED = { id: "python", title: "Python", issuer: "A school", date: "2 March 2025", isoDate: "2025-03-02" };
const DEVANAGARI = { name: "सीता गुरुङ", firstName: "सीता" };

it.each([
  [
    checkAbout({ skills: [CSS, { name: "HTML", percentage: 140 }] }),
    "content/about.ts: skills[1].percentage: expected a whole number from 0 to 100, got 140",
  ],
  [
    checkAbout({ skills: [{ ...CSS, percentage: "95%" }] }),
    'skills[0].percentage: expected a number: write 95, without quotes or %, got "95%"',
  ],
  [checkSite({ accent: "violet" }), 'content/site.ts: accent: expected a colour like #8B5CF6, got "violet"'],
  [
    checkPortrait("/images/Me.PNG"),
    "owner.portrait.src: expected a lower-case file extension: rename the file to Me.png",
  ],
  [checkPortrait("/images/me.heic"), "expected an image that browsers can show: export it as JPG"],
  [checkChannel("mailto:ada"), "channels.ada.url: expected an email address, like mailto:ada@mail.org"],
  [checkChannel("https://wa.me/07700900123"), "channels.ada.url: expected a number with its country code"],
  [checkChannel("https://wa.me/447700900123"), "no error"],
  [checkSite({ cv: { channels: ["eda"] } }), 'cv.channels[0]: expected an id in channels, got "eda"'],
  [checkChannel("https://ada.dev", ["eda"]), 'footerChannels[0]: expected an id in channels, got "eda"'],
  ...["contact", "home", "certificate-python"].map((id) => [
    checkSite({ ownSections: { [id]: { heading: "Mine", entries: [{ title: "One" }] } } }),
    `ownSections.${id}: expected a different id: the page already uses this one`,
  ]),
  [
    check("content/projects.ts", projectsSchema, { ...projects, projects: [{ id: "content", title: "Content" }] }),
    'projects[0].id: expected a different id: the page already uses this one, got "content"',
  ],
  [
    checkSite({ ownSections: { "My talks": { heading: "Mine", entries: [{ title: "One" }] } } }),
    "ownSections.My talks: expected ids of lower-case letters, digits and hyphens",
  ],
  [
    checkSite({ analytics: { script: "https://a.dev/a.js", attributes: { domain: "ada.dev" } } }),
    "analytics.attributes.domain: expected attributes like data-domain",
  ],
  [checkSite({ wordmark: "round" }), "wordmark: expected brackets or plain"],
  [
    checkSite({ listed: ["abuot"] }),
    "listed[0]: expected one of about, work, experience, services, certificates, contact",
  ],
  [checkSite({ language: "jp" }), "language: expected a language like de, ja or pt-BR"],
  [checkSite({ language: "Deutsch!" }), "language: expected a language like de, ja or pt-BR"],
  [checkSite({ landscape: "desert" }), "landscape: expected one of peaks, hills, shore, or false"],
  [checkSummit(6993), "no error"],
  [checkSummit(6993.5), "summit.height: expected a whole number of metres"],
  [checkSummit(69930), "summit.height: expected metres above sea level, at most 8849"],
  [checkSite({ altitudes: { home: 822, summit: 6993 } }), "altitudes: expected a known field, got {"],
  [checkOwner(DEVANAGARI), "owner.latinName: expected your name in Latin letters as well"],
  [checkOwner({ ...DEVANAGARI, latinName: "Sita Gurung" }), "no error"],
  [checkOwner({ phone: "061 12 34 56" }), "owner.phone: expected a phone number with its country code"],
  [checkOwner({ phone: "+44 (20) 7946-0018" }), "no error"],
  [checkLocation({ latitude: 90.1 }), "owner.location.latitude: expected -90 to 90"],
  [checkLocation({ latitude: -90.1 }), "owner.location.latitude: expected -90 to 90"],
  [checkLocation({ longitude: 180.1 }), "owner.location.longitude: expected -180 to 180"],
  [checkLocation({ longitude: -180.1 }), "owner.location.longitude: expected -180 to 180"],
  [checkHero({ tags: ["a", "b", "c", "d", "e", "f", "g"] }), "tags: expected at most six tags"],
  [checkSite({ availability: { isOpen: true, kinds: ["a", "b", "c", "d", "e"] } }), "at most four kinds of work"],
  [checkZone("Mars/Base"), 'owner.location.timeZone: expected a time zone like Asia/Kathmandu, got "Mars/Base"'],
  [checkZone(""), "owner.location.timeZone: expected a time zone like Asia/Kathmandu"],
])("an error names the file, the field and what was expected: %s", (message, expected) => {
  expect(message).toContain(expected);
});

it("quotes only the beginning of a long text", () => {
  const message = checkAbout({
    paragraphs: [`I print with [Mill](http://mill.dev). ${"It takes a while. ".repeat(9)}`],
  });
  expect(message).toMatch(/, not http:\/\/mill\.dev, got "I print with \[Mill\].{20,40}…$/);
});

it.each(["UTC", "Asia/Kolkata", "Europe/Kyiv", "Asia/Ho_Chi_Minh", "America/Argentina/Buenos_Aires", "Asia/Calcutta"])(
  "accepts the time zone %s",
  (zone) => expect(checkZone(zone)).toBe("no error"),
);

it("reports invalid image paths and a duplicate id", () => {
  const images = ["/images/python.webp", "photo.gif", "/images/my photo.webp"];
  const message = checkCertificates(...images.map((image) => ({ ...ISSUED, image })));
  expect(message).toContain("certificates[1].image: expected the path of an image in public/");
  expect(message).toContain("certificates[2].image: expected a file name without spaces: rename the file");
  expect(message).toContain('certificates[1].id: this id is already used by entry 1, got "python"');
});

it.each([
  [aboutSchema.shape.skillsHeading, "Technical Skills"],
  [aboutSchema.shape.aiToolsHeading, "AI Software Kit"],
  [siteSchema.shape.accounts, true],
  [siteSchema.shape.landscape, "peaks"],
  [siteSchema.shape.trek, undefined],
])("an omitted field has its specified default", (field, value) => {
  expect(field.parse(undefined)).toBe(value);
});

it("accepts a colour without the #", () => {
  expect(defineContent("content/site.ts", siteSchema, { ...site, accent: "0ea5e9" }).accent).toBe("#0ea5e9");
});

it("an error points at the content file, not at its schema", () => {
  const fail = () => defineContent("content/site.ts", siteSchema, Object({}));
  expect(fail).toThrow(
    expect.objectContaining({ stack: expect.stringMatching(/\n {4}at fail \(.*define-content\.test/) }),
  );
});

it("reports a job or a project that ends before it starts", () => {
  expect(checkJobs(job("2024-05", "2024-04"))).toContain("expected an end date on or after the start date");
  const loom = { id: "loom", title: "Loom", start: "2024-05", end: "2024-04" };
  expect(check("content/projects.ts", projectsSchema, { ...projects, projects: [loom] })).toContain(
    'projects[0].end: expected an end date on or after the start date, got "2024-04"',
  );
});

it("accepts a real career, however long it is and however little of it is known", () => {
  const points = Array.from({ length: 20 }, () => "Wove cloth. ".repeat(80));
  expect(checkJobs({ ...job("2020"), title: "Weaver ".repeat(28), points })).toBe("no error");
  expect(checkJobs({ organisation: "Mill" }, { title: "Weaver", end: "2019" })).toBe("no error");
  const cv = {
    education: [{ school: "Guild" }, { degree: "Weaving" }],
    languages: [{ name: "English" }],
    awards: [{ title: "Best cloth" }],
    publications: [{ title: "On looms" }],
    references: [{ name: "Jan Novák" }],
    interests: ["Silk"],
  };
  expect(check("content/cv.ts", cvSchema, cv)).toBe("no error");
  expect(checkCertificates({ id: "weaving", title: "Weaving" })).toBe("no error");
  const loom = { ...projects, projects: [{ id: "loom", title: "Loom" }] };
  expect(check("content/projects.ts", projectsSchema, loom)).toBe("no error");
  expect(checkAbout({ skills: [{ name: "Weaving", group: "Crafts", level: "master" }] })).toBe("no error");
});

it("wants a job or a study to be named, and a section's heading under its id", () => {
  const missing = "experience[0].title: expected a title, or else a value for organisation";
  expect(checkJobs({ start: "2020" })).toContain(missing);
  expect(check("content/cv.ts", cvSchema, { education: [{ start: "2020" }] })).toContain("expected a degree");
  expect(checkSite({ headings: { services: "What I offer" } })).toBe("no error");
  expect(checkSite({ headings: { service: "What I offer" } })).toContain("headings.service: expected");
});

it("limits a project's story to three images", () => {
  const pictures = Array.from({ length: 4 }, () => ({ src: "/images/a.png", alt: "A" }));
  const [project] = projects.projects;
  const changed = { ...project, story: { ...project?.story, pictures } };
  expect(check("content/projects.ts", projectsSchema, { ...projects, projects: [changed] })).toContain(
    "projects[0].story.pictures: expected at most three images",
  );
});

it("blames only the bad date, not its neighbours", () => {
  for (const jobs of [[job("2023-13", "2023-12")], [job("2020", "2021-00"), job("2019", "2020-12")]]) {
    expect(checkJobs(...jobs).split("\n")).toEqual([expect.stringContaining("expected a month like 2025-06")]);
  }
});

it("says how long a text is, and that a day does not exist", () => {
  expect(checkOwner({ firstName: "A".repeat(81) })).toContain("expected at most 80 characters instead of 81, got");
  const checkDay = (isoDate: string) => checkCertificates({ ...ISSUED, image: "/images/css.webp", isoDate });
  expect(checkDay("2025-02-30")).toContain('certificates[0].isoDate: expected a real date, got "2025-02-30"');
  expect(checkDay("2 March")).toContain("certificates[0].isoDate: expected a date like 2025-03-02");
});

it("suggests the nearest name for an unknown field", () => {
  expect(checkAbout({ skills: [{ ...CSS, percent: 4 }], aitools: [], zebra: 1 }).split("\n")).toEqual([
    "content/about.ts: skills[0].percent: expected a known field, perhaps percentage, got 4",
    "content/about.ts: aitools: expected a known field, perhaps aiTools, got []",
    "content/about.ts: zebra: expected a known field, got 1",
  ]);
});
