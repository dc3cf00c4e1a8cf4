import { drawTexts } from "@/lib/images/server/fonts";
import { toPlainText } from "@/lib/markdown";
import { formatPeriod } from "@/lib/portfolio/periods";
import { portfolio } from "@/lib/portfolio/portfolio";
import { capitalize } from "@/lib/text";

export interface Entry {
  title?: string;
  details?: string[];
  lines?: string[];
  url?: string;
  note?: string;
}

export const withoutScheme = (href: string) => href.replace(/^https?:\/\//, "").replace(/\/$/, "");
/** A date never breaks across lines. */
const keepTogether = (period: string) => period.replaceAll(" ", "\u00a0");
const kindOf = (kind: string) => (kind === "job" ? undefined : capitalize(kind));
const present = (...texts: (string | undefined)[]) => texts.filter((text): text is string => Boolean(text));
const listed = (texts: string[]): Entry[] => (texts.length > 0 ? [{ lines: [texts.join(", ")] }] : []);

/** Collects the CV's facts by section, and drops characters that its fonts cannot draw. */
export function gatherFacts(siteUrl: URL | undefined, density: { points: number; projects: number }) {
  const { owner, cv, description, skills, certificates, projects, availability } = portfolio;
  const paragraphs = portfolio.paragraphs.length > 0 ? portfolio.paragraphs : [description];
  const parts: { heading: string; entries: Entry[] }[] = [
    { heading: "Profile", entries: paragraphs.map((text) => ({ lines: [toPlainText(text)] })) },
    {
      heading: "Experience",
      entries: cv.jobs.map(({ heading, subheading, kind, place, points, period }) => ({
        title: heading,
        details: present(subheading, keepTogether(period), place, kindOf(kind)),
        lines: points.slice(0, density.points).map((point) => `• ${toPlainText(point)}`),
      })),
    },
    {
      heading: "Education",
      entries: cv.studies.map(({ heading, subheading, place, note = "", period }) => ({
        title: heading,
        details: present(subheading, keepTogether(period), place),
        lines: [toPlainText(note)],
      })),
    },
    {
      heading: "Projects",
      entries: projects.slice(0, density.projects).map(({ id, title, role, year, summary, result, stack }) => ({
        title,
        details: present(role, year?.toString()),
        lines: [present(summary, density.points > 1 && result ? toPlainText(result) : undefined).join(" ")],
        url: siteUrl && new URL(`/projects#${id}`, siteUrl).href,
        note: stack.join(", ") || undefined,
      })),
    },
    { heading: "Skills", entries: listed(skills.map(({ name }) => name)) },
    {
      heading: "Certificates",
      entries: certificates.map(({ title, issuer, isoDate, verifyUrl }) => {
        const month = isoDate?.slice(0, 7);
        const date = keepTogether(formatPeriod({ start: month, end: month }));
        return { title, details: present(issuer, date), url: verifyUrl };
      }),
    },
    {
      heading: "Languages",
      entries: listed(cv.languages.map(({ name, level }) => (level ? `${name} (${level})` : name))),
    },
  ];
  return drawTexts({
    name: owner.drawn.full,
    role: owner.role,
    availability,
    contact: [
      { text: owner.email, href: `mailto:${owner.email}` },
      ...(owner.phone ? [{ text: owner.phone, href: owner.phoneHref ?? "" }] : []),
      { text: owner.location.label, href: "" },
      ...[...(siteUrl ? [siteUrl.href] : []), ...portfolio.profiles.map(({ url }) => url)].map((href) => ({
        text: withoutScheme(href),
        href,
      })),
    ],
    parts: parts.filter(({ entries }) => entries.length > 0),
  });
}
export type Facts = ReturnType<typeof gatherFacts>;
