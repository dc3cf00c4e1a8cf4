import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ContentError } from "@/content/schema/define-content";
import { site } from "@/content/site";
import { checkContent } from "./check-content";
import { checkSettings } from "./check-settings";
import { type Content, locate, readContent, readPlace } from "./content";
import { DEMO_LISTS, DEMO_PICTURES, holdsDemoText, writeStarterTexts } from "./demo";
import { type Finding, formatFindings } from "./finding";

const location = { label: "London", city: "London", countryCode: "GB", latitude: 51.5, longitude: -0.1 };
const channel = (url: string) => ({ name: "Ada", url, colour: "#112233" });
const faq = { id: "work", question: "?", answer: "!", showSocials: false, link: { label: "Go", href: "/#about" } };
/** Without a fault, to be given one at a time. */
const sound: Content = {
  "content/site.ts": {
    ...site,
    owner: {
      ...{ name: "Ada Lovelace", firstName: "Ada", role: "Analyst", email: "ada@mail.org" },
      portrait: { src: "/images/me.png", alt: "Ada at her desk" },
      location: { ...location, timeZone: "Europe/London" },
    },
    availability: { isOpen: true, kinds: [] },
    description: "Ada writes programs.",
    codeHosting: undefined,
    newsletter: undefined,
    sections: ["about", "certificates", "contact"],
    cv: { file: "/cv.pdf" },
    channels: {
      email: channel("mailto:ada@mail.org"),
      github: channel("https://github.com/ada"),
      twitter: channel("https://example.com/nobody-sees-this"),
    },
    footerChannels: ["email", "github"],
    assistantChannels: ["email"],
  },
  "content/about.ts": {
    introduction: "Ada.",
    paragraphs: ["I write programs."],
    recentWork: ["engine"],
    skills: [{ name: "Python", percentage: 80, icon: "python" }],
    aiTools: [],
  },
  "content/certificates.ts": {
    introduction: "One of them.",
    certificates: [
      {
        ...{ id: "python", title: "Python", issuer: "A school", skills: ["Python"], image: "/images/paper.png" },
        ...{ date: "2 March 2025", isoDate: "2025-03-02" },
      },
    ],
  },
  "content/projects.ts": {
    title: "Projects",
    introduction: "One of them.",
    projects: [
      {
        ...{ id: "engine", title: "Engine", summary: "It follows a plan.", year: 2025, role: "Programming" },
        ...{ problem: "Tables were wrong.", result: "They are right.", stack: ["Python"] },
        ...{ image: "/images/engine.png", imageAlt: "Wheels", links: { code: "https://github.com/ada/engine" } },
      },
    ],
  },
  "content/assistant.ts": { greeting: "Hi", faq: [faq] },
};

let publicFolder = "";
const brief = ({ severity, file, field, problem }: Finding) => `${severity} ${file} ${field}: ${problem}`;
const check = async (content: Content) => (await checkContent(content, publicFolder)).map(brief);

/** The sound content with another value at a place. */
function withValue(place: string, value: unknown): Content {
  const content = structuredClone(sound);
  const [, parent = "", key = ""] = /^(.+?)[.[]?(\w+)\]?$/.exec(place) ?? [];
  Object.assign(Object(readPlace(content, parent)), { [key]: value });
  return content;
}

beforeAll(async () => {
  publicFolder = mkdtempSync(path.join(tmpdir(), "doctor-"));
  mkdirSync(path.join(publicFolder, "images"));
  const at = (name: string) => path.join(publicFolder, name);
  const create = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#8b5cf6" } });
  const draw = (name: string, width: number, height: number) => create(width, height).toFile(at(`images/${name}.png`));
  await Promise.all([draw("me", 800, 1000), draw("paper", 1414, 1000), draw("engine", 1600, 1000)]);
  await Promise.all([draw("square", 900, 900), draw("small", 400, 250), draw("huge", 4800, 3000)]);
  const gps = { GPSLatitudeRef: "N", GPSLatitude: "28/1 12/1 34/1" };
  await create(1600, 1000)
    .withExif({ IFD0: { Artist: "Ada" }, IFD3: gps })
    .jpeg()
    .toFile(at("placed.jpg"));
  const texts = { "images/torn.png": "no picture", "cv.pdf": "%PDF-1.7", "empty.pdf": "", "word.pdf": "PK" };
  for (const [name, text] of Object.entries(texts)) writeFileSync(at(name), text);
});
afterAll(() => rmSync(publicFolder, { recursive: true }));

it("a sound content has no finding", async () => expect(await check(sound)).toEqual([]));

