import type { SectionId } from "@/content/schema/site";
import { isShown } from "./facts";

interface LinkedSite {
  sections: readonly SectionId[];
  owner: { email: string };
}

/** `home` is "/" on pages other than the landing page. */
export function contactHref(site: LinkedSite, home: "" | "/" = ""): string {
  return isShown(site, "contact") ? `${home}#contact` : `mailto:${site.owner.email}`;
}

interface Channel {
  name: string;
  url: string;
  colour: string;
  icon?: string;
}
type Channels = Partial<Record<string, Channel>>;

export function listChannels(ids: readonly string[], channels: Channels) {
  return ids.flatMap((id) => {
    const channel = channels[id];
    return channel ? [{ id, ...channel, icon: channel.icon ?? id }] : [];
  });
}

interface SiteWithChannels {
  footerChannels: readonly string[];
  channels: Channels;
}

export function listProfiles({ footerChannels, channels }: SiteWithChannels) {
  return listChannels(footerChannels, channels).filter(({ url }) => url.startsWith("https:"));
}

export const certificateAnchor = (id: string) => `certificate-${id}`;

export const telephoneHref = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
