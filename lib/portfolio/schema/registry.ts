/**
 * The landing page's sections. The header, drawer, footer and scroll spy list the listed ones. `app/page.tsx` has the
 * component of each.
 */
export const SECTIONS = [
  { id: "about", heading: "About", isListed: true },
  { id: "work", heading: "Recent work", isListed: false },
  { id: "experience", heading: "Experience", isListed: false },
  { id: "services", heading: "Services", isListed: true },
  { id: "certificates", heading: "Certificates", isListed: true },
  { id: "contact", heading: "Contact", isListed: true },
] as const;

export type SectionId = (typeof SECTIONS)[number]["id"];
