/** What decides where a link can lead: the owner may switch sections off. */
interface LinkedSite {
  sections: readonly string[];
  owner: { email: string };
}

/**
 * Where a visitor can write: the contact section, or by mail where there is none.
 *
 * @param home Path of the landing page as seen from the page of the link; empty on the landing page itself.
 */
export function contactHref({ sections, owner }: LinkedSite, home: "" | "/" = ""): string {
  return sections.includes("contact") ? `${home}#contact` : `mailto:${owner.email}`;
}

interface Channel {
  name: string;
  url: string;
  colour: string;
}

/** The channels of a list that the owner has, in its order. */
export function listChannels<Id extends string>(ids: readonly Id[], channels: Partial<Record<Id, Channel>>) {
  return ids.flatMap((id) => {
    const channel: Channel | undefined = channels[id];
    return channel ? [{ id, ...channel }] : [];
  });
}

interface SiteWithChannels<Id extends string> {
  footerChannels: readonly Id[];
  channels: Partial<Record<Id, Channel>>;
}

/** The footer's channels that are pages about the owner, for programs that look for the same person elsewhere. */
export function listProfiles<Id extends string>({ footerChannels, channels }: SiteWithChannels<Id>) {
  return listChannels(footerChannels, channels).filter(({ url }) => url.startsWith("https:"));
}

/** Id of a certificate's place on the page; `/#certificate-ID` is the address that can be shared. */
export const certificateAnchor = (id: string) => `certificate-${id}`;

/** `+977 000 000` becomes `tel:+977000000`. */
export const telephoneHref = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
