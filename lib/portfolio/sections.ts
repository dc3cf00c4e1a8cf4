import type { Content } from "./content";
import { SECTIONS, type SectionId } from "./schema/registry";
import type { Site } from "./schema/site";
import { listWaypoints, type Waypoint } from "./trek";

type OwnSection = Site["ownSections"][string];

export interface Section {
  /** Also the section's anchor. */
  id: string;
  /** Which component shows it. */
  kind: SectionId | "own";
  /** On the page and in the menus. */
  heading: string;
  introduction?: string;
  /** Whether header, drawer and footer list the section, and the scroll spy follows it. */
  isListed: boolean;
  /** Where it is on the trek. */
  waypoint?: Waypoint;
  /** Those of a section that the owner added, or else none. */
  entries: OwnSection["entries"];
}

function isFilled(id: string, { projects, cv, services, certificates }: Content): boolean {
  switch (id) {
    case "work":
      return projects.projects.length > 0;
    case "experience":
      return [cv.experience, cv.education, cv.awards, cv.publications, cv.references].some((rows) => rows.length > 0);
    case "services":
      return services.services.length > 0;
    case "certificates":
      return certificates.certificates.length > 0;
    default:
      return true;
  }
}

function describe(id: string, { site, about, services, certificates, contact }: Content) {
  const introductions: Record<string, string> = {
    about: about.introduction,
    services: services.introduction,
    certificates: certificates.introduction,
    contact: contact.introduction,
  };
  const own = site.ownSections[id];
  if (own) return { ...own, id, kind: "own" as const };
  const known = SECTIONS.find((section) => section.id === id);
  if (!known) throw new Error(`There is no section called ${id}.`);
  const heading = site.headings[known.id] ?? known.heading;
  return { id, kind: known.id, heading, introduction: introductions[id], isListed: known.isListed, entries: [] };
}

/** The sections of the home page in the owner's order, without those that are switched off or empty. */
export function resolveSections(content: Content): Section[] {
  const ids = content.site.sections.filter((id) => isFilled(id, content));
  const waypoints = listWaypoints(content.site.trek, ids.length);
  return ids.map((id, index) => ({ ...describe(id, content), waypoint: waypoints[index] }));
}
