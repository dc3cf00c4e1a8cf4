import { readFileSync } from "node:fs";
import { type ContentByFile, readPlace } from "@/scripts/doctor/content";
import { writeStarterTexts } from "@/scripts/doctor/demo";
import { keepEntries, parsePath, setValue } from "./edit-source";
import { type Answers, PROFILES, QUESTIONS, toOwner, toProfileUrl } from "./questions";
import { findDemoText, holdsDemoText, isDemoList } from "./shipped";

const LISTS = [
  "content/about.ts aiTools",
  "content/services.ts services",
  "content/certificates.ts certificates",
  "content/projects.ts projects",
  "content/cv.ts experience",
  "content/cv.ts education",
  "content/cv.ts languages",
];

export function rewriteContent(content: ContentByFile, present: Answers, answers: Answers): Map<string, string> {
  const sources = new Map<string, string>();
  const edit = (place: string, change: (source: string, path: readonly string[]) => string) => {
    const [file = "", field = ""] = place.split(" ");
    sources.set(file, change(sources.get(file) ?? readFileSync(file, "utf8"), parsePath(field)));
  };
  const remove = (source: string, path: readonly string[]) =>
    keepEntries(source, path.slice(0, -1), (_index, name) => name !== path.at(-1));
  const set = (place: string, value: unknown) =>
    edit(place, (source, path) => (value === undefined ? remove(source, path) : setValue(source, path, value)));
  const isChanged = (flag: string) => answers[flag] !== present[flag];

  for (const { flag, place, parse } of QUESTIONS.filter((question) => isChanged(question.flag))) {
    const value = parse(answers[flag] ?? "", readPlace(content, place));
    // Set latitude and longitude separately, because the location has other fields too.
    if (flag === "coordinates") for (const [key, part] of Object.entries(value ?? {})) set(`${place}.${key}`, part);
    else set(place, value);
  }

  const { owner, channels, codeHosting, ...site } = content["content/site.ts"];
  if (holdsDemoText(site.availability)) set("content/site.ts availability", undefined);
  if (isChanged("coordinates") && site.altitudes) set("content/site.ts altitudes", undefined);
  if (isDemoList(site.newsletter)) set("content/site.ts newsletter", undefined);
  if (isChanged("email") && channels.email) set("content/site.ts channels.email.url", `mailto:${answers.email}`);
  if (isChanged("github") && (holdsDemoText(codeHosting) || codeHosting?.url === channels.github?.url)) {
    const { github } = answers;
    set("content/site.ts codeHosting", github ? { label: "GitHub", url: toProfileUrl("github", github) } : undefined);
  }
  const isShown = (id: string) => (id in PROFILES ? answers[id] : channels[id]);
  const added = Object.keys(PROFILES).filter((id) => isShown(id) && !channels[id]);
  for (const list of ["footerChannels", "assistantChannels"] as const) {
    set(`content/site.ts ${list}`, [...site[list].filter(isShown), ...added]);
  }

  function removeDemoRows(place: string, isDemoRow: (row: unknown) => boolean = holdsDemoText): boolean {
    const rows = readPlace(content, place);
    if (!Array.isArray(rows)) return false;
    const kept = isDemoList(rows) ? [] : rows.filter((row) => !isDemoRow(row));
    edit(place, (source, path) => keepEntries(source, path, (index) => kept.includes(rows[index])));
    return rows.length > 0 && kept.length === 0;
  }
  const emptied = LISTS.filter((place) => removeDemoRows(place));
  const isEmptied = (id: string) => emptied.some((place) => place.endsWith(` ${id}`));
  const sections = site.sections.filter((id) => id === "experience" || !isEmptied(id));
  if (sections.length < site.sections.length) set("content/site.ts sections", sections);

  // Keep the owner's texts, and rewrite demo and starter texts.
  const starters: Record<string, string> = writeStarterTexts(owner, owner.location.label);
  for (const [place, starter] of Object.entries(writeStarterTexts(toOwner(answers), answers.place ?? ""))) {
    const text = readPlace(content, place);
    if (typeof text === "string" && (findDemoText(text) || text === starters[place])) set(place, starter);
  }
  return sources;
}
