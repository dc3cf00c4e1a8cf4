import * as simpleIcons from "simple-icons";
import type { z } from "zod";
import type { aboutSchema, cvSchema } from "@/lib/portfolio/schema";
import type { siteSchema } from "@/lib/portfolio/schema/site";
import { drawIcon } from "@/scripts/icons/draw-icon";
import { isNow } from "@/scripts/personalise/import/dates";
import { toSlug } from "@/scripts/setup/to-slug";

type Skill = z.input<typeof aboutSchema>["skills"][number];
type Job = NonNullable<z.input<typeof cvSchema>["experience"]>[number];
type Channel = z.input<typeof siteSchema>["channels"][string];
export type Channels = Record<string, Channel>;

export const splitList = (text: string, separator = /[,،、，]/) =>
  text.split(separator).flatMap((part) => part.trim() || []);

/** Parses `38.7223, -9.1393`. */
export function parseCoordinates(text = ""): { latitude: number; longitude: number } | undefined {
  const [, latitude, longitude] = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
}

/** Finds the icon of the same name, if there is one. */
export function findIcon(skill: string): string | undefined {
  const plain = skill.toLowerCase().replaceAll(/[\s-]/g, "");
  const word = plain.replaceAll(".", "dot").replaceAll("+", "plus").replaceAll("#", "sharp");
  const withoutJs = plain.replace(/\.?js$/, "");
  const likely = [word, `${word}5`, `${word}css`, `${withoutJs}dotjs`, withoutJs, `devicon:${word}`];
  return likely.find((candidate) => /^[a-z0-9:-]+$/.test(candidate) && drawIcon(candidate));
}

/** Parses `HTML 90%, CSS`. Each skill gets the icon of the same name, if there is one. */
export function parseSkills(text: string): Skill[] {
  return splitList(text).map((part) => {
    const [, name = part, share] = /^(.*\S)\s+(\d+)%$/.exec(part) ?? [];
    return { name, percentage: share === undefined ? undefined : Number(share), icon: findIcon(name) };
  });
}

/** Networks, each with the URL of a profile up to the user name. */
export const PROFILES = new Map(
  Object.entries({
    behance: { name: "Behance", start: "https://www.behance.net/" },
    codeberg: { name: "Codeberg", start: "https://codeberg.org/" },
    devto: { name: "DEV", start: "https://dev.to/" },
    dribbble: { name: "Dribbble", start: "https://dribbble.com/" },
    facebook: { name: "Facebook", start: "https://www.facebook.com/" },
    github: { name: "GitHub", start: "https://github.com/" },
    gitlab: { name: "GitLab", start: "https://gitlab.com/" },
    instagram: { name: "Instagram", start: "https://www.instagram.com/" },
    linkedin: { name: "LinkedIn", start: "https://www.linkedin.com/in/" },
    medium: { name: "Medium", start: "https://medium.com/@" },
    messenger: { name: "Messenger", start: "https://m.me/" },
    telegram: { name: "Telegram", start: "https://t.me/" },
    twitter: { name: "Twitter", start: "https://twitter.com/" },
    whatsapp: { name: "WhatsApp", start: "https://wa.me/" },
    x: { name: "X", start: "https://x.com/" },
    youtube: { name: "YouTube", start: "https://www.youtube.com/@" },
  }),
);
const CODE_HOSTS = ["github", "gitlab", "codeberg", "bitbucket"];

/** Simple Icons no longer has these two. */
const COLOURS = { linkedin: "0A66C2", twitter: "1DA1F2" };
const brands = new Map([
  ...Object.values(simpleIcons).map(({ slug, hex }): [string, string] => [slug, hex]),
  ...Object.entries(COLOURS),
]);

function composeChannel(id: string, name: string, url: string, brand = id.replaceAll("-", "")): Channel {
  const colour = brands.get(brand);
  return { name, url, colour: colour && `#${colour}`, icon: brand !== id && drawIcon(brand) ? brand : undefined };
}

function parseChannel(text: string): [id: string, channel: Channel] {
  const [, name = text, rest = ""] = /^(.+?)\s+(https?:\/\/\S+)$/.exec(text) ?? /^(\S+)\s+(.+)$/.exec(text) ?? [];
  const id = toSlug(name, "network");
  const user = id === "whatsapp" ? rest.replaceAll(/\D/g, "") : rest.replace(/^@/, "");
  const known = PROFILES.get(id);
  return [id, composeChannel(id, name, known && !/^https?:/.test(rest) ? known.start + user : rest)];
}

/** Adds the channel under an id of its own, even if the network already has a channel. */
export function addChannel(channels: Channels, network: string, url: string, user?: string) {
  if (Object.values(channels).some((channel) => channel.url === url)) return;
  const { hostname } = new URL(url);
  const host =
    hostname
      .replace(/^www\./, "")
      .split(".")
      .at(-2) ?? hostname;
  const id = toSlug(network, toSlug(host, "network"));
  let free = id;
  for (let count = 2; Object.hasOwn(channels, free); count++) free = `${id}-${count}`;
  const name = free === id ? network : `${network} (${user ?? free.slice(id.length + 1)})`;
  channels[free] = composeChannel(free, name, url, id.replaceAll("-", ""));
}

/** Parses `GitHub ada-l, Behance https://www.behance.net/ada`. */
export const parseChannels = (text: string): Channels => Object.fromEntries(splitList(text).map(parseChannel));

/** Parses `ada-l`, or the URL of a profile on LinkedIn. Other URLs stay as they are. */
export function parseLinkedIn(text: string): Channels {
  const [, user] = /\/in\/([^/?]+)/.exec(text) ?? [];
  const url = text.includes("/") ? text.replace(/^(?!https?:)/, "https://") : text;
  return parseChannels(`LinkedIn ${user ?? url}`);
}

export function findCodeHosting(channels: Channels) {
  const [host] = CODE_HOSTS.flatMap((id) => channels[id] ?? []);
  return host && { label: host.name, url: host.url };
}

/** Parses `Designer, Studio Norte, 2022-03 to now; Intern, Mill, 2020 to 2021`. */
export function parseJobs(text: string): Job[] {
  return splitList(text, /[;؛；]/).map((job) => {
    const [, title = job, organisation = "", start = "", end] =
      /^(.+?)[,،、，]\s*(.+)[,،、，]\s*(\S+?)(?:\s*(?:to|–)\s*(\S+)|\s*-\s+(\S+))?$/.exec(job) ?? [];
    return { title, organisation, start, end: isNow(end) ? undefined : end };
  });
}
