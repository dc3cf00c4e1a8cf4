import type { Site } from "@/lib/portfolio/schema/site";
import { isShown } from "./facts";

export const TECHNOLOGY_PARAMETER = "tech";

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

export function projectsHref(technology?: string): string {
  return technology ? `/projects?${new URLSearchParams({ [TECHNOLOGY_PARAMETER]: technology })}` : "/projects";
}

/** Returns the technology from the URL, or null if the URL selects all projects. */
export function readTechnology(search: string): string | null {
  return new URLSearchParams(search).get(TECHNOLOGY_PARAMETER)?.trim() || null;
}