const PICTURE = "content/projects.ts projects[0].image";
const PAPER = "content/certificates.ts certificates[0].image";
const URL = "content/site.ts channels.github.url";
const HREF = "content/assistant.ts faq[0].link.href";
it.each([
  [PICTURE, "/images/none.png", "error", "public/images/none.png is missing"],
  [PICTURE, "/images/torn.png", "error", "public/images/torn.png is not a picture that can be read"],
  [PICTURE, "/images/square.png", "warning", "has the wrong shape: 900 × 900 pixels, where 8:5 is shown"],
  [PICTURE, "/images/small.png", "warning", "is too small: 400 pixels wide"],
  [PICTURE, "/images/huge.png", "warning", "is too large: "],
  [PICTURE, "/placed.jpg", "warning", "contains the location where the photo was taken"],
  [PAPER, "/images/square.png", "warning", "has the wrong shape: 900 × 900 pixels, where A4 on its side is shown"],
  [
    "content/site.ts owner.portrait.src",
    "/images/square.png",
    "warning",
    "has the wrong shape: 900 × 900 pixels, where 4",
  ],
  ["content/site.ts cv.file", "/empty.pdf", "error", "public/empty.pdf is empty"],
  ["content/site.ts cv.file", "/word.pdf", "error", "public/word.pdf is not a PDF"],
  [
    "content/about.ts paragraphs[0]",
    "I: मैले",
    "warning",
    "has characters that the CV and the share image cannot show: मैल\u0947",
  ],
  ["content/about.ts skills[0].icon", "lucide:pyton", "error", "no icon is called lucide:pyton"],
  ["content/about.ts recentWork[0]", "gone", "warning", '"gone" is not a project\'s id in content/projects.ts'],
  [
    "content/certificates.ts certificates[0].skills[0]",
    "Cobol",
    "warning",
    '"Cobol" is not a skill\'s name in content/about.ts',
  ],
  [
    "content/site.ts channels.email.url",
    "mailto:bo@mail.org",
    "warning",
    "differs from owner.email, which is ada@mail.org",
  ],
  [URL, "https://www.example.org/engine", "warning", "https://www.example.org/engine is a placeholder"],
  [URL, "https://github.com/your-name/engine", "warning", "https://github.com/your-name/engine is a placeholder"],
  [URL, "https://intranet/engine", "error", "https://intranet/engine is not a public web address"],
  [URL, "https://github.com/", "warning", "https://github.com/ leads to the front page of the service, not to you"],
  [URL, "mailto:ada", "error", "mailto:ada is not an email address"],
  [URL, "tel:12", "error", "tel:12 is not a phone number"],
  [URL, "https://wa.me/07700900123", "error", "https://wa.me/07700900123 lacks a valid number with its country code"],
  [HREF, "/#services", "error", "/#services points to nothing on that page"],
  [HREF, "/projects#gone", "error", "/projects#gone points to nothing on that page"],
  [HREF, "/blog", "error", "/blog is not a page of this site"],
  ["content/site.ts description", "KIRAN RAI makes sites.", "demo", 'still says "Kiran Rai", from the demo'],
])("%s: %j is told as %s", async (place, value, severity, problem) => {
  const findings = await check(withValue(place, value));
  expect(findings).toEqual([expect.stringContaining(`${severity} ${place}: ${problem}`)]);
});

it.each([
  [HREF, "/projects#engine"],
  [HREF, "/#certificate-python"],
  [URL, "https://wa.me/447700900123"],
  ["content/assistant.ts greeting", "Write to kiran@example.com, say the other files"],
])("%s: %j is right", async (place, value) => expect(await check(withValue(place, value))).toEqual([]));

it("coordinates that are swapped lie far from their time zone", async () => {
  const swapped = { ...location, latitude: -0.1, longitude: 51.5, timeZone: "Europe/London" };
  const findings = await check(withValue("content/site.ts owner.location", swapped));
  expect(findings).toEqual([expect.stringContaining("latitude and longitude seem to be swapped")]);
});

it("an icon of no package is answered by the nearest, and a starter text is reported until it is replaced", async () => {
  const [icon] = await checkContent(withValue("content/about.ts skills[0].icon", "lucide:pyton"), publicFolder);
  expect(icon?.mend).toContain("Perhaps python or devicon:python");
  const owner = { name: "Ada Lovelace", firstName: "Ada", role: "Analyst" };
  const { "content/site.ts description": starter } = writeStarterTexts(owner, "London");
  expect(await check(withValue("content/site.ts description", starter))).toEqual([
    "warning content/site.ts description: is still the starter text",
  ]);
});

