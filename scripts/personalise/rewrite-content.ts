import type { contentByFile } from "@/content";
import type { ChannelId } from "@/content/schema/site";
import { findDemoText, holdsDemoText, isDemoList, writeStarterTexts } from "@/scripts/doctor/demo";
import { keepEntries, setValue } from "./edit-source";
import { LINK_IDS, PROFILES, type Profile } from "./profile";

const FOOTER_ORDER: readonly ChannelId[] = ["github", "linkedin", "twitter", "instagram"];
const ASSISTANT_ORDER: readonly ChannelId[] = ["whatsapp", "messenger", "instagram", "linkedin", "email", "github"];

/**
 * The new source of every content file that names the owner or holds a piece of the demo. Texts, projects and
 * certificates that the owner has written stay as they are.
 */
export function rewriteContent(
  content: typeof contentByFile,
  profile: Profile,
  readSource: (file: string) => string,
): Map<string, string> {
  const { owner, ...site } = content["content/site.ts"];
  const before = writeStarterTexts(owner.name, owner.firstName, owner.role, owner.location.label);
  const after = writeStarterTexts(profile.name, profile.firstName, profile.role, profile.location.label);
  const sources = new Map<string, string>();
  const edit = (file: string, change: (source: string) => string) =>
    sources.set(file, change(sources.get(file) ?? readSource(file)));
  const drop = (file: string, path: string[], dropped: string) =>
    edit(file, (source) => keepEntries(source, path, (_index, name) => name !== dropped));
  const set = (file: string, path: string[], value: unknown) =>
    value === undefined
      ? drop(file, path.slice(0, -1), path.at(-1) ?? "")
      : edit(file, (source) => setValue(source, path, value));
  /** The owner's own words stay; the demo's, and what was only there to begin with, are written anew. */
  const renew = (file: string, path: string[], present: string, starterBefore: string, starter: string) => {
    if (findDemoText(present) || present === starterBefore) set(file, path, starter);
  };
  const clear = (file: string, list: string, rows: readonly unknown[]) => {
    const isGone = isDemoList(rows);
    edit(file, (source) => keepEntries(source, [list], (index) => !isGone && !holdsDemoText(rows[index])));
  };
  /** A list is written when the answer is not what it says already: only its names and numbers are told. */
  const setList = (
    file: string,
    list: string,
    present: readonly object[] | readonly string[],
    rows: object[] | string[],
  ) => {
    const brief = (row: object | string) => (typeof row === "string" ? row : JSON.stringify({ ...row, icon: "" }));
    if (present.map(brief).join() !== rows.map(brief).join()) set(file, [list], rows);
  };
  const has = (id: ChannelId) => id === "email" || profile.links[id] !== undefined;
  const listChannels = (present: readonly ChannelId[], order: readonly ChannelId[]) => [
    ...present.filter(has),
    ...order.filter((id) => has(id) && !present.includes(id)),
  ];

  const siteFile = "content/site.ts";
  for (const key of ["name", "firstName", "latinName", "role", "email", "phone"] as const)
    set(siteFile, ["owner", key], profile[key]);
  for (const [key, value] of Object.entries(profile.location)) set(siteFile, ["owner", "location", key], value);
  renew(siteFile, ["owner", "portrait", "alt"], owner.portrait.alt, before.portraitAlt, after.portraitAlt);
  if (holdsDemoText(site.availability)) set(siteFile, ["availability"], { isOpen: true });
  renew(siteFile, ["description"], site.description, before.description, after.description);
  set(siteFile, ["accent"], profile.accent);
  const { github } = profile.links;
  if (!site.codeHosting || holdsDemoText(site.codeHosting) || site.codeHosting.url === site.channels.github?.url) {
    set(siteFile, ["codeHosting"], github && { label: PROFILES.github.name, url: github });
  }
  set(siteFile, ["channels", "email"], { name: "Email", url: `mailto:${profile.email}`, colour: "#EA4335" });
  for (const id of LINK_IDS) {
    const { name, colour } = site.channels[id] ?? PROFILES[id];
    const url = profile.links[id];
    set(siteFile, ["channels", id], url && { name, url, colour });
  }
  set(siteFile, ["footerChannels"], listChannels(site.footerChannels, FOOTER_ORDER));
  set(siteFile, ["assistantChannels"], listChannels(site.assistantChannels, ASSISTANT_ORDER));
  const { certificates } = content["content/certificates.ts"];
  const { services } = content["content/services.ts"];
  const isEmptied = {
    certificates: certificates.length > 0 && certificates.every(holdsDemoText),
    services: isDemoList(services),
  };
  const sections = site.sections.filter((id) => !(id in isEmptied) || !isEmptied[id as keyof typeof isEmptied]);
  if (sections.length < site.sections.length) set(siteFile, ["sections"], sections);
  clear("content/services.ts", "services", services);
  const { introduction: offer } = content["content/services.ts"];
  renew("content/services.ts", ["introduction"], offer, before.servicesIntroduction, after.servicesIntroduction);
  const { introduction: invitation } = content["content/contact.ts"];
  renew("content/contact.ts", ["introduction"], invitation, before.contactIntroduction, after.contactIntroduction);
  clear("content/certificates.ts", "certificates", certificates);

  const hero = content["content/hero.ts"];
  renew("content/hero.ts", ["subtitle"], hero.subtitle, before.subtitle, after.subtitle);
  setList("content/hero.ts", "typedWords", hero.typedWords, profile.typedWords);
  setList("content/hero.ts", "tags", hero.tags, profile.tags);
  const { introduction: greeting, paragraphs, recentWork, skills, aiTools } = content["content/about.ts"];
  renew("content/about.ts", ["introduction"], greeting, before.aboutIntroduction, after.aboutIntroduction);
  if (holdsDemoText(paragraphs) || paragraphs.join() === before.paragraphs.join()) {
    set("content/about.ts", ["paragraphs"], after.paragraphs);
  }
  setList("content/about.ts", "skills", skills, profile.skills);
  clear("content/about.ts", "aiTools", aiTools);
  const { experience, education } = content["content/cv.ts"];
  const isDemoCv = holdsDemoText([experience, education]);
  clear("content/cv.ts", "experience", experience);
  clear("content/cv.ts", "education", education);
  // Languages hold nothing of the demo's by themselves: they go with the rest of it.
  edit("content/cv.ts", (source) => keepEntries(source, ["languages"], () => !isDemoCv));
  const { projects, introduction } = content["content/projects.ts"];
  const { projectsIntroduction } = after;
  renew("content/projects.ts", ["introduction"], introduction, before.projectsIntroduction, projectsIntroduction);
  clear("content/projects.ts", "projects", projects);
  const isDemoProject = (id?: string) => holdsDemoText(projects.find((project) => project.id === id));
  edit("content/about.ts", (source) =>
    keepEntries(source, ["recentWork"], (index) => !isDemoProject(recentWork[index])),
  );
  return sources;
}
