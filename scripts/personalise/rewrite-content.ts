import type { contentByFile } from "@/content";
import { CHANNEL_IDS, type ChannelId, type SectionId } from "@/content/schema/site";
import { findDemoText, holdsDemoText, isDemoList, writeStarterTexts } from "@/scripts/doctor/demo";
import { eachText } from "@/scripts/doctor/content";
import { keepEntries, parsePath, setValue } from "./edit-source";
import { PROFILES, type Profile } from "./profile";

const FOOTER_ORDER: readonly ChannelId[] = ["github", "linkedin", "twitter", "instagram"];
const ASSISTANT_ORDER: readonly ChannelId[] = ["whatsapp", "messenger", "instagram", "linkedin", "email", "github"];
/** The lists whose rows are the owner's own, and which may be empty. */
const LISTS = {
  "content/about.ts": ["aiTools"],
  "content/services.ts": ["services"],
  "content/certificates.ts": ["certificates"],
  "content/projects.ts": ["projects"],
  "content/cv.ts": ["experience", "education"],
};

/**
 * The new source of every content file that names the owner or holds a piece of the demo. Texts, projects and
 * certificates that the owner has written stay as they are.
 */
export function rewriteContent(
  content: typeof contentByFile,
  profile: Profile,
  readSource: (file: string) => string,
): Map<string, string> {
  const sources = new Map<string, string>();
  const edit = (file: string, change: (source: string) => string) =>
    sources.set(file, change(sources.get(file) ?? readSource(file)));
  /** Takes the field out when there is no value. */
  const set = (file: string, field: string, value: unknown) => {
    const path = parsePath(field);
    edit(file, (source) =>
      value === undefined
        ? keepEntries(source, path.slice(0, -1), (_index, name) => name !== path.at(-1))
        : setValue(source, path, value),
    );
  };

  const { owner, ...site } = content["content/site.ts"];
  const { location, links } = profile;
  for (const key of ["name", "firstName", "latinName", "role", "email", "phone", "location"] as const) {
    set("content/site.ts", `owner.${key}`, key === "location" ? location : profile[key]);
  }
  set("content/site.ts", "accent", profile.accent);
  if (holdsDemoText(site.availability)) set("content/site.ts", "availability", { isOpen: true });
  if (!site.codeHosting || holdsDemoText(site.codeHosting) || site.codeHosting.url === site.channels.github?.url) {
    set("content/site.ts", "codeHosting", links.github && { label: PROFILES.github.name, url: links.github });
  }
  const channels = { ...links, email: `mailto:${profile.email}` };
  for (const id of CHANNEL_IDS) {
    const { name, colour } = site.channels[id] ?? PROFILES[id];
    set("content/site.ts", `channels.${id}`, channels[id] && { name, url: channels[id], colour });
  }
  for (const [field, order] of [
    ["footerChannels", FOOTER_ORDER],
    ["assistantChannels", ASSISTANT_ORDER],
  ] as const) {
    const ids = [...site[field], ...order.filter((id) => !site[field].includes(id))];
    set(
      "content/site.ts",
      field,
      ids.filter((id) => channels[id]),
    );
  }

  // The demo's rows go, and a section that is left without any.
  const emptied: SectionId[] = [];
  for (const [file, fields] of Object.entries(LISTS)) {
    for (const field of fields) {
      const rows: unknown[] = Reflect.get(content[file as keyof typeof LISTS], field);
      const keeps = (index: number) => !isDemoList(rows) && !holdsDemoText(rows[index]);
      edit(file, (source) => keepEntries(source, [field], keeps));
      if (rows.length > 0 && !rows.some((_row, index) => keeps(index)))
        emptied.push(...site.sections.filter((id) => id === field));
    }
  }
  const sections = site.sections.filter((id) => !emptied.includes(id));
  if (emptied.length > 0) set("content/site.ts", "sections", sections);
  // Languages hold nothing of the demo's by themselves: they go with the rest of it.
  const isDemoCv = holdsDemoText(content["content/cv.ts"]);
  edit("content/cv.ts", (source) => keepEntries(source, ["languages"], () => !isDemoCv));

  const { projects } = content["content/projects.ts"];
  const { recentWork } = content["content/about.ts"];
  const isDemoProject = (id?: string) => holdsDemoText(projects.find((project) => project.id === id));
  edit("content/about.ts", (source) => keepEntries(source, ["recentWork"], (row) => !isDemoProject(recentWork[row])));

  // A list is written when the answer is not what it says already; rows keep their icons.
  const told = { "content/hero.ts": ["typedWords", "tags"], "content/about.ts": ["skills"] } as const;
  for (const [file, fields] of Object.entries(told)) {
    for (const field of fields) {
      const brief = (rows: unknown) =>
        JSON.stringify(rows, (key, value: unknown) => (key === "icon" ? undefined : value));
      const present: unknown = Reflect.get(content[file as keyof typeof told], field);
      if (brief(present) !== brief(profile[field])) set(file, field, profile[field]);
    }
  }

  // The owner's own words stay; the demo's, and what was only there to begin with, are written anew.
  const before: Record<string, string> = writeStarterTexts(owner);
  for (const [place, starter] of Object.entries(writeStarterTexts(profile))) {
    const [file = "", field = ""] = place.split(" ");
    const texts = Object.fromEntries(eachText(Object.entries(content).find(([name]) => name === file)?.[1]));
    const text = texts[field];
    if (text !== undefined && (findDemoText(text) || text === before[place])) set(file, field, starter);
  }
  return sources;
}
