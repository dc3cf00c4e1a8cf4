import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { eachNamedFile, eachText } from "./content";
import type { Finding } from "./finding";

/**
 * What the shipped demo says of its owner, in one list for the doctor, `npm run personalise`, the build's warning and
 * the tests. A text of the content that holds one of these, in any case, is the demo's.
 */
export const DEMO_TEXTS = [
  "Kiran Rai",
  "Portrait of Kiran",
  "kiran@example.com",
  "000 000 0000",
  ".example.com",
  "beneath the Annapurnas",
  "made in Pokhara",
  "design and code are two halves of one job",
  "I mostly work on the web",
  "Himalaya Code Academy",
  "Example College",
  "Example Secondary School",
  "Example Studio",
  "remotely or in Pokhara",
  "Four projects, each with",
  "A trek planner for the Annapurna region",
  "Rain, wind and river levels across the valley",
  "A ledger for corner shops",
  "a trailer for a student print fair",
] as const;

/** SHA-256 of the shipped pictures, by their names in `public/images/`: an owner may keep the name for a new picture. */
export const DEMO_PICTURES: Readonly<Record<string, string>> = {
  "portrait.webp": "e0c828f8e5f84ec43098e7d163c9299189cb99be69878378f38b66ee9b9b66d2",
  "certificates/css.webp": "e5269e400b7ba9eca1848c38aab8da8542547cc7599efa2756965ecef4c0a746",
  "certificates/full-stack.webp": "e67b064364070a965128944633685937a85e840aa71eb540e449737c0316916c",
  "certificates/python.webp": "2e2c8f1cb710bab2599ae64e0adb2944d06ae56da87872397875252f0a64192a",
  "certificates/react.webp": "bfd2080e68c6749c6ba9457d69c4a6ac8c7dded9d08b5e8644ab5269725125ad",
  "projects/khata.webp": "9a29a4044af4032e4df364fa63cbadd3a7948288c8479a66d32848cdd790023b",
  "projects/monsoon-rain.webp": "9798b2cde47cadf6c8040a9ba5b5f4239c2482fcf298ed135920f2d71ac12586",
  "projects/monsoon.webp": "2dd7f1eae1a529a472c600726d6582e104607f8e11613f8f7ef3ffa2ff1d7960",
  "projects/patan-prints.webp": "117681e27eede0f9701bc70435417065356b6c09ad4638dcf56d4d7c03d7f79f",
  "projects/trailhead-elevation.webp": "39290234b1f396c1501bde89413d6202d9674220c57b95dee1dabbeaef62df61",
  "projects/trailhead-route.webp": "ce2d19198f7a9e80fb10e8e5343358677d8c7b8b63aeef6dc6e658564b14ff29",
  "projects/trailhead.webp": "676e469bc77b1aa6a226d9e78302920b10dde748db17696add2880cef7d9f778",
};

/** Words of the starter texts that are the same for everyone, by which the doctor knows them again. */
const STARTER_MARKS = [
  "Skills, services and a way to get in touch.",
  "I like work that is clear, careful and finished.",
  "Below are the tools I work with and the services I offer.",
  "The initials of",
] as const;

/** True and neutral sentences in place of the demo's, until the owner writes their own. */
export function writeStarterTexts(name: string, firstName: string, role: string, place: string) {
  const [description, subtitle, paragraph, portrait] = STARTER_MARKS;
  return {
    description: `${name}. ${role} in ${place}. ${description}`,
    portraitAlt: `${portrait} ${firstName} on a plain ground`,
    subtitle: `${role} in ${place}. ${subtitle}`,
    aboutIntroduction: `${firstName}, in a few words.`,
    paragraphs: [`I am ${name}, and I work from ${place}.`, paragraph],
    projectsIntroduction: "What I have made, each with the problem it started from and what came of it.",
  };
}

/** Which of the demo's values a text holds, if any. */
export function findDemoText(text: string): string | undefined {
  const small = text.toLowerCase();
  return DEMO_TEXTS.find((demo) => small.includes(demo.toLowerCase()));
}

/** Whether any text of a value is the demo's. */
export function holdsDemoText(value: unknown): boolean {
  return [...eachText(value)].some(([, text]) => findDemoText(text) !== undefined);
}

export function isDemoPicture(file: string): boolean {
  if (!existsSync(file)) return false;
  return Object.values(DEMO_PICTURES).includes(createHash("sha256").update(readFileSync(file)).digest("hex"));
}

/** What of the shipped demo is still in place, and which starter texts nobody has replaced. */
export function findDemoValues(content: Record<string, unknown>, publicFolder: string): Finding[] {
  // The assistant's answers are written from the other files.
  const written = Object.entries(content).filter(([file]) => file !== "content/assistant.ts");
  const ofTexts = written.flatMap(([file, value]) =>
    [...eachText(value)].flatMap(([field, text]): Finding[] => {
      const demo = findDemoText(text);
      if (demo) {
        const mend = "Write your own, or let `npm run personalise` do it.";
        return [{ severity: "demo", file, field, problem: `still says "${demo}", from the demo`, mend }];
      }
      if (!STARTER_MARKS.some((mark) => text.includes(mark))) return [];
      const mend = "Write it in your own words.";
      return [{ severity: "warning", file, field, problem: "is still the text to begin with", mend }];
    }),
  );
  const ofPictures = [...eachNamedFile(content)]
    .filter(({ address }) => isDemoPicture(path.join(publicFolder, address)))
    .map(({ file, field, address }): Finding => {
      const mend = "Put your own picture into public/images/ and name it here.";
      return { severity: "demo", file, field, problem: `${address} is a picture of the demo`, mend };
    });
  return [...ofTexts, ...ofPictures];
}
