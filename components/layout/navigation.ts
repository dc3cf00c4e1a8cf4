import { listedSections } from "@/lib/facts";
import type { Site } from "@/lib/portfolio/schema/site";

interface NavigationItem {
  label: string;
  href: string;
  rel?: string;
}

interface Page extends Pick<Site, "sections"> {
  hasProjects: boolean;
}

const home = { label: "Home", href: "/#home" };
const projectLinks = ({ hasProjects }: Page) => (hasProjects ? [{ label: "Projects", href: "/projects" }] : []);

const toLinks = (site: Page) => listedSections(site).map(({ id, label }) => ({ label, href: `/#${id}` }));

export function headerLinks(site: Page & Pick<Site, "codeHosting" | "headerLinks">): NavigationItem[] {
  const { codeHosting } = site;
  const code = codeHosting && { label: codeHosting.label, href: codeHosting.url, rel: "noopener me" };
  return [home, ...toLinks(site), ...projectLinks(site), ...site.headerLinks, ...(code ? [code] : [])];
}

export function footerLinks(site: Page): NavigationItem[] {
  const links = [home, ...toLinks(site)];
  const before = links.findIndex(({ href }) => href === "/#certificates");
  return links.toSpliced(before === -1 ? links.length : before, 0, ...projectLinks(site));
}
