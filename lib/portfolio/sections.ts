import type { Content } from "./content";
import { SECTIONS, type SectionId } from "./schema/registry";
import { findWaypoint, formatAltitude } from "./waypoints";

export interface Section {
  /** Also the section's anchor. */
  id: SectionId;
  /** The owner's heading, on the page and in the menus. */
  heading: string;
  introduction?: string;
  /** Whether header, drawer and footer list the section, and the scroll spy follows it. */
  isListed: boolean;
  /** The altitude of its waypoint, such as `1,850 m`. */
  altitude?: string;
}

function isFilled(id: SectionId, { projects, cv, services, certificates }: Content): boolean {
  switch (id) {
    case "work":
      return projects.projects.length > 0;
    case "experience":
      return cv.experience.length + cv.education.length > 0;
    case "services":
      return services.services.length > 0;
    case "certificates":
      return certificates.certificates.length > 0;
    default:
      return true;
  }
}

/** The sections of the home page in the owner's order, without those that are switched off or empty. */
export function resolveSections(content: Content): Section[] {
  const { site, about, services, certificates, contact } = content;
  const introductions: Partial<Record<SectionId, string>> = {
    about: about.introduction,
    services: services.introduction,
    certificates: certificates.introduction,
    contact: contact.introduction,
  };
  const ids = site.sections.filter((id) => isFilled(id, content));
  return ids.flatMap((id, index) => {
    const known = SECTIONS.find((section) => section.id === id);
    if (!known) return [];
    const { altitudes } = site;
    return {
      id,
      heading: site.headings[id] ?? known.heading,
      introduction: introductions[id],
      isListed: known.isListed,
      altitude: altitudes && formatAltitude(findWaypoint(index + 1, ids.length, altitudes)),
    };
  });
}
