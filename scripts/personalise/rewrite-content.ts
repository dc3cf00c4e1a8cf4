import type { ChannelId, SectionId } from "@/content/schema/site";
import type { Content } from "@/scripts/doctor/read-content";
import { findDemoText } from "@/scripts/doctor/demo-values";
import { holdsDemoText } from "@/scripts/doctor/find-demo-values";
import { type StarterOwner, writeStarterTexts } from "@/scripts/doctor/starter-texts";
import { dropUnusedConstants, keepElements, setValue } from "./edit-source";
import { frontPageOf, LINK_IDS, type Profile } from "./profile";

type WholeContent = Required<Content>;
type Starter = ReturnType<typeof writeStarterTexts>;

/** Reads one content file's source. */
type ReadSource = (file: keyof WholeContent) => string;

const FOOTER_ORDER: readonly ChannelId[] = ["github", "linkedin", "twitter", "instagram"];
const ASSISTANT_ORDER: readonly ChannelId[] = ["whatsapp", "messenger", "instagram", "linkedin", "email", "github"];

/** The owner's own words stay; the demo's, and what was only there to begin with, are written anew. */
const renew = (present: string, starterBefore: string, starter: string) =>
  findDemoText(present) || present === starterBefore ? starter : present;

function listChannels(present: readonly ChannelId[], order: readonly ChannelId[], profile: Profile): ChannelId[] {
  const has = (id: ChannelId) => id === "email" || profile.links[id] !== undefined;
  return [...present.filter(has), ...order.filter((id) => has(id) && !present.includes(id))];
}

function rewriteSite(source: string, content: WholeContent, profile: Profile, before: Starter, after: Starter) {
  const site = content["content/site.ts"];
  const { owner } = site;
  let text = source;
  const set = (path: string[], value: unknown) => {
    text = setValue(text, path, value);
  };
  for (const key of ["name", "firstName", "role", "email", "phone"] as const) set(["owner", key], profile[key]);
  for (const [key, value] of Object.entries(profile.location)) set(["owner", "location", key], value);
  set(["owner", "portrait", "alt"], renew(owner.portrait.alt, before.portraitAlt, after.portraitAlt));
  if (site.availability && findDemoText(site.availability.where ?? "")) set(["availability"], { isOpen: true });
  set(["description"], renew(site.description, before.description, after.description));
  set(["accent"], profile.accent);
  set(
    ["codeHosting", "url"],
    renew(site.codeHosting.url, site.channels.github.url, profile.links.github ?? frontPageOf("github")),
  );
  set(["channels", "email", "url"], `mailto:${profile.email}`);
  for (const id of LINK_IDS) set(["channels", id, "url"], profile.links[id] ?? frontPageOf(id));
  set(["footerChannels"], listChannels(site.footerChannels, FOOTER_ORDER, profile));
  set(["assistantChannels"], listChannels(site.assistantChannels, ASSISTANT_ORDER, profile));
  const certificates = content["content/certificates.ts"].certificates;
  const isCleared = certificates.length > 0 && certificates.every((certificate) => holdsDemoText(certificate));
  const isShown = (section: SectionId) => section !== "certificates" || !isCleared;
  if (isCleared) set(["sections"], site.sections.filter(isShown));
  return text;
}

function rewriteAbout(
  source: string,
  about: WholeContent["content/about.ts"],
  before: Starter,
  after: Starter,
): string {
  const titled = setValue(source, ["title"], renew(about.title, before.aboutTitle, after.aboutTitle));
  const isOwn = !holdsDemoText(about.paragraphs) && about.paragraphs.join() !== before.paragraphs.join();
  return isOwn ? titled : setValue(titled, ["paragraphs"], after.paragraphs);
}

/** Languages hold nothing of the demo's by themselves: they go with the rest of it. */
function rewriteCv(source: string, { experience, education, languages }: WholeContent["content/cv.ts"]): string {
  const isDemo = holdsDemoText([experience, education]);
  const lists = Object.entries({ experience, education, languages });
  return lists.reduce(
    (text, [list, rows]) =>
      keepElements(text, [list], (index) => !(list === "languages" ? isDemo : holdsDemoText(rows[index]))),
    source,
  );
}

/**
 * The new source of every content file that names the owner or holds a piece of the demo. Texts, projects and
 * certificates that the owner has written stay as they are.
 */
export function rewriteContent(content: WholeContent, profile: Profile, readSource: ReadSource): Map<string, string> {
  const { owner } = content["content/site.ts"];
  const describe = ({ name, firstName, role }: Omit<StarterOwner, "place">, place: string) =>
    writeStarterTexts({ name, firstName, role, place });
  const before = describe(owner, owner.location.label);
  const after = describe(profile, profile.location.label);
  const hero = content["content/hero.ts"];
  const { certificates } = content["content/certificates.ts"];
  const { projects, introduction } = content["content/projects.ts"];

  const introduced = setValue(
    readSource("content/projects.ts"),
    ["introduction"],
    renew(introduction, before.projectsIntroduction, after.projectsIntroduction),
  );
  return new Map([
    ["content/site.ts", rewriteSite(readSource("content/site.ts"), content, profile, before, after)],
    [
      "content/hero.ts",
      setValue(readSource("content/hero.ts"), ["subtitle"], renew(hero.subtitle, before.subtitle, after.subtitle)),
    ],
    ["content/about.ts", rewriteAbout(readSource("content/about.ts"), content["content/about.ts"], before, after)],
    ["content/cv.ts", rewriteCv(readSource("content/cv.ts"), content["content/cv.ts"])],
    [
      "content/certificates.ts",
      dropUnusedConstants(
        keepElements(
          readSource("content/certificates.ts"),
          ["certificates"],
          (index) => !holdsDemoText(certificates[index]),
        ),
      ),
    ],
    [
      "content/projects.ts",
      dropUnusedConstants(keepElements(introduced, ["projects"], (index) => !holdsDemoText(projects[index]))),
    ],
  ]);
}
