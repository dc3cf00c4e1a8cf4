import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { about } from "@/content/about";
import { defineContent } from "@/content/schema/define-content";
import { aboutSchema, type Certificate, type Project } from "@/content/schema/sections";
import { site } from "@/content/site";
import { type Content, findMissingFiles, readContent } from "./content";
import { DEMO_PICTURES, findDemoText, findDemoValues, holdsDemoText, isDemoPicture, writeStarterTexts } from "./demo";
import { findEnvironmentProblems } from "./find-environment-problems";
import { findImageProblems } from "./find-image-problems";
import { findLinkProblems } from "./find-link-problems";
import { findUndrawable } from "./find-undrawable";
import { findUnreachable } from "./find-unreachable";
import { type Finding, formatFindings, isError } from "./finding";

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
const owned = {
  ...site,
  owner: {
    ...site.owner,
    name: "Ada Lovelace",
    email: "ada@mail.org",
    phone: "+44 20 7946 0018",
    portrait: { src: "/images/me.png", alt: "Ada at her desk" },
  },
  availability: { isOpen: true, kinds: [] },
  description: "Ada writes programs.",
  codeHosting: { label: "GitHub", url: "https://github.com/ada" },
  sections: ["about", "certificates", "contact"],
  channels: {
    whatsapp: own("https://wa.me/442079460018"),
    messenger: own("https://m.me/ada"),
    instagram: own("https://www.instagram.com/ada"),
    linkedin: own("https://www.linkedin.com/in/ada"),
    email: own("mailto:ada@mail.org"),
    github: own("https://github.com/ada"),
    twitter: own("https://twitter.com/ada"),
  },
  footerChannels: ["email"],
  assistantChannels: ["email"],
} satisfies typeof site;

/** A whole content without a fault, to be broken one piece at a time. */
const sound: Content = {
  "content/site.ts": owned,
  "content/about.ts": { ...about, introduction: "Ada.", paragraphs: ["I write programs."], recentWork: ["engine"] },
  "content/certificates.ts": { introduction: "Two of them.", certificates: [certificate] },
  "content/projects.ts": { title: "Projects", introduction: "One of them.", projects: [project] },
};
const withSite = (change: Partial<typeof site>): Content => ({ ...sound, "content/site.ts": { ...owned, ...change } });
const withCode = (code: string): Content => ({
  ...sound,
  "content/projects.ts": { title: "Projects", introduction: "One.", projects: [{ ...project, links: { code } }] },
});

const brief = ({ severity, file, field, problem }: Finding) => `${severity} ${file} ${field}: ${problem}`;

describe("the content", () => {
  it("is told field by field, and one broken file does not hide another", async () => {
    const skills = about.skills.map((skill) => ({ ...skill, percentage: 140 })).slice(0, 1);
    const broken = async () => defineContent("content/about.ts", aboutSchema, { ...about, skills });
    const { content, findings } = await readContent({
      "content/about.ts": broken,
      "content/assistant.ts": broken,
      "content/site.ts": async () => site,
    });
    expect(findings.map(brief)).toEqual([
      "error content/about.ts skills[0].percentage: expected a whole number from 0 to 100, got 140",
    ]);
    expect(Object.keys(content)).toEqual(["content/site.ts"]);
  });

  it("stops the build when a picture is not there, with file, field and picture", () => {
    const content = { "content/certificates.ts": { certificates: [{ image: "/images/not-there.webp" }] } };
    expect(findMissingFiles(content, "public")).toEqual([
      "content/certificates.ts: certificates[0].image: expected a file at public/images/not-there.webp, found none",
    ]);
  });
});

