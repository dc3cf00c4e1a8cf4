import * as simpleIcons from "simple-icons";
import type { z } from "zod";
import type { aboutSchema, cvSchema } from "@/lib/portfolio/schema/sections";
import type { siteSchema } from "@/lib/portfolio/schema/site";
import { drawIcon } from "@/scripts/icons/draw-icon";
import { toSlug } from "@/scripts/setup/to-slug";

type Skill = z.input<typeof aboutSchema>["skills"][number];
type Job = NonNullable<z.input<typeof cvSchema>["experience"]>[number];
type Channel = z.input<typeof siteSchema>["channels"][string];

export const splitList = (text: string, separator = ",") => text.split(separator).flatMap((part) => part.trim() || []);

/** Parses `38.7223, -9.1393`. */
export function parseCoordinates(text = ""): { latitude: number; longitude: number } | undefined {
  const [, latitude, longitude] = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
}

/** Parses `HTML 90%, CSS`. Each skill gets the icon of the same name, if there is one. */
export function parseSkills(text: string): Skill[] {
  return splitList(text).map((part) => {
    const [, name = part, share] = /^(.*\S)\s+(\d+)%$/.exec(part) ?? [];
    const word = name.toLowerCase().replaceAll(".", "dot").replaceAll("+", "plus").replaceAll(/[\s-]/g, "");
    const likely = [word, `${word}5`, `${word}css`, word.replace(/js$/, "dotjs"), `devicon:${word}`];
    return {
      name,
      percentage: share === undefined ? undefined : Number(share),
      icon: likely.find((candidate) => /^[a-z0-9:-]+$/.test(candidate) && drawIcon(candidate)),
    };
  });
}

/** The URL of a profile, up to the user name. */
const PROFILES: Record<string, string> = {
  behance: "https://www.behance.net/",
  codeberg: "https://codeberg.org/",
  dribbble: "https://dribbble.com/",
  github: "https://github.com/",
  gitlab: "https://gitlab.com/",
  instagram: "https://www.instagram.com/",
  linkedin: "https://www.linkedin.com/in/",
  messenger: "https://m.me/",
  twitter: "https://twitter.com/",
  whatsapp: "https://wa.me/",
  x: "https://x.com/",
  youtube: "https://www.youtube.com/@",
};
const CODE_HOSTS = ["github", "gitlab", "codeberg", "bitbucket"];

/** Simple Icons no longer has these two. */
const COLOURS: Record<string, string> = { linkedin: "0A66C2", twitter: "1DA1F2" };
const brands = new Map(Object.values(simpleIcons).map(({ slug, hex }) => [slug, hex]));

function parseChannel(text: string): [id: string, channel: Channel] {
  const [, name = text, rest = ""] = /^(.+?)\s+(https?:\/\/\S+)$/.exec(text) ?? /^(\S+)\s+(.+)$/.exec(text) ?? [];
  const id = toSlug(name, "network");
  const brand = id.replaceAll("-", "");
  const user = id === "whatsapp" ? rest.replaceAll(/\D/g, "") : rest.replace(/^@/, "");
  const colour = COLOURS[brand] ?? brands.get(brand);
  const isUrl = /^https?:/.test(rest);
  return [
    id,
    {
      name,
      url: isUrl || !PROFILES[id] ? rest : PROFILES[id] + user,
      colour: colour && `#${colour}`,
      icon: brand !== id && drawIcon(brand) ? brand : undefined,
    },
  ];
}

/** Parses `GitHub ada-l, Behance https://www.behance.net/ada`. */
export const parseChannels = (text: string): Record<string, Channel> =>
  Object.fromEntries(splitList(text).map(parseChannel));

export function findCodeHosting(channels: Record<string, Channel>) {
  const [host] = CODE_HOSTS.flatMap((id) => channels[id] ?? []);
  return host && { label: host.name, url: host.url };
}

/** Parses `Designer, Studio Norte, 2022-03 to now; Intern, Mill, 2020 to 2021`. */
export function parseJobs(text: string): Job[] {
  return splitList(text, ";").map((job) => {
    const [, title = job, organisation = "", start = "", end] =
      /^(.+?),\s*(.+),\s*(\S+?)(?:\s*(?:to|–)\s*(\S+)|\s*-\s+(\S+))?$/.exec(job) ?? [];
    return { title, organisation, start, end: /^(now|today|present)$/i.test(end ?? "") ? undefined : end };
  });
}
