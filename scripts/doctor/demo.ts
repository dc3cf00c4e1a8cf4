import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { eachText } from "./content";
import demo from "./demo.json";

/**
 * What was shipped, for the doctor, `npm run personalise` and the tests: pieces of the demo's texts, which no text of an
 * owner holds; SHA-256 of its pictures, and of its lists whose entries could be anybody's.
 */
export const { texts: DEMO_TEXTS, pictures: DEMO_PICTURES, lists: DEMO_LISTS } = demo;

/** Words of the starter texts that are the same for everyone, by which the doctor knows them again. */
export const STARTER_MARKS = [
  "What I do, and how to get in touch.",
  "I like work that is clear, careful and finished.",
  "More about me, and about my work, is on its way.",
  "The initial of",
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
    servicesIntroduction: "What I can do for you.",
    contactIntroduction: "Write a few lines, and I'll get back to you.",
    projectsIntroduction: "What I have made, each with the problem it started from and what came of it.",
  };
}

/** Which of the demo's values a text holds, in any case. */
export function findDemoText(text: string): string | undefined {
  const small = text.toLowerCase();
  return DEMO_TEXTS.find((shipped) => small.includes(shipped.toLowerCase()));
}

/** Whether any text of a value is the demo's. */
export function holdsDemoText(value: unknown): boolean {
  return [...eachText(value)].some(([, text]) => findDemoText(text) !== undefined);
}

const digest = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");

export function isDemoPicture(file: string): boolean {
  return existsSync(file) && Object.values<string>(DEMO_PICTURES).includes(digest(readFileSync(file)));
}

/** Whether a list is the demo's from its first entry to its last. */
export function isDemoList(list: unknown): boolean {
  return Object.values<string>(DEMO_LISTS).includes(digest(JSON.stringify(list) ?? ""));
}
