import { resolveAbout } from "./about/resolve";
import { resolveCertificates } from "./certificates/resolve";
import { resolveContact } from "./contact/resolve";
import { resolveExperience } from "./experience/resolve";
import type { resolveOwnSection } from "./own/resolve";
import { resolveServices } from "./services/resolve";
import type { Waypoint } from "./trek";
import { resolveWork } from "./work/resolve";

/**
 * The landing page's sections. The header, drawer, footer and scroll spy list the listed ones, unless the owner says
 * which. `resolve` works out what the section says, or nothing if it is empty. `components/sections/any-section.tsx` has
 * the component of each.
 */
export const SECTIONS = [
  { id: "about", heading: "About", isListed: true, resolve: resolveAbout },
  { id: "work", heading: "Recent work", isListed: false, resolve: resolveWork },
  { id: "experience", heading: "Experience", isListed: false, resolve: resolveExperience },
  { id: "services", heading: "Services", isListed: true, resolve: resolveServices },
  { id: "certificates", heading: "Certificates", isListed: true, resolve: resolveCertificates },
  { id: "contact", heading: "Contact", isListed: true, resolve: resolveContact },
] as const;

export type SectionId = (typeof SECTIONS)[number]["id"];

export interface SectionHead {
  /** Also the section's anchor. */
  id: string;
  /** On the page and in the menus. */
  heading: string;
  /** Whether header, drawer and footer list the section, and the scroll spy follows it. */
  isListed: boolean;
  /** Where it is on the trek. */
  waypoint?: Waypoint & { elevation: string };
  isLast: boolean;
}

/** What one kind of section says. `kind` says which component shows it. */
type SectionBody = NonNullable<ReturnType<(typeof SECTIONS)[number]["resolve"] | typeof resolveOwnSection>>;

export type Section = SectionHead & SectionBody;
export type SectionOf<Kind extends Section["kind"]> = Extract<Section, { kind: Kind }>;

/** The section of this kind, if the page has it. */
export const findSection = <Kind extends Section["kind"]>(sections: readonly Section[], kind: Kind) =>
  sections.find((section): section is SectionOf<Kind> => section.kind === kind);