describe("a file that cannot be taken", () => {
  const fail = (error: Error) => () => Promise.reject(error);
  const wrong = {
    file: "content/about.ts",
    field: "skills[0].percentage",
    expectation: "expected 0 to 100",
    found: "140",
  };

  it("is told field by field, once, and does not hide another", async () => {
    const broken = fail(new ContentError([wrong]));
    const files = { "content/about.ts": broken, "content/assistant.ts": broken, "content/site.ts": async () => site };
    const { content, findings } = await readContent(files);
    expect(findings.map(brief)).toEqual(["error content/about.ts skills[0].percentage: expected 0 to 100, got 140"]);
    expect(content).toEqual({ "content/site.ts": site });
  });

  /** As the runner's compiler, and as the language, tell where they failed. */
  it.each([
    ['Transform failed\n/site/content/hero.ts:3:2: ERROR: Expected "}"', "", 'Expected "}"', 3],
    ["Ada is not defined", "ReferenceError\n    at /site/content/hero.ts:7:9", "Ada is not defined", 7],
  ])("by a slip of the language is told in one sentence: %s", async (message, stack, problem, line) => {
    const slip = Object.assign(new Error(message), { stack: message + stack });
    const { findings } = await readContent({ "content/hero.ts": fail(slip) });
    expect(findings).toMatchObject([{ severity: "error", file: "content/hero.ts", problem, line }]);
  });

  it("is told with the line of the field, or of what holds it", () => {
    const finding: Finding = { severity: "error", file: "content/site.ts", field: "owner.name", problem: "", mend: "" };
    const { line = 0 } = locate(finding);
    expect(line).toBeGreaterThan(4);
    expect(locate({ ...finding, field: "owner.nickname" }).line).toBe(line - 1);
  });
});

describe("settings", () => {
  const RANDOM = "q8Zt1mWv0RbY5xKc7LdN2sHfJg4TuP6E";
  const noProvider = ["PUBLIC_KEY", "SERVICE_ID", "TEMPLATE_ID"].map(
    (name) => `error EMAILJS_${name}: is missing; the contact form cannot send`,
  );
  const NOT_ENCRYPTED = "warning SITE_URL: is not https: browsers will mark the site as not secure";

  it.each([
    [{}, []],
    [{ GITHUB_ID: "abc" }, ["error GITHUB_SECRET: is missing while others of its group are set; github is off"]],
    [{ EMAILJS_PUBLIC_KEY: "abc", SITE_URL: "https://ada.dev" }, noProvider.slice(1)],
    [{ NEXTAUTH_SECRET: "hush-hush" }, ["error NEXTAUTH_SECRET: must have at least 32 characters"]],
    [{ NEXTAUTH_SECRET: "a".repeat(40) }, ["error NEXTAUTH_SECRET: is too easy to guess"]],
    [{ NEXTAUTH_SECRET: `my-own-password-${RANDOM}` }, ["error NEXTAUTH_SECRET: is too easy to guess"]],
    [{ NEXTAUTH_SECRET: RANDOM }, []],
    [{ SITE_URL: "http://localhost:3000" }, []],
    [{ SITE_URL: "http://ada.dev" }, [...noProvider, NOT_ENCRYPTED]],
    [{ VERCEL_ENV: "production" }, noProvider],
    [{ VERCEL_ENV: "preview", SITE_URL: "https://ada.dev" }, []],
  ])("%j", (settings: Record<string, string>, told) => {
    const findings = checkSettings(settings, () => ".env.local");
    expect(findings.map(({ severity, field, problem }) => `${severity} ${field}: ${problem}`)).toEqual(told);
  });
});

it.runIf(holdsDemoText(site.owner.name))("the demo as shipped is known whole [needs the demo]", async () => {
  const findings = await checkContent((await readContent()).content, "public");
  expect(findings.filter(({ severity }) => severity !== "demo")).toEqual([]);
  const told = (suffix: string) => findings.filter(({ problem }) => problem.endsWith(suffix));
  expect(told("is a picture of the demo")).toHaveLength(Object.keys(DEMO_PICTURES).length);
  const lists = told("is still the demo's").map(({ file, field }) => `${file}: ${field}`);
  expect(lists.sort()).toEqual(Object.keys(DEMO_LISTS).sort());
});

it("the report tells place, problem and remedy, and sums up; the demo is only counted where nobody comes", () => {
  const at = { file: "content/site.ts", line: 6 };
  const rows: Finding[] = [
    { ...at, severity: "demo", field: "name", problem: "is the demo's", mend: "Write yours." },
    { ...at, severity: "warning", field: "accent", problem: "is pale", mend: "Take another." },
  ];
  expect(formatFindings(rows)).toMatch(/\n {2}demo {5}line 6, name: is the demo's\n {11}Write yours\.\n/);
  expect(formatFindings(rows)).toMatch(/0 errors, 1 warning, 1 demo value$/);
  expect(formatFindings(rows, true)).not.toContain("is the demo's");
  expect(formatFindings(rows, true)).toMatch(/1 demo value; npm run doctor lists all$/);
  expect(formatFindings([])).toBe("No problems found.");
});
