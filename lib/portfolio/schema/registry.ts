/**
 * The landing page's sections. The header, drawer, footer and scroll spy name the listed ones. `app/page.tsx` has the
 * component of each.
 */
export const SECTIONS = [
  { id: "about", label: "About", isListed: true },
  { id: "work", label: "Recent work", isListed: false },
  { id: "experience", label: "Experience", isListed: false },
  { id: "services", label: "Services", isListed: true },
  { id: "certificates", label: "Certificates", isListed: true },
  { id: "contact", label: "Contact", isListed: true },
] as const;

export type SectionId = (typeof SECTIONS)[number]["id"];
