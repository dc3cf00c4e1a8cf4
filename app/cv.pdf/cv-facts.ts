import { canShow, drawTexts } from "@/lib/images/server/fonts";
import { projectHref } from "@/lib/links";
import { toPlainText } from "@/lib/markdown";
import { CAREER_HEADINGS, type Career } from "@/lib/portfolio/career";
import { drawName } from "@/lib/portfolio/owner/names";
import { formatMonthOf } from "@/lib/portfolio/periods";
import type { Portfolio } from "@/lib/portfolio/resolve-portfolio";
import { capitalize } from "@/lib/text";

/** What the CV can do without, and in which order. */
export interface Spare {
  what: "point" | "detail" | "project" | "certificate" | "award" | "publication" | "reference" | "study";
  kind: Kind;
  age: number;
  /** The place in the entry's own list. */
  index: number;
}

export interface Line {
  text: string;
  /** Makes the text a link. */
  href?: string;
  /** Follows the text, after a separator. */
  note?: string;
  spare?: Spare;
}

export interface CvEntry {
  title?: string;
  /** Stands in a column of its own. */
  date?: string;
  details?: { text: string; href?: string }[];
  lines: Line[];
  spare?: Spare;
}

const RECENT = 5;
const MOST_POINTS = 4;
/** Left out in this order. */
const KINDS = ["olderPoint", "morePoints", "note", "olderEntry", "recentPoint", "summary", "entry"] as const;
type Kind = (typeof KINDS)[number];

const spare = (what: Spare["what"], kind: Kind, age: number, index = 0): Spare => ({ what, kind, age, index });

/** Of two pieces of one kind, the one from the older entry is left out first, then the one further down the list. */
export function compareSpares(one: Spare, other: Spare): number {
  const byKind = KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind);
  const byAge = other.age - one.age;
  const byIndex = other.index - one.index;
  // Recent jobs lose their last points evenly.
  return byKind || (one.kind === "recentPoint" ? byIndex || byAge : byAge || byIndex);
}

function sparePoint(age: number, index: number): Spare {
  if (age >= RECENT) return spare("point", "olderPoint", age, index);
  return spare("point", index >= MOST_POINTS ? "morePoints" : "recentPoint", age, index);
}

const spareEntry = (what: Spare["what"], age: number): Spare =>
  spare(what, age >= RECENT ? "olderEntry" : "entry", age);

