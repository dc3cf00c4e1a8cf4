import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Document, Font, Link, Page, Path, renderToBuffer, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { drawOutlines, findFonts, measureText, type Face } from "@/lib/images/server/fonts";
import { drawName } from "@/lib/portfolio/owner/names";
import type { Portfolio } from "@/lib/portfolio/resolve-portfolio";
import { canDraw } from "@/lib/portfolio/schema/letters";
import { deriveShades } from "@/lib/shades";
import { gatherFacts, type CvEntry, type Facts, type Line } from "./cv-facts";
import { countSpares, describeLoss, leaveOut } from "./leave-out";
import { breakWord, isRightToLeft, markBreaks } from "./line-breaks";

const INK = "#1d1a22";
const INK_MUTED = "#57525f";
const NAME_SIZE_PT = 30;
const LINE_WIDTH_PT = 507;
const MARK_SIZE_PT = 11;

/** With this many entries or more, the CV may have a third page. */
const MANY_ENTRIES = 30;
const SMALLEST_SIZE_PT = 8.5;

function createStyles({ name, role, ...facts }: Facts, { accent: ownAccent }: Portfolio, sizePt: number) {
  const register = (face: Face, text: string) =>
    findFonts(face, text, "cv").map(({ name: fontName, file }) => {
      // Each PDF loads its own copy: embedding a font changes it, and a second PDF from the same copy loses letters.
      const family = `${fontName}-${randomUUID()}`;
      Font.register({ family, src: file });
      return family;
    });
  Font.registerHyphenationCallback(breakWord);
  const everything = JSON.stringify(facts);
  const display = register("display", name + role + facts.parts.map(({ heading }) => heading).join(""));
  const strong = register("strong", everything);
  const text = register("text", everything);

  const accent = deriveShades(ownAccent).light.text;
  const wordWidths = name.split(" ").map((word) => measureText("display", word, "cv"));
  const nameSize = Math.min(NAME_SIZE_PT, LINE_WIDTH_PT / Math.max(...wordWidths));
  return StyleSheet.create({
    page: {
      paddingVertical: 36,
      paddingHorizontal: 44,
      fontFamily: text,
      fontSize: sizePt,
      lineHeight: 1.42,
      color: INK,
    },
    mark: { position: "absolute", top: 18, right: 44 },
    band: { position: "absolute", top: 0, left: 0, right: 0, height: 6, backgroundColor: accent },
    counter: { position: "absolute" },
    name: { fontFamily: display, fontSize: nameSize, lineHeight: canDraw(name) ? 1.15 : 1.4 },
    role: { fontFamily: display, fontSize: 13, color: accent, marginBottom: 5 },
    contact: { flexDirection: "row", flexWrap: "wrap", columnGap: 14 },
    part: { marginTop: 6 },
    heading: { fontFamily: display, fontSize: sizePt + 2.5, lineHeight: 1.1, color: accent },
    rule: { height: 0.75, backgroundColor: "#d9d4cb", marginBottom: 4 },
    entry: { marginBottom: 3.5 },
    // A title over two lines has its date beside the second, so that both are read in this order.
    head: { flexDirection: "row", alignItems: "flex-end", columnGap: 16 },
    title: { flex: 1 },
    date: { color: INK_MUTED, textAlign: "right" },
    strong: { fontFamily: strong },
    leftToRight: {},
    rightToLeft: { direction: "rtl", textAlign: "right" },
    muted: { color: INK_MUTED },
    link: { color: INK, textDecoration: "none" },
  });
}

/** In characters. A longer entry may continue on the next page. */
const LONG_ENTRY = 1200;
const measure = ({ lines }: CvEntry) => lines.reduce((sum, { text }) => sum + text.length, 0);

/** A separator goes at the start of a line rather than at the end. */
const separate = (text: string) => ` ·\u00a0${text}`;

/** Uses a single column, so that people, screen readers and parsers read the CV in the same order. */
function composeCv(
  portfolio: Portfolio,
  facts: Facts,
  styles: ReturnType<typeof createStyles>,
  builtAt: Date,
  notePages: (count: number) => void,
) {
  const { name, role } = portfolio.owner;
  const link = (text: string, href: string, key?: number) => (
    <Link key={key} src={href} style={styles.link}>
      {markBreaks(text)}
    </Link>
  );
  const direct = (text: string) => (isRightToLeft(text) ? styles.rightToLeft : styles.leftToRight);
  const writeHead = ({ title, date, details = [] }: CvEntry) => (
    <View style={styles.head}>
      <Text style={[styles.title, direct(title ?? "")]}>
        <Text style={styles.strong}>{markBreaks(title ?? "")}</Text>
        {details.map(({ text, href }, index) => {
          const detail = title || index > 0 ? separate(text) : text;
          return href ? (
            link(detail, href, index)
          ) : (
            <Text key={index} style={styles.muted}>
              {markBreaks(detail)}
            </Text>
          );
        })}
      </Text>
      {date ? <Text style={styles.date}>{date}</Text> : null}
    </View>
  );
  const writeLine = ({ text, href, note }: Line, index: number) => (
    <Text key={index} style={direct(text)}>
      {href ? link(text, href) : markBreaks(text)}
      {note ? <Text style={styles.muted}>{markBreaks(text ? separate(note) : note)}</Text> : null}
    </Text>
  );
  /** A short entry is never split between pages. In a long one, the heading stays with the first line. */
  const write = (entry: CvEntry, key: number) => {
    const { title, date, details = [], lines } = entry;
    const head = title || date || details.length > 0 ? writeHead(entry) : null;
    if (measure(entry) <= LONG_ENTRY) {
      return (
        <View key={key} style={styles.entry} wrap={false}>
          {head}
          {lines.map(writeLine)}
        </View>
      );
    }
    const [first, ...others] = lines;
    return (
      <View key={key} style={styles.entry}>
        <View wrap={first !== undefined && first.text.length > LONG_ENTRY}>
          {head}
          {first && writeLine(first, 0)}
        </View>
        {others.map(writeLine)}
      </View>
    );
  };
  return (
    <Document title={`${name}, ${role}`} author={name} language={portfolio.language} creationDate={builtAt}>
      <Page size="A4" style={styles.page}>
        <View style={styles.band} />
        <Text style={styles.counter} render={({ totalPages }) => void notePages(totalPages)} />
        <Wordmark portfolio={portfolio} style={styles.mark} />
        <Text style={styles.name}>{facts.name}</Text>
        {facts.role ? <Text style={styles.role}>{markBreaks(facts.role)}</Text> : null}
        {facts.availability ? <Text>{markBreaks(facts.availability)}</Text> : null}
        <View style={styles.contact}>
          {facts.contact.map(({ text, href }, index) => (
            <Text key={index}>{href ? link(text, href) : markBreaks(text)}</Text>
          ))}
        </View>
        {facts.parts.map(({ heading, entries: [first, ...others] }) => (
          <View key={heading} style={styles.part}>
            {/* Prevents a page break between a heading and its first entry. */}
            <View wrap={first !== undefined && measure(first) > LONG_ENTRY}>
              <Text style={styles.heading}>{heading}</Text>
              <View style={styles.rule} />
              {first && write(first, 0)}
            </View>
            {others.map((entry, index) => write(entry, index + 1))}
          </View>
        ))}
      </Page>
    </Document>
  );
}

