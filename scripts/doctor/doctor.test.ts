import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentByFile } from "@/content";
import { defineContent } from "@/content/schema/define-content";
import { aboutSchema, type Certificate, type Project } from "@/content/schema/sections";
import { site } from "@/content/site";
import { checkContent } from "./check-content";
import { checkSettings } from "./check-settings";
import { type Content, locate, readContent } from "./content";
import { DEMO_LISTS, DEMO_PICTURES, findDemoText, holdsDemoText, writeStarterTexts } from "./demo";
import { type Finding, formatFindings } from "./finding";

const about: Content["content/about.ts"] = {
  introduction: "Ada.",
  paragraphs: ["I write programs."],
  recentWork: ["engine"],
  skills: [{ name: "Python", percentage: 80, icon: "python" }],
  aiTools: [],
};
const project: Project = {
  id: "engine",
  title: "Engine",
  summary: "A machine that follows a plan.",
  year: 2025,
  role: "Programming",
  problem: "Tables were wrong.",
  result: "They are right.",
  stack: ["Python"],
  image: "/images/engine.png",
  imageAlt: "A machine",
  links: { code: "https://github.com/ada/engine" },
};
const certificate: Certificate = {
  id: "python",
  title: "Python",
  issuer: "A school",
  date: "2 March 2025",
  isoDate: "2025-03-02",
  image: "/images/paper.png",
  skills: [],
};
const own = (url: string) => ({ name: "Ada", url, colour: "#112233" });
const owned: typeof site = {
  ...site,
  owner: {
    name: "Ada Lovelace",
    firstName: "Ada",
    role: "Analyst",
    email: "ada@mail.org",
    portrait: { src: "/images/me.png", alt: "Ada at her desk" },
    location: {
      label: "London, United Kingdom",
      city: "London",
      countryCode: "GB",
      latitude: 51.5072,
      longitude: -0.1276,
      timeZone: "Europe/London",
    },
  },
  availability: { isOpen: true, kinds: [] },
  description: "Ada writes programs.",
  codeHosting: undefined,
  sections: ["about", "certificates", "contact"],
  cv: { file: "/cv.pdf" },
  channels: { email: own("mailto:ada@mail.org"), github: own("https://github.com/ada") },
  footerChannels: ["email", "github"],
  assistantChannels: ["email"],
};

/** A whole content without a fault, to be broken one piece at a time. */
const sound: Content = {
  "content/site.ts": owned,
  "content/about.ts": about,
  "content/certificates.ts": { introduction: "Two of them.", certificates: [certificate] },
  "content/projects.ts": { title: "Projects", introduction: "One of them.", projects: [project] },
};
const withSite = (change: Partial<typeof site>): Content => ({ ...sound, "content/site.ts": { ...owned, ...change } });
const withChannel = (id: "github" | "whatsapp", url: string) =>
  withSite({ channels: { ...owned.channels, [id]: own(url) }, footerChannels: ["github", "whatsapp"] });
const withProject = (change: Partial<Project>): Content => ({
  ...sound,
  "content/projects.ts": { title: "Projects", introduction: "One.", projects: [{ ...project, ...change }] },
});

let publicFolder = "";
const brief = ({ severity, file, field, problem }: Finding) => `${severity} ${file} ${field}: ${problem}`;
const check = async (content: Content) => (await checkContent(content, publicFolder)).map(brief);

