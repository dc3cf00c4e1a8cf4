import { createHash } from "node:crypto";
import { eachText } from "@/scripts/doctor/content";
import shipped from "./shipped.json";

/** Texts from the demo, and SHA-256 hashes of its lists. */
export const { texts: DEMO_TEXTS, lists: DEMO_LISTS } = shipped;

export function findDemoText(text: string): string | undefined {
  const small = text.toLowerCase();
  return DEMO_TEXTS.find((demo) => small.includes(demo.toLowerCase()));
}

export const holdsDemoText = (value: unknown) => [...eachText(value)].some(([, text]) => findDemoText(text));

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

export const isDemoList = (list: unknown) =>
  Object.values<string>(DEMO_LISTS).includes(digest(JSON.stringify(list) ?? ""));