interface WordmarkProps {
  portfolio: Portfolio;
  style: { position: "absolute"; top: number; right: number };
}

/** Drawn, not written: programs that read the CV look for the name first. */
function Wordmark({ portfolio, style }: WordmarkProps) {
  const { first } = drawName(portfolio.owner, canDraw);
  const isPlain = portfolio.wordmark === "plain";
  const { letters, width } = drawOutlines("display", isPlain ? first : `<${first} />`, MARK_SIZE_PT);
  const accent = deriveShades(portfolio.accent).light.text;
  const isBracket = (index: number) => !isPlain && (index === 0 || index >= letters.length - 2);
  return (
    <Svg style={style} width={width} height={MARK_SIZE_PT * 1.4} viewBox={`0 0 ${width} ${MARK_SIZE_PT * 1.4}`}>
      {letters.map((letter, index) =>
        letter ? <Path key={index} d={letter} fill={isBracket(index) ? accent : INK} /> : null,
      )}
    </Svg>
  );
}

async function renderPages(portfolio: Portfolio, facts: Facts, sizePt: number, builtAt: Date) {
  let pages = 0;
  const styles = createStyles(facts, portfolio, sizePt);
  const cv = composeCv(portfolio, facts, styles, builtAt, (count) => (pages = count));
  const pdf = await renderToBuffer(cv);
  return { pdf, pages };
}

/** Finds how few pieces can be left out, so that the rest has room on these pages. It need not be exact: each try takes time. */
async function fit(portfolio: Portfolio, whole: Facts, pages: number, builtAt: Date) {
  let tooFew = 0;
  let enough = countSpares(whole);
  const step = Math.ceil(enough / 40);
  let shown = leaveOut(whole, enough);
  let best = await renderPages(portfolio, shown, SMALLEST_SIZE_PT, builtAt);
  while (best.pages <= pages && enough - tooFew > step) {
    const count = Math.floor((tooFew + enough) / 2);
    const facts = leaveOut(whole, count);
    const tried = await renderPages(portfolio, facts, SMALLEST_SIZE_PT, builtAt);
    if (tried.pages > pages) tooFew = count;
    else {
      enough = count;
      shown = facts;
      best = tried;
    }
  }
  return { pdf: best.pdf, leftOut: describeLoss(whole, shown) };
}

/** One page if that is enough, otherwise two, or three for many entries. Beyond that, it leaves out the oldest first. */
async function renderToFit(portfolio: Portfolio, siteUrl: URL | undefined, builtAt: Date) {
  const facts = gatherFacts(portfolio, siteUrl);
  const count = facts.parts.flatMap(({ entries }) => entries).length;
  const pages = count >= MANY_ENTRIES ? 3 : 2;
  const tries: [maxPages: number, sizePt: number][] = [
    [1, 10],
    [1, 9],
    [2, 9.5],
    [2, SMALLEST_SIZE_PT],
  ];
  if (pages === 3) tries.push([3, 9.5], [3, SMALLEST_SIZE_PT]);
  for (const [maxPages, sizePt] of tries) {
    const tried = await renderPages(portfolio, facts, sizePt, builtAt);
    if (tried.pages <= maxPages) return { pdf: tried.pdf, notice: "" };
  }
  const { pdf, leftOut } = await fit(portfolio, facts, pages, builtAt);
  const room = pages === 3 ? "three pages" : "two pages";
  return { pdf, notice: leftOut && `The CV leaves out ${leftOut}, to fit on ${room}.` };
}

/** Returns the owner's PDF if one is provided. `notice` says what was left out. */
export async function renderCv(portfolio: Portfolio, siteUrl: URL | undefined, builtAt: Date) {
  const { ownFile } = portfolio.cv;
  if (ownFile)
    return { bytes: new Uint8Array(await readFile(path.join(process.cwd(), "public", ownFile))), notice: "" };
  const { pdf, notice } = await renderToFit(portfolio, siteUrl, builtAt);
  return { bytes: new Uint8Array(pdf), notice };
}
