import type { Site } from "./schema/site";
import type { SectionHead } from "./sections";

interface NavigationItem {
  label: string;
  href: string;
  rel?: string;
  /** Names are kept from translators. */
  isName?: boolean;
}

/** The links in the header and drawer, which begin with Projects, and those in the footer, which lists it before Certificates. */
export function resolveNavigation(
  sections: readonly SectionHead[],
  hasProjects: boolean,
  { codeHosting, headerLinks, headings }: Pick<Site, "codeHosting" | "headerLinks" | "headings">,
) {
  const listed = sections.filter(({ isListed }) => isListed);
  const links: NavigationItem[] = [
    { label: headings.home ?? "Home", href: "/#home" },
    ...listed.map(({ id, heading }) => ({ label: heading, href: `/#${id}` })),
  ];
  const projects: NavigationItem[] = hasProjects ? [{ label: headings.projects ?? "Projects", href: "/projects" }] : [];
  const code: NavigationItem[] = codeHosting
    ? [{ label: codeHosting.label, href: codeHosting.url, rel: "noopener me", isName: true }]
    : [];
  const certificates = links.findIndex(({ href }) => href === "/#certificates");
  return {
    headerLinks: projects.concat(links, headerLinks, code),
    footerLinks: links.toSpliced(certificates === -1 ? links.length : certificates, 0, ...projects),
    /** The sections that the scroll spy follows. */
    spiedSections: ["home", ...listed.map(({ id }) => id)],
  };
}
