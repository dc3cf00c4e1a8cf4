import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { getPortfolio } from "@/app/portfolio";
import type { Content } from "@/lib/portfolio/content";
import { makeContent, owner } from "@/lib/portfolio/test/contents";
import { checkContent } from "./check-content";
import { checkLocations } from "./check-images";
import { readContent } from "./content";
import { DEMO_IMAGES, isDemo, writeStarterTexts } from "./demo";
import type { Finding } from "./finding";

const skills = ["Python"];
const sound = makeContent({
  site: {
    owner: { ...owner, name: "Ada Lovelace", portrait: { src: "/images/me.png", alt: "Ada" } },
    sections: ["about", "certificates", "contact"],
    cv: { file: "/cv.pdf" },
    channels: {
      email: { name: "Email", url: "mailto:ada@lovelace.dev" },
      github: { name: "GitHub", url: "https://github.com/ada" },
    },
    footerChannels: ["email", "github"],
  },
  about: { skills: [{ name: "Python", icon: "python" }] },
  certificates: {
    certificates: [
      { id: "python", title: "P", issuer: "M", date: "2025", isoDate: "2025", image: "/images/paper.png", skills },
    ],
  },
  projects: {
    projects: [
      {
        id: "engine",
        title: "Engine",
        summary: "A machine.",
        year: 2024,
        role: "Programming",
        image: "/images/engine.png",
        imageAlt: "An engine",
      },
    ],
  },
  assistant: { faq: [{ id: "dogs", question: "Dogs?", answer: "Two.", link: { label: "About", href: "/#about" } }] },
});
const PORTRAIT = "content/site.ts owner.portrait.src";
let publicFolder = "";
const brief = ({ severity, file, field, problem }: Finding) => `${severity} ${file} ${field}: ${problem}`;
const check = async (content: Partial<Content>) => (await checkContent(content, publicFolder)).map(brief);

function readField(content: object, at: string): unknown {
  const [, file = "", field = ""] = /^content\/(\w+)\.ts ?(.*)$/.exec(at) ?? [];
  return [file, ...(field.match(/\w+/g) ?? [])].reduce<unknown>((inner, key) => Object(inner)[key], content);
}

function withValue(place: string, value: unknown, before = sound): Content {
  const content = structuredClone(before);
  const [, parent = "", key = ""] = /^(.+?)[.[]?(\w+)\]?$/.exec(place) ?? [];
  Object.assign(Object(readField(content, parent)), { [key]: value });
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
  await draw("placeholder-me", 1200, 1500);
  await Promise.all([draw("square", 900, 900), draw("small", 400, 250), draw("huge", 4800, 3000)]);
  const engine = await create(1600, 1000).png().toBuffer();
  writeFileSync(at("images/heavy.png"), Buffer.concat([engine, Buffer.alloc(400_001 - engine.length)]));
  const gps = { GPSLatitudeRef: "N", GPSLatitude: "28/1 12/1 34/1" };
  await create(1600, 1000)
    .withExif({ IFD0: { Artist: "Ada" }, IFD3: gps })
    .jpeg()
    .toFile(at("placed.jpg"));
  const texts = { "images/torn.png": "no image", "cv.pdf": "%PDF-1.7" };
  for (const [name, text] of Object.entries(texts)) writeFileSync(at(name), text);
});
afterAll(() => rmSync(publicFolder, { recursive: true }));

it("a portrait with a background of its own is not a cutout", async () => {
  const content = withValue("content/site.ts owner.portrait.cutout", true);
  expect(await check(content)).toEqual([`warning ${PORTRAIT}: has no transparent background`]);
});

it("valid content has no findings", async () => expect(await check(sound)).toEqual([]));

