import { publicUrl } from "@/app/site-metadata";
import { certificateAnchor, projectHref } from "@/lib/links";
import { toPlainText } from "@/lib/markdown";
import { formatDay } from "@/lib/portfolio/periods";
import { portfolio } from "@/lib/portfolio/portfolio";

export const dynamic = "force-static";

const joinFacts = (...facts: (string | undefined)[]) => facts.filter(Boolean).join(", ");

/** An award or a publication. */
function describeWork(title: string, url?: string, by?: string, date?: string, note?: string): string {
  const facts = joinFacts(by, date && formatDay(date));
  const name = url ? `[${title}](${url})` : title;
  return [`- ${facts ? `${name}, ${facts}` : name}`, note && toPlainText(note)].filter(Boolean).join(": ");
}

/** Plain Markdown for language models, as llmstxt.org describes. */
export function GET() {
  const { owner, cv, description, availability, skills, services, projects, certificates, profiles } = portfolio;
  const link = (path: string) => (publicUrl ? new URL(path, publicUrl).href : path);
  const headings = Object.fromEntries(portfolio.sections.map(({ id, heading }) => [id, heading]));
  const facts: [heading: string, rows: string[]][] = [
    [
      headings.experience ?? "Experience",
      cv.jobs.map((entry) =>
        [`- ${joinFacts(entry.heading, entry.subheading, entry.period)}`, ...entry.points.map(toPlainText)]
          .map((sentence) => sentence.replace(/[^.!?]$/, "$&."))
          .join(" "),
      ),
    ],
    ["Education", cv.studies.map((entry) => `- ${joinFacts(entry.heading, entry.subheading, entry.period)}`)],
    [
      "Skills",
      skills.map(({ name, group, level, percentage }) => {
        const details = joinFacts(group, level, percentage === undefined ? undefined : `${percentage}%`);
        return `- ${name}${details ? `: ${details}` : ""}`;
      }),
    ],
    [headings.services ?? "Services", services.map(({ title, description: text }) => `- ${title}: ${text}`)],
    [
      "Projects",
      projects.map(
        ({ id, title, summary }) => `- [${title}](${link(projectHref(id))})${summary ? `: ${summary}` : ""}`,
      ),
    ],
    [
      headings.certificates ?? "Certificates",
      certificates.map(({ id, title, issuer, date }) =>
        [`- [${title}](${link(`/#${certificateAnchor(id)}`)})`, joinFacts(issuer, date)].filter(Boolean).join(": "),
      ),
    ],
    ["Awards", cv.awards.map(({ title, issuer, date, url, note }) => describeWork(title, url, issuer, date, note))],
    [
      "Publications",
      cv.publications.map(({ title, publisher, date, url, note }) => describeWork(title, url, publisher, date, note)),
    ],
    ...portfolio.sections.map(({ heading, entries }): [heading: string, rows: string[]] => [
      heading,
      entries.map(({ title, text, note }) =>
        [`- ${toPlainText(title)}`, note && ` (${note})`, text && `: ${toPlainText(text)}`].filter(Boolean).join(""),
      ),
    ]),
    [
      "Pages",
      portfolio.headerLinks
        .filter(({ href }) => href.startsWith("/"))
        .map(({ label, href }) => `- [${label}](${link(href)})`),
    ],
    ["Languages", cv.languages.map(({ name, level }) => `- ${level ? `${name}: ${level}` : name}`)],
    ["Interests", cv.interests.map((interest) => `- ${interest}`)],
    [
      "References",
      cv.references.map(({ name, role, text }) =>
        [`- ${joinFacts(name, role)}`, text && toPlainText(text)].filter(Boolean).join(": "),
      ),
    ],
  ];
  const contact = [
    `- Email: ${owner.email}`,
    owner.phone && `- Phone: ${owner.phone}`,
    `- Location: ${owner.location.label}`,
    ...profiles.map(({ name, url }) => `- [${name}](${url})`),
    headings.contact && `- [Contact form](${link(portfolio.contactHref)})`,
    `- [CV as PDF](${link("/cv.pdf")}), [as JSON Resume](${link("/resume.json")})`,
  ];
  const blocks = [
    `# ${owner.name}`,
    `> ${description}`,
    ...portfolio.paragraphs.map(toPlainText),
    availability,
    "## Contact",
    contact.filter(Boolean).join("\n"),
    ...facts.flatMap(([heading, rows]) => (rows.length > 0 ? [`## ${heading}`, rows.join("\n")] : [])),
    "",
  ].filter((block) => block !== undefined);
  return new Response(blocks.join("\n\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
