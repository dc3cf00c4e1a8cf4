import type { SectionId, Site } from "@/content/schema/site";

export interface NavigationItem {
  label: string;
  href: string;
  section?: "home" | SectionId;
  rel?: string;
}

const home: NavigationItem = { label: "Home", href: "/#home", section: "home" };
const projects: NavigationItem = { label: "Projects", href: "/projects" };

const toLink = (section: SectionId): NavigationItem => ({
  label: `${section.charAt(0).toUpperCase()}${section.slice(1)}`,
  href: `/#${section}`,
  section,
});

export function headerLinks({ sections, codeHosting }: Pick<Site, "sections" | "codeHosting">): NavigationItem[] {
  const code = codeHosting && { label: codeHosting.label, href: codeHosting.url, rel: "noopener me" };
  return [home, ...sections.map(toLink), projects, ...(code ? [code] : [])];
}

/** Projects comes before Certificates, or last if that section is off. */
export function footerLinks(sections: readonly SectionId[]): NavigationItem[] {
  const links = [home, ...sections.map(toLink)];
  const before = links.findIndex((link) => link.section === "certificates");
  return links.toSpliced(before === -1 ? links.length : before, 0, projects);
}
