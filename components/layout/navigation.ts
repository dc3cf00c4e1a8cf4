import type { SectionId, Site } from "@/content/schema/site";

interface NavigationItem {
  label: string;
  href: string;
  rel?: string;
}

const home = { label: "Home", href: "/#home" };
const projects = { label: "Projects", href: "/projects" };

const toLink = (section: SectionId) => ({
  label: `${section.charAt(0).toUpperCase()}${section.slice(1)}`,
  href: `/#${section}`,
});

export function headerLinks({ sections, codeHosting }: Pick<Site, "sections" | "codeHosting">): NavigationItem[] {
  const code = codeHosting && { label: codeHosting.label, href: codeHosting.url, rel: "noopener me" };
  return [home, ...sections.map(toLink), projects, ...(code ? [code] : [])];
}

export function footerLinks(sections: readonly SectionId[]): NavigationItem[] {
  const links = [home, ...sections.map(toLink)];
  const before = links.findIndex(({ href }) => href === "/#certificates");
  return links.toSpliced(before === -1 ? links.length : before, 0, projects);
}
