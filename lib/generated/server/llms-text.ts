import "server-only";
import { about } from "@/content/about";
import { certificates } from "@/content/certificates";
import { projects } from "@/content/projects";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { certificatePath, contactHref } from "@/lib/links";

/**
 * The site in plain Markdown for language models, in the shape that llmstxt.org describes.
 *
 * @param address Origin of the site, for absolute links.
 */
export function writeLlmsText(address: URL): string {
  const { owner } = site;
  const link = (path: string) => new URL(path, address).href;
  const nameWithLink = (name: string, path?: string) => (path ? `[${name}](${link(path)})` : name);
  const list = (heading: string, rows: string[]) => (rows.length > 0 ? [`## ${heading}`, rows.join("\n")] : []);
  return [
    `# ${owner.name}`,
    `> ${site.description}`,
    ...about.paragraphs,
    "## Contact",
    [
      `- E-mail: ${owner.email}`,
      `- Phone: ${owner.phone}`,
      `- Location: ${owner.location.label}`,
      ...(site.sections.includes("contact") ? [`- [Contact form](${link(contactHref(site, "/"))})`] : []),
      `- [CV as PDF](${link("/cv.pdf")})`,
    ].join("\n"),
    ...list(
      "Skills",
      about.skills.map((skill) => `- ${skill.name}: ${skill.percentage} %`),
    ),
    ...list(
      "Services",
      services.services.map((service) => `- ${service.title}: ${service.description}`),
    ),
    ...list(
      "Projects",
      projects.projects.map(({ id, title, summary }) => `- [${title}](${link(`/projects#${id}`)}): ${summary}`),
    ),
    ...list(
      "Certificates",
      certificates.certificates.map(
        ({ id, title, issuer, date }) => `- ${nameWithLink(title, certificatePath(site, id))}: ${issuer}, ${date}`,
      ),
    ),
    "",
  ].join("\n\n");
}
