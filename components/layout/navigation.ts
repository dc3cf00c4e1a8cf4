import type { SectionId, Site } from "@/content/schema/site";

export interface NavigationLink {
  label: string;
  href: string;
  /** The landing page's section that the link leads to; none for a page of its own. */
  section?: "home" | SectionId;
  rel?: string;
}

const home: NavigationLink = { label: "Home", href: "/#home", section: "home" };
const projects: NavigationLink = { label: "Projects", href: "/projects" };

const toLink = (section: SectionId): NavigationLink => ({
  label: `${section.charAt(0).toUpperCase()}${section.slice(1)}`,
  href: `/#${section}`,
  section,
});

/** The sections that are switched on, in the owner's order, the projects page, and the owner's code. */
export function headerLinks({ sections, codeHosting }: Pick<Site, "sections" | "codeHosting">): NavigationLink[] {
  const code = codeHosting && { label: codeHosting.label, href: codeHosting.url, rel: "noopener me" };
  return [home, ...sections.map(toLink), projects, ...(code ? [code] : [])];
}

/** Footer order: Projects stands before Certificates, or at the end where that section is switched off. */
export function footerLinks(sections: readonly SectionId[]): NavigationLink[] {
  const links = [home, ...sections.map(toLink)];
  const before = links.findIndex((link) => link.section === "certificates");
  return links.toSpliced(before === -1 ? links.length : before, 0, projects);
}
