import type { ChannelId, Site } from "@/content/schema/site";
import { findDemoText } from "@/scripts/doctor/demo-values";

/** The owner's own channels; e-mail is one too, and follows from the address. */
export type LinkId = Exclude<ChannelId, "email">;

/** What the owner tells of themselves. */
export interface Profile {
  name: string;
  firstName: string;
  role: string;
  email: string;
  phone: string;
  location: Site["owner"]["location"];
  accent: string;
  /** Only those that the owner has. */
  links: Partial<Record<LinkId, string>>;
}

const PROFILE_ADDRESSES: Record<LinkId, string> = {
  github: "https://github.com/",
  linkedin: "https://www.linkedin.com/in/",
  instagram: "https://www.instagram.com/",
  twitter: "https://twitter.com/",
  whatsapp: "https://wa.me/",
  messenger: "https://m.me/",
};

export const LINK_IDS: readonly LinkId[] = ["github", "linkedin", "instagram", "twitter", "whatsapp", "messenger"];

/** The address of a profile, from an address or from a name: `ada` on GitHub is `https://github.com/ada`. */
export function toProfileAddress(id: LinkId, text: string): string {
  if (/^https?:/.test(text)) return text;
  const name = id === "whatsapp" ? text.replaceAll(/\D/g, "") : text.replace(/^@/, "");
  return PROFILE_ADDRESSES[id] + name;
}

/** Where a channel leads that its owner does not have; nothing shows it. */
export const frontPageOf = (id: LinkId) => new URL("/", PROFILE_ADDRESSES[id]).href;

/** A point as maps give it, "27.7172, 85.3240"; undefined when it is none. */
export function parseCoordinates(text: string): { latitude: number; longitude: number } | undefined {
  const [, first, second] = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return first && second ? { latitude: Number(first), longitude: Number(second) } : undefined;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The two-letter code of the country that a place ends with, as in "Paris, France"; empty when none is known. */
export function guessCountryCode(place: string): string {
  const country = place.split(",").at(-1)?.trim().toLowerCase();
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  for (const first of LETTERS) {
    for (const second of LETTERS) if (names.of(first + second)?.toLowerCase() === country) return first + second;
  }
  return "";
}

/** What the content says already and is not the demo's; the rest is still to be told. */
export function readPresentProfile(site: Site): Partial<Profile> {
  const { owner } = site;
  const isDemo = findDemoText(owner.name) !== undefined;
  const own = (text: string) => (findDemoText(text) ? undefined : text);
  const links: Profile["links"] = {};
  for (const id of LINK_IDS) {
    const { url } = site.channels[id];
    if (own(url) && url !== frontPageOf(id)) links[id] = url;
  }
  return {
    name: own(owner.name),
    firstName: isDemo ? undefined : owner.firstName,
    role: isDemo ? undefined : owner.role,
    email: own(owner.email),
    phone: own(owner.phone),
    location: isDemo ? undefined : owner.location,
    accent: site.accent,
    links,
  };
}