beforeAll(async () => {
  publicFolder = mkdtempSync(path.join(tmpdir(), "doctor-"));
  mkdirSync(path.join(publicFolder, "images"));
  const draw = (name: string, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#8b5cf6" } })
      .png()
      .toFile(path.join(publicFolder, "images", name));
  await Promise.all([draw("me.png", 800, 1000), draw("paper.png", 1414, 1000), draw("engine.png", 1600, 1000)]);
  await Promise.all([draw("square.png", 900, 900), draw("small.png", 400, 250), draw("huge.png", 4800, 3000)]);
  const photo = sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#8b5cf6" } });
  const gps = { GPSLatitudeRef: "N", GPSLatitude: "28/1 12/1 34/1" };
  const placed = photo.withExif({ IFD0: { Artist: "Ada" }, IFD3: gps }).jpeg();
  await placed.toFile(path.join(publicFolder, "placed.jpg"));
  writeFileSync(path.join(publicFolder, "images", "torn.png"), "this is no picture");
  writeFileSync(path.join(publicFolder, "cv.pdf"), "%PDF-1.7");
  writeFileSync(path.join(publicFolder, "empty.pdf"), "");
  writeFileSync(path.join(publicFolder, "word.pdf"), "PK");
});
afterAll(() => rmSync(publicFolder, { recursive: true }));

it("a sound content has no finding", async () => expect(await check(sound)).toEqual([]));

describe("a file that cannot be taken", () => {
  const skills = [{ name: "CSS", percentage: 140 }];
  const broken = async () => ({ about: defineContent("content/about.ts", aboutSchema, { ...about, skills }) });
  /** As the runner's compiler, and as the language, tell where they failed. */
  const slip = (message: string, stack: string) => async () => {
    throw Object.assign(new Error(message), { stack });
  };

  it("is told field by field, and does not hide another", async () => {
    const { content, findings } = await readContent({
      "content/about.ts": broken,
      "content/assistant.ts": broken,
      "content/site.ts": async () => ({ site }),
    });
    expect(findings.map(brief)).toEqual([
      "error content/about.ts skills[0].percentage: expected a whole number from 0 to 100, got 140",
    ]);
    expect(Object.keys(content)).toEqual(["content/site.ts"]);
  });

  it.each([
    ['Transform failed\n/site/content/hero.ts:3:2: ERROR: Expected "}"', "", 'Expected "}"', 3],
    ["Ada is not defined", "ReferenceError\n    at /site/content/hero.ts:7:9", "Ada is not defined", 7],
  ])("by a slip of the language is told in one sentence: %s", async (message, stack, problem, line) => {
    const { findings } = await readContent({ "content/hero.ts": slip(message, message + stack) });
    expect(findings).toMatchObject([{ severity: "error", file: "content/hero.ts", problem, line }]);
  });

  it("is told with the line of the field, or of what holds it", () => {
    const finding: Finding = { severity: "error", file: "content/site.ts", field: "owner.name", problem: "", mend: "" };
    const { line = 0 } = locate(finding, ".");
    expect(line).toBeGreaterThan(4);
    expect(locate({ ...finding, field: "owner.nickname" }, ".").line).toBe(line - 1);
  });
});

describe("files in public/", () => {
  it.each([
    ["/images/none.png", "error", "public/images/none.png is missing"],
    ["/images/Engine.png", "error", "public/images/Engine.png is missing"],
    ["/images/torn.png", "error", "public/images/torn.png is not a picture that can be read"],
    ["/images/square.png", "warning", "has the wrong shape: 900 × 900 pixels, where 8:5 is shown"],
    ["/images/small.png", "warning", "is too small: 400 pixels wide"],
    ["/images/huge.png", "warning", "is too large: "],
    ["/placed.jpg", "warning", "tells everyone where the photo was taken"],
  ])("%s", async (image, severity, problem) => {
    const [finding, ...others] = await checkContent(withProject({ image }), publicFolder);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity, file: "content/projects.ts", field: "projects[0].image" });
    expect(finding?.problem.startsWith(problem)).toBe(true);
  });

  it("are judged by where they stand: portrait 4:5, certificate 1.414:1", async () => {
    const owner = { ...owned.owner, portrait: { src: "/images/square.png", alt: "Ada" } };
    const certificates = [{ ...certificate, image: "/images/square.png" }];
    const papers = { title: "Papers", introduction: "One.", certificates };
    expect(await check({ ...withSite({ owner }), "content/certificates.ts": papers })).toEqual([
      "warning content/site.ts owner.portrait.src: has the wrong shape: 900 × 900 pixels, where 4:5 is shown",
      "warning content/certificates.ts certificates[0].image: has the wrong shape: 900 × 900 pixels, where A4 on its side is shown",
    ]);
  });

  it.each([
    ["/empty.pdf", "public/empty.pdf is empty"],
    ["/word.pdf", "public/word.pdf is not a PDF"],
  ])("%s is no CV", async (file, problem) => {
    expect(await check(withSite({ cv: { file } }))).toEqual([`error content/site.ts cv.file: ${problem}`]);
  });
});

