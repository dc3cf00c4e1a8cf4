import type { SectionId } from "@/content/schema/site";
import { isShown } from "./facts";

interface LinkedSite {
  sections: readonly SectionId[];
  owner: { email: string };
}

/**
 * Where a visitor can write: the contact section, or by mail where there is none.
 *
 * @param home Path of the landing page as seen from the page of the link; empty on the landing page itself.
 */
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

/** The channels of a list that the owner has, in its order. The sprite has a drawing for each id. */
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

/** The footer's channels that are pages about the owner, for programs that look for the same person elsewhere. */
export function listProfiles({ footerChannels, channels }: SiteWithChannels) {
  return listChannels(footerChannels, channels).filter(({ url }) => url.startsWith("https:"));
}

/** Id of a certificate's place on the page; `/#certificate-ID` is the address that can be shared. */
export const certificateAnchor = (id: string) => `certificate-${id}`;

/** `+977 000 000` becomes `tel:+977000000`. */
export const telephoneHref = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
