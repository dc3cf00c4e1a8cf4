import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Document, Font, Link, Page, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { about } from "@/content/about";
import { certificates } from "@/content/certificates";
import { cv } from "@/content/cv";
import { projects } from "@/content/projects";
import { describeAvailability, drawnName, formatPeriod } from "@/content/schema/facts";
import { site } from "@/content/site";
import { drawTexts, type Face, findFontFiles } from "@/lib/generated/server/fonts";
import { deriveAccent } from "@/lib/preferences/accent";
import { telephoneHref } from "@/lib/telephone";
import { estimateTextWidth } from "@/lib/text-width";

const INK = "#1d1a22";
const INK_MUTED = "#57525f";
const NAME_SIZE_PT = 30;
const LINE_WIDTH_PT = 507;

/** In what size and how much is told, on how many pages: the first that fits is taken. */
const DENSITIES = [
  { pages: 1, sizePt: 10, points: 4, projects: 6 },
  { pages: 1, sizePt: 9, points: 4, projects: 6 },
  { pages: 2, sizePt: 9.5, points: 4, projects: 6 },
  { pages: 2, sizePt: 9, points: 2, projects: 4 },
  { pages: 2, sizePt: 8.5, points: 0, projects: 3 },
] as const;

const withoutScheme = (href: string) => href.replace(/^https?:\/\//, "").replace(/\/$/, "");

/** All that is told, in letters that can be drawn. */
function gatherFacts(address: URL) {
  const { owner, availability, sections } = site;
  const profiles = site.footerChannels.map((id) => site.channels[id].url).filter((url) => url.startsWith("https:"));
  return drawTexts({
    ...cv,
    name: drawnName(owner).full,
    role: owner.role,
    availability: availability ? describeAvailability(availability) : "",
    contact: [
      { text: owner.email, href: `mailto:${owner.email}` },
      { text: owner.phone, href: telephoneHref(owner.phone) },
      { text: owner.location.label, href: "" },
      ...[address.href, ...profiles.slice(0, 2)].map((href) => ({ text: withoutScheme(href), href })),
    ],
    profile: sections.includes("about") ? about.paragraphs : [site.description],
    projects: projects.projects.map((project) => ({
      ...project,
      url: new URL(`/projects#${project.id}`, address).href,
    })),
    skills: sections.includes("about") ? about.skills.map(({ name }) => name) : [],
    certificates: sections.includes("certificates") ? certificates.certificates : [],
    languages: cv.languages.map(({ name, level }) => `${name} (${level})`),
  });
}

type Facts = ReturnType<typeof gatherFacts>;

async function registerFonts(facts: Facts) {
  // Words are never broken: a CV is searched by its words.
  Font.registerHyphenationCallback((word) => [word]);
  const register = async (face: Face, text: string) => {
    const files = await findFontFiles(face, text);
    for (const { name, file } of files) Font.register({ family: name, src: file });
    return files.map(({ name }) => name);
  };
  const everything = JSON.stringify(facts);
  return {
    display: await register("display", facts.name + facts.role),
    text: await register("text", everything),
    strong: await register("strong", everything),
  };
}

interface Layout {
  fonts: Awaited<ReturnType<typeof registerFonts>>;
  density: (typeof DENSITIES)[number];
  builtAt: Date;
}

function createStyles({ fonts, density: { sizePt } }: Layout, name: string) {
  const accent = deriveAccent(site.accent).light.text;
  const longestWordEm = Math.max(...name.split(" ").map(estimateTextWidth));
  return StyleSheet.create({
    page: {
      paddingVertical: 36,
      paddingHorizontal: 44,
      fontFamily: fonts.text,
      fontSize: sizePt,
      lineHeight: 1.42,
      color: INK,
    },
    band: { position: "absolute", top: 0, left: 0, right: 0, height: 6, backgroundColor: accent },
    name: {
      fontFamily: fonts.display,
      fontSize: Math.min(NAME_SIZE_PT, LINE_WIDTH_PT / longestWordEm),
      lineHeight: 1.15,
    },
    role: { fontFamily: fonts.display, fontSize: 13, color: accent, marginBottom: 5 },
    section: { marginTop: 8 },
    heading: { fontFamily: fonts.strong, fontSize: sizePt + 1.5, color: accent },
    rule: { height: 0.75, backgroundColor: "#d9d4cb", marginBottom: 4 },
    entry: { marginBottom: 3.5 },
    strong: { fontFamily: fonts.strong },
    muted: { color: INK_MUTED },
    link: { color: INK, textDecoration: "none" },
  });
}

interface Entry {
  title: string;
  /** Where and when, as far as it is known. */
  details: (string | undefined)[];
  lines?: string[];
  /** Written out beneath, with the note after it. */
  url?: string;
  note?: string;
}

/** One column, so that people, screen readers and parsers read it in the same order. */
function composeCv(facts: Facts, layout: Layout) {
  const { owner } = site;
  const { density, builtAt } = layout;
  const styles = createStyles(layout, facts.name);

  const link = (text: string, href: string) => (
    <Link src={href} style={styles.link}>
      {text}
    </Link>
  );
  const entry = ({ title, details, lines = [], url, note }: Entry) => (
    <View key={[title, ...details].join()} style={styles.entry} wrap={false}>
      <Text>
        <Text style={styles.strong}>{title}</Text>
        <Text style={styles.muted}>{["", ...details.filter(Boolean)].join(" · ")}</Text>
      </Text>
      {lines.filter(Boolean).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      {url && (
        <Text>
          {link(withoutScheme(url), url)}
          {note && <Text style={styles.muted}>{` · ${note}`}</Text>}
        </Text>
      )}
    </View>
  );
  /** A part of the CV, whose heading is never the last line of a page; one with nothing in it is left out. */
  const block = (heading: string, [first, ...others]: ReactNode[]) =>
    first && (
      <View style={styles.section}>
        <View wrap={false}>
          <Text style={styles.heading}>{heading}</Text>
          <View style={styles.rule} />
          {first}
        </View>
        {others}
      </View>
    );
  const paragraphs = (texts: string[]) =>
    texts.filter(Boolean).map((text) => (
      <Text key={text} style={styles.entry}>
        {text}
      </Text>
    ));
  const list = (texts: string[]) => paragraphs([texts.filter(Boolean).join(", ")]);
  const kindOf = (kind: string) => (kind === "job" ? undefined : kind[0]?.toUpperCase() + kind.slice(1));

  return (
    <Document title={`${owner.name}, ${owner.role}`} author={owner.name} language="en-GB" creationDate={builtAt}>
      <Page size="A4" style={styles.page}>
        <View style={styles.band} />
        <Text style={styles.name}>{facts.name}</Text>
        {facts.role ? <Text style={styles.role}>{facts.role}</Text> : null}
        {facts.availability ? <Text>{facts.availability}</Text> : null}
        <Text>
          {facts.contact
            .filter(({ text }) => text)
            .map(({ text, href }, index) => (
              <Text key={text}>
                {index > 0 && " · "}
                {href ? link(text, href) : text}
              </Text>
            ))}
        </Text>
        {block("Profile", paragraphs(facts.profile))}
        {block(
          "Experience",
          facts.experience.map(({ title, organisation, kind, place, points, ...period }) =>
            entry({
              title,
              details: [organisation, formatPeriod(period), place, kindOf(kind)],
              lines: points.slice(0, density.points).map((point) => `• ${point}`),
            }),
          ),
        )}
        {block(
          "Education",
          facts.education.map(({ degree, school, place, note = "", ...period }) =>
            entry({ title: degree, details: [school, formatPeriod(period), place], lines: [note] }),
          ),
        )}
        {block(
          "Projects",
          facts.projects.slice(0, density.projects).map(({ title, role, year, summary, result, stack, url }) =>
            entry({
              title,
              details: [role, String(year)],
              lines: [density.points > 1 ? `${summary} ${result}` : summary],
              url,
              note: stack.filter(Boolean).join(", "),
            }),
          ),
        )}
        {block("Skills", list(facts.skills))}
        {block(
          "Certificates",
          facts.certificates.map(({ title, issuer, isoDate, verifyUrl }) => {
            const month = isoDate.slice(0, 7);
            return entry({ title, details: [issuer, formatPeriod({ start: month, end: month })], url: verifyUrl });
          }),
        )}
        {block("Languages", list(facts.languages))}
      </Page>
    </Document>
  );
}

const countPages = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;

/**
 * The bytes of the CV: the owner's own file when the content names one, otherwise a document made from the content.
 *
 * @param address Origin of the site, for links back to it.
 * @param builtAt The document's date: both passes of the build write the same bytes.
 */
export async function renderCv(address: URL, builtAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  if (site.cv.file) return new Uint8Array(await readFile(path.join(process.cwd(), "public", site.cv.file)));
  const facts = gatherFacts(address);
  const fonts = await registerFonts(facts);
  let pdf = Buffer.alloc(0);
  for (const density of DENSITIES) {
    pdf = Buffer.from(await renderToBuffer(composeCv(facts, { fonts, density, builtAt })));
    if (countPages(pdf) <= density.pages) break;
  }
  return new Uint8Array(pdf);
}