describe("texts", () => {
  it("that the CV cannot draw are named with their signs", async () => {
    expect(await check({ ...sound, "content/about.ts": { ...about, paragraphs: ["I write.", "मैले"] } })).toEqual([
      "warning content/about.ts paragraphs[1]: has signs that the CV and the share image cannot draw and leave out: मैल\u0947",
    ]);
  });

  it("that name an icon of no package are answered by the nearest", async () => {
    const skills = [{ name: "Python", percentage: 80, icon: "lucide:pyton" }];
    const [finding] = await checkContent({ ...sound, "content/about.ts": { ...about, skills } }, publicFolder);
    expect(finding).toMatchObject({
      severity: "error",
      field: "skills[0].icon",
      problem: "no icon is called lucide:pyton",
    });
    expect(finding?.mend).toContain("Perhaps python or devicon:python");
  });

  it("a certificate names skills that the page shows", async () => {
    const certificates = [{ ...certificate, skills: ["Cobol"] }];
    expect(await check({ ...sound, "content/certificates.ts": { introduction: "I", certificates } })).toEqual([
      'warning content/certificates.ts certificates[0].skills[0]: "Cobol" is not a skill\'s name in content/about.ts',
    ]);
  });

  it("coordinates that are swapped lie far from their time zone", async () => {
    const swapped = { ...owned.owner.location, latitude: -0.1276, longitude: 51.5072 };
    const findings = await check(withSite({ owner: { ...owned.owner, location: swapped } }));
    expect(findings).toEqual([expect.stringContaining("latitude and longitude seem to be swapped")]);
  });
});

describe("links", () => {
  it.each([
    ["https://www.example.org/engine", "warning", "is a placeholder"],
    ["https://github.com/your-name/engine", "warning", "is a placeholder"],
    ["https://intranet/engine", "error", "leads to no public server"],
    ["https://github.com/", "warning", "leads to the front page of the service, not to you"],
    ["mailto:ada", "error", "is not an email address"],
    ["tel:12", "error", "is not a phone number"],
    ["https://wa.me/07700900123", "error", "is no number with a country code"],
  ])("%s", async (url, severity, problem) => {
    expect(await check(withChannel("github", url))).toEqual([
      `${severity} content/site.ts channels.github.url: ${url} ${problem}`,
    ]);
    const hidden = { ...withChannel("github", url)["content/site.ts"], footerChannels: [] };
    expect(await check(withSite(hidden)), "of a channel that nothing shows").toEqual([]);
  });

  it("within the site lead to a page, and to what the page shows", async () => {
    const faq = ["/#about", "/projects#engine", "/#certificate-python", "/#services", "/blog", "/projects#gone"].map(
      (href, row) => ({ id: `q${row}`, question: "?", answer: "!", showSocials: false, link: { label: "Go", href } }),
    );
    const findings = await checkContent({ ...sound, "content/assistant.ts": { greeting: "Hi", faq } }, publicFolder);
    expect(findings.map(({ severity, field }) => `${severity} ${field}`)).toEqual([
      "error faq[3].link.href",
      "error faq[4].link.href",
      "error faq[5].link.href",
    ]);
  });

  it("the e-mail channel is the owner's address", async () => {
    const channels = { ...owned.channels, email: own("mailto:bo@mail.org") };
    expect(await check(withSite({ channels }))).toEqual([expect.stringContaining("channels.email.url: differs")]);
  });
});

it("recent work is among the projects", async () => {
  const content = { ...sound, "content/about.ts": { ...about, recentWork: ["engine", "gone"] } };
  expect(await check(content)).toEqual([expect.stringContaining('recentWork[1]: "gone" is not a project')]);
});