describe("pictures", () => {
  let publicFolder = "";
  const draw = async (name: string, width: number, height: number) => {
    const picture = sharp({ create: { width, height, channels: 3, background: "#8b5cf6" } });
    await picture.png().toFile(path.join(publicFolder, "images", name));
  };

  beforeAll(async () => {
    publicFolder = mkdtempSync(path.join(tmpdir(), "doctor-"));
    mkdirSync(path.join(publicFolder, "images"));
    await Promise.all([draw("me.png", 800, 1000), draw("paper.png", 1414, 1000), draw("engine.png", 1600, 1000)]);
    await Promise.all([draw("square.png", 900, 900), draw("small.png", 400, 250), draw("huge.png", 4800, 3000)]);
    const photo = sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#8b5cf6" } });
    const gps = { GPSLatitudeRef: "N", GPSLatitude: "28/1 12/1 34/1" };
    await photo
      .clone()
      .withExif({ IFD0: { Artist: "Ada" }, IFD3: gps })
      .jpeg()
      .toFile(path.join(publicFolder, "placed.jpg"));
    await photo
      .clone()
      .withExif({ IFD0: { Artist: "Ada" } })
      .jpeg()
      .toFile(path.join(publicFolder, "unplaced.jpg"));
    writeFileSync(path.join(publicFolder, "images", "torn.png"), "this is no picture");
    writeFileSync(path.join(publicFolder, "cv.pdf"), "%PDF-1.7");
  });
  afterAll(() => rmSync(publicFolder, { recursive: true }));

  const ofProject = (image: string): Content => ({
    "content/projects.ts": { title: "Projects", introduction: "One.", projects: [{ ...project, image }] },
  });

  it("of the right shape and weight are not mentioned", async () => {
    expect(await findImageProblems({ ...withSite({ cv: { file: "/cv.pdf" } }) }, publicFolder)).toEqual([]);
  });

  it.each([
    ["/images/none.png", "error", "public/images/none.png is missing"],
    ["/images/Engine.png", "error", "public/images/Engine.png is missing"],
    ["/images/torn.png", "error", "public/images/torn.png is not a picture that can be read"],
    ["/images/square.png", "warning", "has the wrong shape: 900 × 900 pixels, where 8:5 is shown"],
    ["/images/small.png", "warning", "is too small: 400 pixels wide"],
    ["/images/huge.png", "warning", "is too large: "],
  ])("%s", async (image, severity, problem) => {
    const [finding, ...others] = await findImageProblems(ofProject(image), publicFolder);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity, file: "content/projects.ts", field: "projects[0].image" });
    expect(finding?.problem.startsWith(problem)).toBe(true);
  });

  it("that tell where they were taken are named", async () => {
    expect((await findImageProblems(ofProject("/placed.jpg"), publicFolder)).map(brief)).toEqual([
      "warning content/projects.ts projects[0].image: tells everyone where the photo was taken",
    ]);
    expect(await findImageProblems(ofProject("/unplaced.jpg"), publicFolder)).toEqual([]);
  });

  it("are judged by where they stand: portrait 4:5, certificate 1.414:1", async () => {
    const broken = {
      "content/site.ts": { ...owned, owner: { ...owned.owner, portrait: { src: "/images/square.png", alt: "Ada" } } },
      "content/certificates.ts": { certificates: [{ ...certificate, image: "/images/square.png" }] },
    };
    expect((await findImageProblems(broken, publicFolder)).map(brief)).toEqual([
      "warning content/site.ts owner.portrait.src: has the wrong shape: 900 × 900 pixels, where 4:5 is shown",
      "warning content/certificates.ts certificates[0].image: has the wrong shape: 900 × 900 pixels, where A4 on its side is shown",
    ]);
  });
});

it("texts that the CV cannot draw are named with their signs", () => {
  expect(findUndrawable(sound)).toEqual([]);
  const content = { ...sound, "content/about.ts": { ...about, paragraphs: ["I write.", "मैले"] } };
  expect(findUndrawable(content).map(brief)).toEqual([
    "warning content/about.ts paragraphs[1]: has signs that the CV and the share image cannot draw and leave out: मैल\u0947",
  ]);
});

