import type { Site } from "@/content/schema/site";
import { listedSections } from "@/lib/facts";

interface NavigationItem {
  label: string;
  href: string;
  rel?: string;
}

const home = { label: "Home", href: "/#home" };
const projects = { label: "Projects", href: "/projects" };

const toLinks = (site: Pick<Site, "sections">) =>
  listedSections(site).map(({ id, label }) => ({ label, href: `/#${id}` }));

export function headerLinks(site: Pick<Site, "sections" | "codeHosting">): NavigationItem[] {
  const { codeHosting } = site;
  const code = codeHosting && { label: codeHosting.label, href: codeHosting.url, rel: "noopener me" };
  return [home, ...toLinks(site), projects, ...(code ? [code] : [])];
}

export function footerLinks(site: Pick<Site, "sections">): NavigationItem[] {
  const links = [home, ...toLinks(site)];
  const before = links.findIndex(({ href }) => href === "/#certificates");
  return links.toSpliced(before === -1 ? links.length : before, 0, projects);
}
