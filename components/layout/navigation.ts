import type { SectionId } from "@/content/schema/site";

export interface NavigationLink {
  label: string;
  href: string;
  /** The landing page's section that the link leads to; none for a page of its own. */
  section?: "home" | SectionId;
}

const home: NavigationLink = { label: "Home", href: "/#home", section: "home" };
const projects: NavigationLink = { label: "Projects", href: "/projects" };

const toLink = (section: SectionId): NavigationLink => ({
  label: `${section.charAt(0).toUpperCase()}${section.slice(1)}`,
  href: `/#${section}`,
  section,
});

/** Header order: the sections that are switched on, in the owner's order, and the projects page. */
export function headerLinks(sections: readonly SectionId[]): NavigationLink[] {
  return [home, ...sections.map(toLink), projects];
}

/** Footer order: Projects stands before Certificates, or at the end where that section is switched off. */
export function footerLinks(sections: readonly SectionId[]): NavigationLink[] {
  const links = [home, ...sections.map(toLink)];
  const before = links.findIndex((link) => link.section === "certificates");
  return links.toSpliced(before === -1 ? links.length : before, 0, projects);
}