describe("links", () => {
  it("that lead somewhere are not mentioned", () => expect(findLinkProblems(sound)).toEqual([]));

  it.each([
    ["https://www.example.org/engine", "warning", "is a placeholder"],
    ["https://github.com/your-name/engine", "warning", "is a placeholder"],
    ["https://intranet/engine", "error", "leads to no public server"],
    ["https://github.com/", "warning", "leads to the front page of the service, not to you"],
  ])("%s", (code, severity, problem) => {
    expect(findLinkProblems(withCode(code)).map(brief)).toEqual([
      `${severity} content/projects.ts projects[0].links.code: ${code} ${problem}`,
    ]);
  });

  it("of a channel that nothing shows do not matter", () => {
    const whatsapp = { ...site.channels.whatsapp, url: "https://wa.me/" };
    const channels = { ...owned.channels, whatsapp };
    expect(findLinkProblems(withSite({ channels }))).toEqual([]);
    expect(findLinkProblems(withSite({ channels, footerChannels: ["whatsapp"] }))).toHaveLength(1);
  });

  it.each([
    ["mailto:ada", "is not an email address"],
    ["tel:12", "is not a phone number"],
  ])("%s as a channel", (url, problem) => {
    const channels = { ...owned.channels, github: { ...site.channels.github, url } };
    expect(findLinkProblems(withSite({ channels, footerChannels: ["github"] })).map(brief)).toEqual([
      `error content/site.ts channels.github.url: ${url} ${problem}`,
    ]);
  });

  it("within the site lead to a page, and to what the page shows", () => {
    const faq = ["/#about", "/projects#engine", "/#certificate-python", "/#services", "/blog", "/projects#gone"].map(
      (href, row) => ({ id: `q${row}`, question: "?", answer: "!", showSocials: false, link: { label: "Go", href } }),
    );
    const content: Content = { ...sound, "content/assistant.ts": { greeting: "Hi", faq } };
    expect(findLinkProblems(content).map(({ severity, field }) => `${severity} ${field}`)).toEqual([
      "error faq[3].link.href",
      "error faq[4].link.href",
      "error faq[5].link.href",
    ]);
  });

  it("the e-mail channel is the owner's address", () => {
    const findings = findLinkProblems(withSite({ channels: { ...owned.channels, email: site.channels.github } }));
    expect(findings.map(({ field }) => field)).toContain("channels.email.url");
  });

  it("a certificate names skills that the page shows", () => {
    const certificates = [{ ...certificate, skills: ["Cobol"] }];
    const content = { ...sound, "content/certificates.ts": { introduction: "I", certificates } };
    expect(findLinkProblems(content).map(brief)).toEqual([
      'warning content/certificates.ts certificates[0].skills[0]: "Cobol" is no skill of content/about.ts',
    ]);
  });
});

it("recent work is among the projects", () => {
  const content = { ...sound, "content/about.ts": { ...about, recentWork: ["engine", "gone"] } };
  expect(findLinkProblems(content).map(brief)).toEqual([
    'warning content/about.ts recentWork[1]: "gone" is no project of content/projects.ts',
  ]);
});

describe("settings", () => {
  const RANDOM = "q8Zt1mWv0RbY5xKc7LdN2sHfJg4TuP6E";
  const find = (settings: Record<string, string>) => findEnvironmentProblems(settings, () => ".env.local");
  const summary = (settings: Record<string, string>) =>
    find(settings).map(({ severity, field, problem }) => `${severity} ${field}: ${problem}`);

  it("nothing set is nothing wrong", () => expect(find({})).toEqual([]));

  it("a group that is set in part names what is missing", () => {
    expect(summary({ GITHUB_ID: "abc" })).toEqual([
      "error GITHUB_SECRET: is missing while others of its group are set; github is off",
    ]);
    expect(summary({ EMAILJS_PUBLIC_KEY: "abc", SITE_URL: "https://ada.dev" })).toEqual([
      "error EMAILJS_SERVICE_ID: is missing; the contact form cannot send",
      "error EMAILJS_TEMPLATE_ID: is missing; the contact form cannot send",
    ]);
  });

  it("a secret must be long, and not one that can be guessed", () => {
    expect(summary({ NEXTAUTH_SECRET: "short" })).toEqual(["error NEXTAUTH_SECRET: must have at least 32 characters"]);
    expect(summary({ NEXTAUTH_SECRET: "a".repeat(40) })).toEqual(["error NEXTAUTH_SECRET: can be guessed"]);
    expect(summary({ NEXTAUTH_SECRET: `my-very-own-password-${RANDOM}` })).toHaveLength(1);
    expect(summary({ NEXTAUTH_SECRET: RANDOM })).toEqual([]);
  });

  it("a site for visitors wants https and a provider; one on this machine does not", () => {
    expect(summary({ SITE_URL: "http://localhost:3000" })).toEqual([]);
    expect(summary({ SITE_URL: "http://ada.dev" })).toEqual([
      "error EMAILJS_PUBLIC_KEY: is missing; the contact form cannot send",
      "error EMAILJS_SERVICE_ID: is missing; the contact form cannot send",
      "error EMAILJS_TEMPLATE_ID: is missing; the contact form cannot send",
      "warning SITE_URL: is not encrypted: browsers will warn of the site",
    ]);
    expect(summary({ VERCEL_ENV: "production" })).toHaveLength(3);
    expect(summary({ VERCEL_ENV: "preview", SITE_URL: "https://ada.dev" })).toEqual([]);
  });

  it("no finding repeats a value", () => {
    const text = JSON.stringify(find({ NEXTAUTH_SECRET: "hush-hush", SITE_URL: "ada" }));
    expect(text).not.toContain("hush-hush");
  });
});