const IMAGE = "content/projects.ts projects[0].image";
const PAPER = "content/certificates.ts certificates[0].image";
const CV = "content/site.ts cv.file";
const TEXT = "content/about.ts paragraphs[0]";
const URL = "content/site.ts channels.github.url";
const HREF = "content/assistant.ts faq[0].link.href";
const DESCRIPTION = "content/site.ts description";
const STARTERS = writeStarterTexts(sound.site.owner, sound.site.owner.location.label);
const { [DESCRIPTION]: STARTER } = STARTERS;
it.each([
  [IMAGE, "/images/none.png", "error", "public/images/none.png is missing"],
  [IMAGE, "/images/Engine.png", "error", "public/images/Engine.png is missing"],
  [IMAGE, "/images/torn.png", "error", "public/images/torn.png cannot be read as an image"],
  [IMAGE, "/images/square.png", "warning", "has the wrong shape: 900 × 900 pixels instead of 8:5"],
  [IMAGE, "/images/small.png", "warning", "is too small: 400 pixels wide"],
  [IMAGE, "/images/huge.png", "warning", "is too large: "],
  [IMAGE, "/images/heavy.png", "warning", "is too large: 400 kB, 1600 × 1000 pixels"],
  [PAPER, "/images/square.png", "warning", "has the wrong shape: 900 × 900 pixels instead of A4 landscape"],
  [PORTRAIT, "/images/square.png", "warning", "has the wrong shape: 900 × 900 pixels instead of 4:5"],
  [PORTRAIT, "/images/placeholder-me.png", "warning", "is a placeholder"],
  ["content/site.ts owner.portrait.alt", "What the image shows", "warning", "is still the starter text"],
  [DESCRIPTION, STARTER, "warning", "is still the starter text"],
  [CV, "/none.pdf", "error", "public/none.pdf is missing"],
  [TEXT, "I: ✨ →", "warning", "has characters that the CV and the share image cannot show: ✨→"],
  ["content/about.ts skills[0].icon", "lucide:pyton", "error", "there is no icon called lucide:pyton"],
  [URL, "https://www.example.org/engine", "warning", "https://www.example.org/engine is a placeholder"],
  [HREF, "/#services", "error", "/#services points to something that the page does not show"],
  [HREF, "/#50%", "error", "/#50% points to something that the page does not show"],
  [HREF, "/projects#gone", "error", "/projects#gone points to something that the page does not show"],
  [HREF, "/no-such-page", "error", "/no-such-page is not a page of this site"],
  [TEXT, "I [write](/no-such-page).", "error", "/no-such-page is not a page of this site"],
  [TEXT, "*I [write](#services).*", "error", "#services points to something that the page does not show"],
  [TEXT, "I [write](https://example.com/a).", "warning", "https://example.com/a is a placeholder"],
])("%s: %j is reported as %s", async (place, value, severity, problem) => {
  expect(await check(withValue(place, value))).toEqual([expect.stringContaining(`${severity} ${place}: ${problem}`)]);
});

it("reports every starter text that the page shows", async () => {
  const add = (content: Content, [place, text]: [string, string]) => withValue(place, text, content);
  const everything = Object.entries(STARTERS).reduce(add, sound);
  const rows = await check(everything);
  const shown = Object.keys(STARTERS).filter((place) => !place.startsWith("content/services.ts"));
  expect(rows.sort()).toEqual(shown.map((place) => `warning ${place}: is still the starter text`).sort());
});

it("reports a picture of the demo's, or of personalise's, that nothing shows", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "pictures-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(publicFolder, folder, { recursive: true });
  const ours = ["images/projects/khata.webp", "images/placeholder-portrait.webp"];
  for (const file of ours) cpSync(path.join(folder, "images/me.png"), path.join(folder, file));
  expect((await checkContent(sound, folder)).map(brief)).toEqual(
    ours.map((file) => `warning public/${file} unused: nothing shows this picture, which is not yours`),
  );
});

it("checks the letters of every text that the CV or the share image draws", async () => {
  const letters = "✨ Ada";
  const pageOnly = "✨ Bea";
  const drawn = makeContent({
    site: {
      owner: { ...owner, role: letters, location: { ...owner.location, label: letters } },
    },
    hero: { greeting: letters, subtitle: pageOnly },
    about: { paragraphs: [letters], skills: [{ name: letters }], introduction: pageOnly },
    cv: {
      experience: [{ title: "Analyst", organisation: letters, start: "2020" }],
      languages: [{ name: letters, level: "native" }],
    },
    certificates: {
      certificates: [
        { id: "paper", title: letters, issuer: letters, date: "2025", isoDate: "2025", image: "/images/paper.png" },
      ],
    },
    projects: {
      projects: [
        { id: "engine", title: letters, summary: letters, year: 2024, role: "R", result: letters, stack: [letters] },
      ],
    },
  });
  const rows = await check(drawn);
  expect(rows.flatMap((row) => /^warning (\S+ \S+): has characters that/.exec(row)?.[1] ?? []).sort()).toEqual([
    "content/about.ts paragraphs[0]",
    "content/about.ts skills[0].name",
    "content/certificates.ts certificates[0].issuer",
    "content/certificates.ts certificates[0].title",
    "content/cv.ts experience[0].organisation",
    "content/cv.ts languages[0].name",
    "content/hero.ts greeting",
    ...["result", "stack[0]", "summary", "title"].map((field) => `content/projects.ts projects[0].${field}`),
    ...["location.label", "role"].map((field) => `content/site.ts owner.${field}`),
  ]);
});

