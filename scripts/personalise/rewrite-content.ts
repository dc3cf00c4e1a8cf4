import type { contentByFile } from "@/content";
import type { ChannelId } from "@/content/schema/site";
import { findDemoText, holdsDemoText, writeStarterTexts } from "@/scripts/doctor/demo";
import { dropUnusedConstants, keepElements, setValue } from "./edit-source";
import { frontPageOf, LINK_IDS, type Profile } from "./profile";

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
  const set = (file: string, path: (string | number)[], value: unknown) =>
    edit(file, (source) => setValue(source, path, value));
  /** The owner's own words stay; the demo's, and what was only there to begin with, are written anew. */
  const renew = (file: string, path: string[], present: string, starterBefore: string, starter: string) => {
    if (findDemoText(present) || present === starterBefore) set(file, path, starter);
  };
  const clear = (file: string, list: string, rows: readonly unknown[]) =>
    edit(file, (source) => dropUnusedConstants(keepElements(source, [list], (index) => !holdsDemoText(rows[index]))));
  const listChannels = (present: readonly ChannelId[], order: readonly ChannelId[]) => {
    const has = (id: ChannelId) => id === "email" || profile.links[id] !== undefined;
    return [...present.filter(has), ...order.filter((id) => has(id) && !present.includes(id))];
  };

  const siteFile = "content/site.ts";
  const { portrait } = owner;
  for (const key of ["name", "firstName", "role", "email", "phone"] as const)
    set(siteFile, ["owner", key], profile[key]);
  if (profile.latinName) set(siteFile, ["owner", "latinName"], profile.latinName);
  for (const [key, value] of Object.entries(profile.location)) set(siteFile, ["owner", "location", key], value);
  renew(siteFile, ["owner", "portrait", "alt"], portrait.alt, before.portraitAlt, after.portraitAlt);
  if (holdsDemoText(site.availability)) set(siteFile, ["availability"], { isOpen: true });
  renew(siteFile, ["description"], site.description, before.description, after.description);
  set(siteFile, ["accent"], profile.accent);
  const hosting = profile.links.github ?? frontPageOf("github");
  renew(siteFile, ["codeHosting", "url"], site.codeHosting.url, site.channels.github.url, hosting);
  set(siteFile, ["channels", "email", "url"], `mailto:${profile.email}`);
  for (const id of LINK_IDS) set(siteFile, ["channels", id, "url"], profile.links[id] ?? frontPageOf(id));
  set(siteFile, ["footerChannels"], listChannels(site.footerChannels, FOOTER_ORDER));
  set(siteFile, ["assistantChannels"], listChannels(site.assistantChannels, ASSISTANT_ORDER));
  const { certificates } = content["content/certificates.ts"];
  if (certificates.length > 0 && certificates.every(holdsDemoText)) {
    const sections = site.sections.filter((section) => section !== "certificates");
    set(siteFile, ["sections"], sections);
  }
  renew("content/hero.ts", ["subtitle"], content["content/hero.ts"].subtitle, before.subtitle, after.subtitle);
  const { introduction: aboutIntroduction, paragraphs, recentWork } = content["content/about.ts"];
  renew("content/about.ts", ["introduction"], aboutIntroduction, before.aboutIntroduction, after.aboutIntroduction);
  if (holdsDemoText(paragraphs) || paragraphs.join() === before.paragraphs.join()) {
    set("content/about.ts", ["paragraphs"], after.paragraphs);
  }
  clear("content/certificates.ts", "certificates", certificates);
  const { experience, education } = content["content/cv.ts"];
  const isDemoCv = holdsDemoText([experience, education]);
  clear("content/cv.ts", "experience", experience);
  clear("content/cv.ts", "education", education);
  // Languages hold nothing of the demo's by themselves: they go with the rest of it.
  edit("content/cv.ts", (source) => keepElements(source, ["languages"], () => !isDemoCv));
  const { projects, introduction } = content["content/projects.ts"];
  const { projectsIntroduction } = after;
  renew("content/projects.ts", ["introduction"], introduction, before.projectsIntroduction, projectsIntroduction);
  clear("content/projects.ts", "projects", projects);
  const isDemoProject = (id?: string) => holdsDemoText(projects.find((project) => project.id === id));
  edit("content/about.ts", (source) =>
    keepElements(source, ["recentWork"], (index) => !isDemoProject(recentWork[index])),
  );
  return sources;
}