describe("what is left of the demo", () => {
  const isStillDemo = holdsDemoText(site.owner.name);
  const title = isStillDemo ? "as shipped is known by every picture" : "is gone from the owner's name";
  it(title, () => {
    const pictures = Object.keys(DEMO_PICTURES).map((name) => path.join("public", "images", name));
    if (isStillDemo) expect(pictures.filter((file) => !isDemoPicture(file))).toEqual([]);
    else expect(findDemoText(site.owner.name)).toBeUndefined();
  });

  it("is found in any text, and not in the owner's own", () => {
    expect(findDemoValues(sound, "public")).toEqual([]);
    expect(findDemoValues(withSite({ description: "KIRAN RAI makes sites." }), "public").map(brief)).toEqual([
      'demo content/site.ts description: still says "Kiran Rai", from the demo',
    ]);
  });

  it("is not told twice where the assistant only repeats the other files", () => {
    const faq = [{ id: "mail", question: "?", answer: "Write to kiran@example.com", showSocials: true }];
    expect(findDemoValues({ "content/assistant.ts": { greeting: "Hi", faq } }, "public")).toEqual([]);
  });

  it("texts to begin with are told as long as nobody has written others", () => {
    const starter = writeStarterTexts("Ada Lovelace", "Ada", "Analyst", "London");
    const findings = findDemoValues({ "content/hero.ts": { subtitle: starter.subtitle } }, "public");
    expect(findings.map(brief)).toEqual(["warning content/hero.ts subtitle: is still the text to begin with"]);
  });
});

describe("services and links over the network", () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === "/gone" ? 404 : 200;
    response.end();
  });
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => void server.close());

  const ask = (settings: Record<string, string>) => findUnreachable({}, settings, () => "environment");
  const keys = { EMAILJS_PUBLIC_KEY: "a", EMAILJS_SERVICE_ID: "b", EMAILJS_TEMPLATE_ID: "c" };

  it("that answer are not mentioned", async () => {
    expect(await ask({ ...keys, EMAILJS_ENDPOINT: `http://127.0.0.1:${port}` })).toEqual([]);
  });

  it("that are down are named by their variable", async () => {
    const [mail] = await ask({ ...keys, EMAILJS_ENDPOINT: "http://127.0.0.1:9" });
    expect(mail).toMatchObject({ severity: "warning", field: "EMAILJS_ENDPOINT" });
  });

  it("an issuer must answer with its description", async () => {
    expect(await ask({ OIDC_ISSUER: `http://127.0.0.1:${port}` })).toEqual([]);
    expect(await ask({ OIDC_ISSUER: "http://127.0.0.1:9" })).toHaveLength(1);
  });
});

describe("the report", () => {
  const rows: Finding[] = [
    { severity: "demo", file: "content/site.ts", field: "owner.name", problem: "is the demo's", mend: "Write yours." },
    { severity: "warning", file: "content/site.ts", field: "accent", problem: "is pale", mend: "Take another." },
  ];

  it("counts the demo as an error only when asked to", () => {
    expect(rows.filter((row) => isError(row, false))).toEqual([]);
    expect(rows.filter((row) => isError(row, true))).toHaveLength(1);
    expect(formatFindings(rows, false)).toMatch(/\n {2}demo {5}owner\.name: is the demo's\n {11}Write yours\.\n/);
    expect(formatFindings(rows, false)).toMatch(/0 errors, 1 warning, 1 demo value$/);
    expect(formatFindings(rows, true)).toMatch(/1 error, 1 warning$/);
  });

  it("says so when there is nothing to mend", () => {
    expect(formatFindings([], false)).toBe("All is well: nothing to mend.");
  });
});
