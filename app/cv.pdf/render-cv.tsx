import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Document, Font, Link, Page, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer";
import { findFont, type Face } from "@/lib/images/server/fonts";
import { portfolio } from "@/lib/portfolio/portfolio";
import { deriveShades } from "@/lib/shades";
import { estimateTextWidth } from "@/lib/text-width";
import { gatherFacts, withoutScheme, type Entry, type Facts } from "./cv-facts";

const INK = "#1d1a22";
const INK_MUTED = "#57525f";
const NAME_SIZE_PT = 30;
const LINE_WIDTH_PT = 507;

const DENSITIES = [
  { pages: 1, sizePt: 10, points: 4, projects: 6 },
  { pages: 1, sizePt: 9, points: 4, projects: 6 },
  { pages: 2, sizePt: 9.5, points: 4, projects: 6 },
  { pages: 2, sizePt: 9, points: 2, projects: 4 },
  { pages: 2, sizePt: 8.5, points: 0, projects: 3 },
];

async function createStyles({ name, role, ...facts }: Facts, sizePt: number) {
  const register = async (face: Face, text: string) => {
    const { name: fontName, file } = await findFont(face, text);
    // Each PDF loads its own copy: embedding a font changes it, and a second PDF from the same copy loses letters.
    const family = `${fontName}-${randomUUID()}`;
    Font.register({ family, src: file });
    return family;
  };
  // Never hyphenate: recruiters search CVs for whole words.
  Font.registerHyphenationCallback((word) => [word]);
  const everything = JSON.stringify(facts);
  const display = await register("display", name + role);
  const strong = await register("strong", everything);
  const text = await register("text", everything);

  const accent = deriveShades(portfolio.accent).light.text;
  const nameSize = Math.min(NAME_SIZE_PT, LINE_WIDTH_PT / Math.max(...name.split(" ").map(estimateTextWidth)));
  return StyleSheet.create({
    page: {
      paddingVertical: 36,
      paddingHorizontal: 44,
      fontFamily: text,
      fontSize: sizePt,
      lineHeight: 1.42,
      color: INK,
    },
    band: { position: "absolute", top: 0, left: 0, right: 0, height: 6, backgroundColor: accent },
    name: { fontFamily: display, fontSize: nameSize, lineHeight: 1.15 },
    role: { fontFamily: display, fontSize: 13, color: accent, marginBottom: 5 },
    contact: { flexDirection: "row", flexWrap: "wrap", columnGap: 14 },
    part: { marginTop: 8 },
    heading: { fontFamily: strong, fontSize: sizePt + 1.5, color: accent },
    rule: { height: 0.75, backgroundColor: "#d9d4cb", marginBottom: 4 },
    entry: { marginBottom: 3.5 },
    strong: { fontFamily: strong },
    muted: { color: INK_MUTED },
    link: { color: INK, textDecoration: "none" },
  });
}

/** Uses a single column, so that people, screen readers and parsers read the CV in the same order. */
function composeCv(facts: Facts, styles: Awaited<ReturnType<typeof createStyles>>, builtAt: Date) {
  const { name, role } = portfolio.owner;
  const link = (text: string, href: string) => (
    <Link src={href} style={styles.link}>
      {text}
    </Link>
  );
  const write = ({ title, details = [], lines = [], url, note }: Entry) => (
    <View key={[title, ...details, ...lines].join()} style={styles.entry} wrap={false}>
      {title ? (
        <Text>
          <Text style={styles.strong}>{title}</Text>
          <Text style={styles.muted}>{["", ...details].join(" · ")}</Text>
        </Text>
      ) : null}
      {lines.filter(Boolean).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      {url || note ? (
        <Text>
          {url ? link(withoutScheme(url), url) : null}
          {note ? <Text style={styles.muted}>{url ? ` · ${note}` : note}</Text> : null}
        </Text>
      ) : null}
    </View>
  );
  const contact = facts.contact.filter(({ text }) => text);
  return (
    <Document title={`${name}, ${role}`} author={name} language="en-GB" creationDate={builtAt}>
      <Page size="A4" style={styles.page}>
        <View style={styles.band} />
        <Text style={styles.name}>{facts.name}</Text>
        {facts.role ? <Text style={styles.role}>{facts.role}</Text> : null}
        {facts.availability ? <Text>{facts.availability}</Text> : null}
        <View style={styles.contact}>
          {contact.map(({ text, href }) => (
            <Text key={text}>{href ? link(text, href) : text}</Text>
          ))}
        </View>
        {facts.parts.map(({ heading, entries: [first, ...others] }) => (
          <View key={heading} style={styles.part}>
            {/* Prevents a page break between a heading and its first entry. */}
            <View wrap={false}>
              <Text style={styles.heading}>{heading}</Text>
              <View style={styles.rule} />
              {first && write(first)}
            </View>
            {others.map(write)}
          </View>
        ))}
      </Page>
    </Document>
  );
}

const countPages = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;

/** Returns the owner's PDF if one is provided. `builtAt` makes both build passes produce the same bytes. */
export async function renderCv(siteUrl: URL | undefined, builtAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  const { ownFile } = portfolio.cv;
  if (ownFile) return new Uint8Array(await readFile(path.join(process.cwd(), "public", ownFile)));
  let pdf = Buffer.alloc(0);
  for (const density of DENSITIES) {
    const facts = gatherFacts(siteUrl, density);
    const styles = await createStyles(facts, density.sizePt);
    pdf = Buffer.from(await renderToBuffer(composeCv(facts, styles, builtAt)));
    if (countPages(pdf) <= density.pages) break;
  }
  return new Uint8Array(pdf);
}
