import { siteUrl } from "@/app/site-metadata";
import { headerLinks } from "@/components/layout/navigation";
import { cv } from "@/content/cv";
import { projects } from "@/content/projects";
import { shown } from "@/content/shown";
import { site } from "@/content/site";
import { describeAvailability, formatPeriod, isShown } from "@/lib/facts";
import { certificateAnchor, contactHref, listProfiles } from "@/lib/links";
import { toPlainText } from "@/lib/markdown";

export const dynamic = "force-static";

/** Plain Markdown for language models, as llmstxt.org describes. */
export function GET() {
  const { owner, availability } = site;
  const link = (path: string) => new URL(path, siteUrl).href;
  const links = headerLinks({ ...site, hasProjects: projects.projects.length > 0 });
  const facts = {
    Experience: cv.experience.map((entry) =>
      [`- ${entry.title}, ${entry.organisation}, ${formatPeriod(entry)}`, ...entry.points.map(toPlainText)]
        .map((sentence) => sentence.replace(/[^.!?]$/, "$&."))
        .join(" "),
    ),
    Education: cv.education.map((entry) => `- ${entry.degree}, ${entry.school}, ${formatPeriod(entry)}`),
    Skills: shown.skills.map(
      ({ name, percentage }) => `- ${name}${percentage === undefined ? "" : `: ${percentage}%`}`,
    ),
    Services: shown.services.map(({ title, description }) => `- ${title}: ${description}`),
    Projects: projects.projects.map(({ id, title, summary }) => `- [${title}](${link(`/projects#${id}`)}): ${summary}`),
    Certificates: shown.certificates.map(
      ({ id, title, issuer, date }) => `- [${title}](${link(`/#${certificateAnchor(id)}`)}): ${issuer}, ${date}`,
    ),
    Pages: links.filter(({ href }) => href.startsWith("/")).map(({ label, href }) => `- [${label}](${link(href)})`),
    Languages: cv.languages.map(({ name, level }) => `- ${name}: ${level}`),
  };
  const blocks = [
    `# ${owner.name}`,
    `> ${site.description}`,
    ...shown.paragraphs.map(toPlainText),
    ...(availability ? [describeAvailability(availability)] : []),
    "## Contact",
    [
      `- Email: ${owner.email}`,
      ...(owner.phone ? [`- Phone: ${owner.phone}`] : []),
      `- Location: ${owner.location.label}`,
      ...listProfiles(site).map(({ name, url }) => `- [${name}](${url})`),
      ...(isShown(site, "contact") ? [`- [Contact form](${link(contactHref(site, "/"))})`] : []),
      `- [CV as PDF](${link("/cv.pdf")}), [as JSON Resume](${link("/resume.json")})`,
    ].join("\n"),
    ...Object.entries(facts).flatMap(([heading, rows]) => (rows.length > 0 ? [`## ${heading}`, rows.join("\n")] : [])),
    "",
  ];
  return new Response(blocks.join("\n\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
