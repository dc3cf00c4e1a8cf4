import { certificateAnchor, linkFrom, projectHref } from "@/lib/links";
import { toPlainText } from "@/lib/markdown";
import { CAREER_HEADINGS, type Career } from "@/lib/portfolio/career";
import { formatDay } from "@/lib/portfolio/periods";
import type { Portfolio } from "@/lib/portfolio/resolve-portfolio";
import { endSentence, formatPercentage } from "@/lib/text";

const joinFacts = (...facts: (string | undefined)[]) => facts.filter(Boolean).join(", ");

/** An award or a publication. */
function describeWork(
  { name, by, date, url, note }: Career["awards" | "publications"][number],
  language: string,
): string {
  const facts = joinFacts(by, date && formatDay(date, language));
  const title = url ? `[${name}](${url})` : name;
  return [`- ${facts ? `${title}, ${facts}` : title}`, note && toPlainText(note)].filter(Boolean).join(": ");
}

/** Plain Markdown for language models, as llmstxt.org describes. */
export function writeLlms(portfolio: Portfolio, publicUrl: URL | undefined): string {
  const { owner, career, language, description, availability, skills, services, projects, certificates, profiles } =
    portfolio;
  const link = linkFrom(publicUrl);
  const headings = Object.fromEntries(portfolio.sections.map(({ id, heading }) => [id, heading]));
  const ownSections = portfolio.sections.filter((section) => section.kind === "own");
  const facts: [heading: string, rows: string[]][] = [
    [
      headings.experience ?? CAREER_HEADINGS.jobs,
      career.jobs.map((entry) =>
        [`- ${joinFacts(entry.name, entry.by, entry.period)}`, ...entry.points.map(toPlainText)]
          .map(endSentence)
          .join(" "),
      ),
    ],
    [CAREER_HEADINGS.studies, career.studies.map(({ name, by, period }) => `- ${joinFacts(name, by, period)}`)],
    [
      "Skills",
      skills.map(({ name, group, level, percentage }) => {
        const details = joinFacts(
          group,
          level,
          percentage === undefined ? undefined : formatPercentage(percentage, language),
        );
        return `- ${name}${details ? `: ${details}` : ""}`;
      }),
    ],
    [headings.services ?? "Services", services.map(({ title, description: text }) => `- ${title}: ${text}`)],
    [
      portfolio.projectsPage.label,
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
    [CAREER_HEADINGS.awards, career.awards.map((award) => describeWork(award, language))],
    [CAREER_HEADINGS.publications, career.publications.map((work) => describeWork(work, language))],
    ...ownSections.map(({ heading, entries }): [heading: string, rows: string[]] => [
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
    [CAREER_HEADINGS.languages, career.languages.map(({ name, by }) => `- ${by ? `${name}: ${by}` : name}`)],
    [CAREER_HEADINGS.interests, career.interests.map((interest) => `- ${interest}`)],
    [
      CAREER_HEADINGS.references,
      career.references.map(({ name, by, quote }) =>
        [`- ${joinFacts(name, by)}`, quote && toPlainText(quote)].filter(Boolean).join(": "),
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
  return blocks.join("\n\n");
}
