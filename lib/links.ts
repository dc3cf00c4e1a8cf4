import type { Site } from "@/content/schema/site";
import { isShown } from "./facts";

/** `home` is "/" on pages other than the landing page. */
export function contactHref(site: Pick<Site, "sections"> & { owner: { email: string } }, home: "" | "/" = ""): string {
  return isShown(site, "contact") ? `${home}#contact` : `mailto:${site.owner.email}`;
}

export function listChannels(ids: readonly string[], channels: Site["channels"]) {
  return ids.flatMap((id) => {
    const channel = channels[id];
    return channel ? [{ id, ...channel, icon: channel.icon ?? id }] : [];
  });
}

export function listProfiles({ footerChannels, channels }: Site) {
  return listChannels(footerChannels, channels).filter(({ url }) => url.startsWith("https:"));
}

export const certificateAnchor = (id: string) => `certificate-${id}`;

export const telephoneHref = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
