import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { eachText } from "./content";
import demo from "./demo.json";

/** Texts from the demo, and SHA-256 hashes of its pictures and lists. */
export const { texts: DEMO_TEXTS, pictures: DEMO_PICTURES, lists: DEMO_LISTS } = demo;

export function writeStarterTexts(owner: Record<"name" | "firstName" | "role", string>, place: string) {
  const { name, firstName, role } = owner;
  return {
    "content/site.ts owner.portrait.alt": `The initial of ${firstName} on a plain ground`,
    "content/site.ts description": `${name}. ${role} in ${place}. What I do, and how to get in touch.`,
    "content/hero.ts subtitle": `${role} in ${place}. I like clear, careful work that is properly finished.`,
    "content/about.ts introduction": `${firstName}, in a few words.`,
    "content/about.ts paragraphs[0]": `I am ${name}, and I work from ${place}.`,
    "content/about.ts paragraphs[1]": "More about me and my work soon.",
    "content/services.ts introduction": "What I can do for you.",
    "content/projects.ts introduction": "Things I've made, the problem behind each, and what came of it.",
    "content/contact.ts introduction": "Write a few lines, and I'll get back to you.",
    "content/contact.ts replyTime": "I'll reply as soon as I can.",
  };
}

export function findDemoText(text: string): string | undefined {
  const small = text.toLowerCase();
  return DEMO_TEXTS.find((shipped) => small.includes(shipped.toLowerCase()));
}

export const holdsDemoText = (value: unknown) => [...eachText(value)].some(([, text]) => findDemoText(text));

const digest = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");

export const isDemoPicture = (file: string) =>
  existsSync(file) && Object.values<string>(DEMO_PICTURES).includes(digest(readFileSync(file)));

export const isDemoList = (list: unknown) =>
  Object.values<string>(DEMO_LISTS).includes(digest(JSON.stringify(list) ?? ""));