describe("settings", () => {
  const RANDOM = "q8Zt1mWv0RbY5xKc7LdN2sHfJg4TuP6E";
  const find = (settings: Record<string, string>) => checkSettings(settings, () => ".env.local");
  const summary = (settings: Record<string, string>) =>
    find(settings).map(({ severity, field, problem }) => `${severity} ${field}: ${problem}`);
  const noProvider = ["PUBLIC_KEY", "SERVICE_ID", "TEMPLATE_ID"].map(
    (name) => `error EMAILJS_${name}: is missing; the contact form cannot send`,
  );

  it("nothing set is nothing wrong", () => expect(find({})).toEqual([]));

  it("a group that is set in part names what is missing", () => {
    expect(summary({ GITHUB_ID: "abc" })).toEqual([
      "error GITHUB_SECRET: is missing while others of its group are set; github is off",
    ]);
    expect(summary({ EMAILJS_PUBLIC_KEY: "abc", SITE_URL: "https://ada.dev" })).toEqual(noProvider.slice(1));
  });

  it("a secret must be long, and not one that can be guessed, and is not repeated", () => {
    expect(summary({ NEXTAUTH_SECRET: "short" })).toEqual(["error NEXTAUTH_SECRET: must have at least 32 characters"]);
    expect(summary({ NEXTAUTH_SECRET: "a".repeat(40) })).toEqual(["error NEXTAUTH_SECRET: can be guessed"]);
    expect(summary({ NEXTAUTH_SECRET: `my-very-own-password-${RANDOM}` })).toHaveLength(1);
    expect(summary({ NEXTAUTH_SECRET: RANDOM })).toEqual([]);
    expect(JSON.stringify(find({ NEXTAUTH_SECRET: "hush-hush" }))).not.toContain("hush-hush");
  });

  it("a site for visitors wants https and a provider; one on this machine does not", () => {
    expect(summary({ SITE_URL: "http://localhost:3000" })).toEqual([]);
    expect(summary({ SITE_URL: "http://ada.dev" })).toEqual([
      ...noProvider,
      "warning SITE_URL: is not encrypted: browsers will warn of the site",
    ]);
    expect(summary({ VERCEL_ENV: "production" })).toEqual(noProvider);
    expect(summary({ VERCEL_ENV: "preview", SITE_URL: "https://ada.dev" })).toEqual([]);
  });
});

describe("what is left of the demo", () => {
  const isStillDemo = holdsDemoText(site.owner.name);
  it(isStillDemo ? "as shipped is known whole" : "is gone from the owner's name", async () => {
    if (!isStillDemo) return expect(findDemoText(site.owner.name)).toBeUndefined();
    const findings = await checkContent(contentByFile, "public");
    expect(findings.filter(({ severity }) => severity !== "demo")).toEqual([]);
    const told = (suffix: string) => findings.filter(({ problem }) => problem.endsWith(suffix));
    expect(told("is a picture of the demo")).toHaveLength(Object.keys(DEMO_PICTURES).length);
    expect(
      told("is still the demo's list")
        .map(({ file, field }) => `${file}: ${field}`)
        .sort(),
    ).toEqual(Object.keys(DEMO_LISTS).sort());
  });

  it("is found in any text, and not where the assistant only repeats the other files", async () => {
    const faq = [{ id: "mail", question: "?", answer: "Write to kiran@example.com", showSocials: true }];
    const content = {
      ...withSite({ description: "KIRAN RAI makes sites." }),
      "content/assistant.ts": { greeting: "Hi", faq },
    };
    expect(await check(content)).toEqual(['demo content/site.ts description: still says "Kiran Rai", from the demo']);
  });

  it("texts to begin with are told as long as nobody has written others", async () => {
    const { "content/site.ts description": description } = writeStarterTexts(owned.owner);
    expect(await check(withSite({ description }))).toEqual([
      "warning content/site.ts description: is still the text to begin with",
    ]);
  });
});

describe("the report", () => {
  const rows: Finding[] = [
    {
      severity: "demo",
      file: "content/site.ts",
      field: "name",
      problem: "is the demo's",
      mend: "Write yours.",
      line: 6,
    },
    { severity: "warning", file: "content/site.ts", field: "accent", problem: "is pale", mend: "Take another." },
  ];

  it("tells place, problem and remedy, and sums up; the demo is only counted where nobody comes", () => {
    expect(formatFindings(rows)).toMatch(/\n {2}demo {5}line 6, name: is the demo's\n {11}Write yours\.\n/);
    expect(formatFindings(rows)).toMatch(/0 errors, 1 warning, 1 demo value$/);
    expect(formatFindings(rows, true)).not.toContain("is the demo's");
    expect(formatFindings(rows, true)).toMatch(/1 demo value; npm run doctor lists all$/);
  });

  it("says so when there is nothing to mend", () => {
    expect(formatFindings([])).toBe("All is well: nothing to mend.");
  });
});