it.each([
  [HREF, "/projects#engine"],
  [HREF, "/#certificate-python"],
  [HREF, "/cv.pdf"],
  [TEXT, "I [write](/projects#engine), [often](https://ada.dev)."],
  [HREF, "/register"],
])("%s: %j is accepted", async (place, value) => expect(await check(withValue(place, value))).toEqual([]));

it("says nothing about hidden sections while content/site.ts cannot be read", async () => {
  const { site: _broken, ...others } = sound;
  expect((await check(others)).filter((finding) => finding.includes("no section shows them"))).toEqual([]);
});

it("any photo in public/ with its location is an error on a public site, whether or not the content names it", async () => {
  const reports = [await checkLocations(publicFolder, true), await checkLocations(publicFolder, false)];
  expect(reports.map((findings) => findings.map(brief))).toEqual([
    ["error public/placed.jpg metadata: contains the location where the photo was taken"],
    ["warning public/placed.jpg metadata: contains the location where the photo was taken"],
  ]);
});

it("reports a certificate or service that no section shows", async () => {
  const hidden = withValue("content/site.ts sections", ["about", "contact"]);
  hidden.services = {
    ...sound.services,
    services: [{ title: "A", description: "B", skills: [], steps: [], icon: "lucide:code" }],
  };
  expect((await check(hidden)).filter((row) => row.includes("section"))).toEqual([
    "warning content/certificates.ts certificates: no section shows them",
    "warning content/services.ts services: no section shows them",
  ]);
});

it.runIf(isDemo(getPortfolio().owner.email))(
  "in the demo, reports the owner's address and all the demo's images, and nothing else [needs the demo]",
  async () => {
    const findings = await checkContent((await readContent()).content, "public");
    const images = findings.filter(({ problem }) => problem.endsWith("is an image from the demo"));
    expect(images).toHaveLength(DEMO_IMAGES.length);
    expect(findings.filter((finding) => !images.includes(finding)).map(brief)).toEqual([
      "demo content/site.ts owner.email: is still the demo's, so this is not your site yet",
    ]);
  },
);

it("offers no font for letters that the CV cannot show as they are written, but a PDF of one's own", async () => {
  const about = { ...sound.about, paragraphs: ["محللة", "Analyst: آدا لوفليس"] };
  const check = async (cv: object) => {
    const findings = await checkContent({ ...sound, about, site: { ...sound.site, cv } }, publicFolder);
    return findings.map(({ problem, fix }) => `${problem}. ${fix}`);
  };
  expect(await check({})).toEqual([
    "the CV cannot show your Arabic words as they are written. Set cv.file to your own PDF.",
  ]);
  expect((await check({ file: "/cv.pdf" })).filter((line) => line.includes("Arabic"))).toEqual([]);
});

it("names, once, the font for letters that the CV leaves out", async () => {
  const paragraphs = ["I: ᠮᠣᠩᠭᠣᠯ", "ქართული", "ქართული ენა", "アートディレクター・デザイナー"];
  const findings = await checkContent(
    { ...sound, about: { ...sound.about, paragraphs }, site: { ...sound.site, cv: {} } },
    publicFolder,
  );
  const fixes = findings.map(({ problem, fix }) => `${problem}. ${fix}`);
  expect(fixes).toEqual([
    expect.stringMatching(/^has characters that the CV and the share image cannot show: ᠮᠣᠩᠭᠯ/),
    "the CV leaves out your Japanese words, because no font for them is installed. " +
      "Install one: npm i @expo-google-fonts/noto-sans-jp",
    "the CV leaves out your Georgian words, because no font for them is installed. " +
      "Install one: npm i @expo-google-fonts/noto-sans-georgian",
  ]);
});