const withoutScheme = (href: string) => href.replace(/^https?:\/\//, "").replace(/\/$/, "");
/** A date never breaks across lines. */
const keepTogether = (period: string) => period.replaceAll(" ", "\u00a0");
const kindOf = (kind: string) => (kind === "job" ? undefined : capitalize(kind));
const listDetails = (...texts: (string | undefined)[]) => texts.flatMap((text) => (text ? { text } : []));
/** In a PDF, an address is ASCII. */
const listLink = (href?: string) => (href ? [{ text: withoutScheme(href), href: new URL(href).href }] : []);
const listNote = (age: number, note?: string): Line[] =>
  note ? [{ text: toPlainText(note), spare: spare("detail", "note", age) }] : [];
const oneLine = (texts: string[]): CvEntry[] => (texts.length > 0 ? [{ lines: [{ text: texts.join(", ") }] }] : []);

function listJobs({ jobs }: Career): CvEntry[] {
  return jobs.map(({ name, by, kind, place, url, points, period }, age) => ({
    title: name,
    date: keepTogether(period) || undefined,
    details: [...listDetails(by, place, kindOf(kind)), ...listLink(url)],
    lines: points.map((point, index) => ({ text: `• ${toPlainText(point)}`, spare: sparePoint(age, index) })),
  }));
}

function listStudies({ studies }: Career): CvEntry[] {
  return studies.map(({ name, by, place, url, note, period }, age) => ({
    title: name,
    date: keepTogether(period) || undefined,
    details: [...listDetails(by, place), ...listLink(url)],
    lines: listNote(age, note),
    spare: age >= RECENT ? spareEntry("study", age) : undefined,
  }));
}

function listProjects({ projects }: Portfolio, siteUrl: URL | undefined): CvEntry[] {
  return projects.map(({ id, title, role, card, summary, result, points, stack }, age) => {
    const text = [summary, result && toPlainText(result)].filter(Boolean).join(" ");
    const url = siteUrl && new URL(projectHref(id), siteUrl).href;
    const address = { text: url ? withoutScheme(url) : "", href: url, note: stack.join(", ") };
    return {
      title,
      date: card.dates && keepTogether(card.dates),
      details: listDetails(role),
      lines: [
        ...(text ? [{ text, spare: spare("detail", "summary", age) }] : []),
        ...points.map((point, index) => ({
          text: `• ${toPlainText(point)}`,
          spare: spare("detail", age >= RECENT ? "olderPoint" : "morePoints", age, index),
        })),
        ...(address.text || address.note ? [address] : []),
      ],
      spare: spareEntry("project", age),
    };
  });
}

function listWorks(
  what: "award" | "publication",
  works: Career["awards" | "publications"],
  language: string,
): CvEntry[] {
  return works.map(({ name, by, date, url, note }, age) => ({
    title: name,
    date: date && keepTogether(formatMonthOf(date, language)),
    details: listDetails(by),
    lines: [...listNote(age, note), ...listLink(url)],
    spare: spareEntry(what, age),
  }));
}

/** Collects the CV's facts by section. */
export function collectFacts(portfolio: Portfolio, siteUrl: URL | undefined) {
  const { owner, cv, career, language, profile, skillGroups, certificates, availability } = portfolio;
  const parts: { heading: string; entries: CvEntry[] }[] = [
    { heading: "Profile", entries: profile.map((text) => ({ lines: [{ text: toPlainText(text) }] })) },
    { heading: CAREER_HEADINGS.jobs, entries: listJobs(career) },
    { heading: CAREER_HEADINGS.studies, entries: listStudies(career) },
    { heading: "Projects", entries: listProjects(portfolio, siteUrl) },
    {
      heading: "Skills",
      entries: skillGroups.map(({ name, skills: rows }) => {
        const list = rows.map((skill) => skill.name).join(", ");
        return { lines: [{ text: name ? `${name}: ${list}` : list }] };
      }),
    },
    {
      heading: "Certificates",
      entries: certificates.map(({ title, issuer, date, isoDate, verifyUrl }, age) => ({
        title,
        date: isoDate && keepTogether(formatMonthOf(isoDate, language)),
        details: listDetails(issuer, isoDate ? undefined : date),
        lines: listLink(verifyUrl),
        spare: spareEntry("certificate", age),
      })),
    },
    { heading: CAREER_HEADINGS.awards, entries: listWorks("award", career.awards, language) },
    { heading: CAREER_HEADINGS.publications, entries: listWorks("publication", career.publications, language) },
    {
      heading: CAREER_HEADINGS.languages,
      entries: oneLine(career.languages.map(({ name, by }) => (by ? `${name} (${by})` : name))),
    },
    { heading: CAREER_HEADINGS.interests, entries: oneLine(career.interests) },
    {
      heading: CAREER_HEADINGS.references,
      entries: career.references.map(({ name, by, quote }, age) => ({
        title: name,
        details: listDetails(by),
        lines: listNote(age, quote && `“${quote}”`),
        spare: spareEntry("reference", age),
      })),
    },
  ];
  return {
    name: drawName(owner, (text) => canShow(text, "cv")).full,
    role: owner.role,
    availability,
    contact: [
      { text: owner.email, href: `mailto:${owner.email}` },
      ...(owner.phone ? [{ text: owner.phone, href: owner.phoneHref }] : []),
      { text: owner.location.label },
      ...(siteUrl ? listLink(siteUrl.href) : []),
      ...cv.profiles.flatMap(({ url }) => listLink(url)),
    ],
    parts,
  };
}

/** The facts without what the CV's fonts cannot draw. */
export const gatherFacts = (portfolio: Portfolio, siteUrl: URL | undefined) =>
  dropBlank(drawTexts(collectFacts(portfolio, siteUrl), "cv"));

export interface Facts {
  name: string;
  role: string;
  availability?: string;
  contact: { text: string; href?: string }[];
  parts: { heading: string; entries: CvEntry[] }[];
}

/** A text in letters that no font has becomes empty, and an entry without its title says nothing. */
function dropBlank(facts: Facts): Facts {
  const parts = facts.parts.map(({ heading, entries }) => ({
    heading,
    entries: entries
      .map((entry) => ({
        ...entry,
        details: entry.details?.filter(({ text }) => text),
        lines: entry.lines.filter(({ text, note }) => text || note),
      }))
      .filter(({ title, lines }) => title ?? lines.length > 0),
  }));
  const contact = facts.contact.filter(({ text }) => text);
  return { ...facts, contact, parts: parts.filter(({ entries }) => entries.length > 0) };
}
