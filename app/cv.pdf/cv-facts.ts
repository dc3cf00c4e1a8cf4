import { cv } from "@/content/cv";
import { projects } from "@/content/projects";
import { shown } from "@/content/shown";
import { site } from "@/content/site";
import { describeAvailability, drawnName, formatPeriod } from "@/lib/facts";
import { drawTexts } from "@/lib/images/server/fonts";
import { listProfiles, telephoneHref } from "@/lib/links";
import { toPlainText } from "@/lib/markdown";
import { capitalize } from "@/lib/text";

export interface Entry {
  title?: string;
  details?: (string | undefined)[];
  lines?: string[];
  url?: string;
  note?: string;
}

export const withoutScheme = (href: string) => href.replace(/^https?:\/\//, "").replace(/\/$/, "");
/** A date never breaks across lines. */
const writePeriod = (period: Parameters<typeof formatPeriod>[0]) => formatPeriod(period).replaceAll(" ", "\u00a0");
const kindOf = (kind: string) => (kind === "job" ? undefined : capitalize(kind));
const listed = (texts: string[]): Entry[] => (texts.length > 0 ? [{ lines: [texts.join(", ")] }] : []);

/** Collects the CV's facts by section, and drops characters that its fonts cannot draw. */
export function gatherFacts(siteUrl: URL | undefined, density: { points: number; projects: number }) {
  const { owner, availability } = site;
  const profiles = listProfiles(site).map(({ url }) => url);
  const paragraphs = shown.paragraphs.length > 0 ? shown.paragraphs : [site.description];
  const parts: { heading: string; entries: Entry[] }[] = [
    { heading: "Profile", entries: paragraphs.map((text) => ({ lines: [toPlainText(text)] })) },
    {
      heading: "Experience",
      entries: cv.experience.map(({ title, organisation, kind, place, points, ...period }) => ({
        title,
        details: [organisation, writePeriod(period), place, kindOf(kind)],
        lines: points.slice(0, density.points).map((point) => `• ${toPlainText(point)}`),
      })),
    },
    {
      heading: "Education",
      entries: cv.education.map(({ degree, school, place, note = "", ...period }) => ({
        title: degree,
        details: [school, writePeriod(period), place],
        lines: [toPlainText(note)],
      })),
    },
    {
      heading: "Projects",
      entries: projects.projects
        .slice(0, density.projects)
        .map(({ id, title, role, year, summary, result, stack }) => ({
          title,
          details: [role, String(year)],
          lines: [density.points > 1 && result ? `${summary} ${toPlainText(result)}` : summary],
          url: siteUrl && new URL(`/projects#${id}`, siteUrl).href,
          note: stack.join(", "),
        })),
    },
    { heading: "Skills", entries: listed(shown.skills.map(({ name }) => name)) },
    {
      heading: "Certificates",
      entries: shown.certificates.map(({ title, issuer, isoDate, verifyUrl }) => {
        const month = isoDate.slice(0, 7);
        return { title, details: [issuer, writePeriod({ start: month, end: month })], url: verifyUrl };
      }),
    },
    { heading: "Languages", entries: listed(cv.languages.map(({ name, level }) => `${name} (${level})`)) },
  ];
  return drawTexts({
    name: drawnName(owner).full,
    role: owner.role,
    availability: availability ? describeAvailability(availability) : "",
    contact: [
      { text: owner.email, href: `mailto:${owner.email}` },
      ...(owner.phone ? [{ text: owner.phone, href: telephoneHref(owner.phone) }] : []),
      { text: owner.location.label, href: "" },
      ...[...(siteUrl ? [siteUrl.href] : []), ...profiles].map((href) => ({
        text: withoutScheme(href),
        href,
      })),
    ],
    parts: parts.filter(({ entries }) => entries.length > 0),
  });
}
export type Facts = ReturnType<typeof gatherFacts>;
