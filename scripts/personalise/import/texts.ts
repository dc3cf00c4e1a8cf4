import { convert, type FormatCallback } from "html-to-text";
import { toPlainText } from "@/lib/markdown";

const TAG =
  /<\/?(a|b|blockquote|br|code|div|em|font|h[1-6]|hr|i|li|ol|p|s|small|span|strong|sub|sup|table|td|tr|u|ul)(\s[^<>]*)?\/?>/i;
const ENTITY = /&(#\d+|#x[\da-f]+|[a-z]{2,8});/i;

const formatLink: FormatCallback = (element, walk, builder) => {
  const href = String(element.attribs.href ?? "");
  const isLink = /^https?:/.test(href);
  if (isLink) builder.addInline("[");
  walk(element.children, builder);
  if (isLink) builder.addInline(`](${href})`);
};

/** Removes HTML tags, but not text that only looks like one, such as `List<String>`. */
function removeTags(text: string): string {
  if (!TAG.test(text) && !ENTITY.test(text)) return text;
  const html = TAG.test(text)
    ? text.replaceAll(/<br\s*\/?>/gi, "<br><br>")
    : text.replaceAll("<", "&lt;").replaceAll("\n", "<br>");
  return convert(html, {
    wordwrap: false,
    formatters: { formatLink },
    selectors: [
      { selector: "a", format: "formatLink" },
      { selector: "ul", options: { itemPrefix: "• " } },
      { selector: "ol", options: { itemPrefix: "• " } },
      ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });
}

const BULLET = /^\s*(?:[-*–—▪●○◦‣⁃➢►■✓✔]\s+|[•・·]\s*)/u;
const NUMBER = /^\s*\d{1,2}[.)]\s+/u;
const END_OF_SENTENCE = /[.!?…:;。！？：；؟؛۔।]["'”’»)]?$/u;
const COMMA = /[,،、，]$/u;
/** Words of scripts that are written without spaces cannot be told from sentences. */
const WORD = /^(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\S{1,30}$/u;

interface Line {
  text: string;
  isItem: boolean;
}

/** The shortest line after which a program breaks a text. */
const WRAPPED = 50;

/** Joins the lines of a paragraph where it was only wrapped, and not where each line says something of its own. */
function joinWrapped([first = "", ...others]: string[]): string[] {
  const startsLower = (row: string) => /^\s*\p{Ll}/u.test(row);
  const isWrapped = others.some(startsLower) && (BULLET.test(first) || NUMBER.test(first) || !startsLower(first));
  const rows = [first];
  let previous = first;
  for (const row of others) {
    const last = rows.at(-1) ?? "";
    const goesOn = isWrapped && (startsLower(row) || previous.length >= WRAPPED);
    if (COMMA.test(last) || (goesOn && !END_OF_SENTENCE.test(last))) rows[rows.length - 1] = `${last} ${row.trim()}`;
    else rows.push(row);
    previous = row;
  }
  return rows;
}

/** Splits a text into paragraphs and list items. */
function splitLines(written: string): Line[] {
  const text = removeTags(written).replaceAll(/\r\n?|\u2028/g, "\n");
  // Where line breaks were lost, bullets are left within a line.
  const broken = (text.match(/(^|\s)[•▪●]\s/gu) ?? []).length > 1 ? text.replaceAll(/\s([•▪●])\s/gu, "\n$1 ") : text;
  const rows = broken.split("\n").map((row) => row.trimEnd());
  // A single line can begin with a number: 1. FC Köln.
  const isNumbered = rows.filter((row) => NUMBER.test(row)).length > 1;
  const isItem = (row: string) => BULLET.test(row) || (isNumbered && NUMBER.test(row));
  const blocks: string[][] = [[]];
  for (const row of rows) {
    if (!row || isItem(row)) blocks.push([]);
    if (row) blocks.at(-1)?.push(row);
  }
  return blocks.flatMap(joinWrapped).flatMap((row) => {
    const content = row
      .replace(BULLET, "")
      .replace(isNumbered ? NUMBER : "", "")
      .replaceAll(/\s+/g, " ")
      .trim();
    return content ? { text: content, isItem: isItem(row) } : [];
  });
}

/** Joins words that stand in lines of their own: `HTML`, `CSS` becomes `HTML, CSS`. */
function joinWords(lines: Line[]): Line[] {
  const isWord = ({ text }: Line) => WORD.test(text) && !END_OF_SENTENCE.test(text);
  const joined: Line[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const last = joined.at(-1);
    if (before && last && isWord(before) && isWord(line)) last.text += `, ${line.text}`;
    else joined.push({ ...line });
  });
  return joined;
}

const LINK = /\[([^[\]]+)\]\((https?:\/\/[^\s()]+)\)|\*\*(\S(?:[^*\n]*[^\s*])?)\*\*/g;
const escapeMarkdown = (text: string) => text.replaceAll(/[\\`*_[\]<>]/g, "\\$&");

/**
 * Turns a plain text into Markdown that reads the same. Only whole links and `**strong**` words are taken as Markdown; links
 * are changed to https.
 */
export function toMarkdown(text: string): string {
  const parts = text.split(LINK);
  const compose = (escape: (part: string) => string) =>
    parts
      .map((part = "", index) => {
        const [label, href, strong] = [parts[index], parts[index + 1], parts[index + 2]];
        if (index % 4 === 0) return escape(part);
        if (index % 4 !== 1) return "";
        if (strong) return `**${escape(strong)}**`;
        return `[${escape(label ?? "")}](${(href ?? "").replace(/^http:/, "https:")})`;
      })
      .join("");
  const plain = parts.filter((_, index) => index % 4 !== 2).join("");
  const written = compose((part) => part);
  return toPlainText(written) === plain ? written : compose(escapeMarkdown);
}

/** For fields without Markdown: `[the loom](https://loom.org)` becomes `the loom (https://loom.org)`. */
export function toPlain(written: string): string {
  return removeTags(written)
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll(LINK, (_, label?: string, href?: string, strong?: string) =>
      strong ? strong : `${label} (${href?.replace(/^http:/, "https:")})`,
    );
}

/** The first sentence is the summary, and what follows are points. */
export function splitSummary(written = ""): { description?: string; highlights: string[] } {
  const [first, ...others] = splitLines(written);
  const [sentence] = new Intl.Segmenter("en", { granularity: "sentence" }).segment(first?.text ?? "");
  const description = sentence?.segment.trim();
  const rest = first?.text.slice(sentence?.segment.length).trim();
  return { description, highlights: [rest ?? "", ...others.map(({ text }) => text)].filter(Boolean) };
}

/** Splits a text between sentences, or else between words, into parts of at most `max` characters. */
function pack(text: string, max: number): string[] {
  if (text.length <= max) return [text];
  const parts: string[] = [];
  for (const sentence of text.split(/(?<=[.!?…؟۔।])\s+|(?<=[。！？])/u).flatMap((part) => splitLong(part, max))) {
    const joined = [parts.at(-1), sentence].filter(Boolean).join(" ");
    if (parts.length > 0 && joined.length <= max) parts[parts.length - 1] = joined;
    else parts.push(sentence);
  }
  return parts;
}

function splitLong(sentence: string, max: number): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > max) {
    const space = rest.lastIndexOf(" ", max);
    // Never split a character that takes two units.
    const part = rest.slice(0, space > 0 ? space : max).replace(/[\ud800-\udbff]$/, "");
    parts.push(part);
    rest = rest.slice(part.length).trim();
  }
  return [...parts, rest].filter(Boolean);
}

/** Every paragraph and every list item is a point of its own. */
export const toPoints = (texts: string[], max: number): string[] =>
  joinWords(texts.flatMap(splitLines)).flatMap(({ text }) => pack(text, max).map(toMarkdown));

/** The items of a list follow its introduction: `I do:`, `- looms`, `- wool` becomes `I do: looms; wool`. */
function joinItems(lines: Line[]): string[] {
  const paragraphs: string[] = [];
  let isList = false;
  for (const { text, isItem } of lines) {
    const last = paragraphs.at(-1);
    if (isItem && last && (isList || /[:：]$/.test(last)))
      paragraphs[paragraphs.length - 1] = `${last}${isList ? ";" : ""} ${text}`;
    else paragraphs.push(text);
    isList = isItem;
  }
  return paragraphs;
}

export const toParagraphs = (texts: string[], max: number): string[] =>
  texts.flatMap((text) => joinItems(splitLines(text))).flatMap((text) => pack(text, max).map(toMarkdown));

/** Joins texts into one, a sentence each. */
export function toOneText(texts: string[]): string | undefined {
  const lines = texts.flatMap((text) => joinItems(splitLines(text)));
  const isLast = (index: number) => index === lines.length - 1;
  const closed = lines.map((line, index) => (isLast(index) || END_OF_SENTENCE.test(line) ? line : `${line}.`));
  return toMarkdown(closed.join(" ")) || undefined;
}

export const splitPlace = (place = ""): string[] => place.split(",").flatMap((part) => part.trim() || []);

/** Joins the parts of a place, each once: `Lisbon, Lisbon, Portugal` becomes `Lisbon, Portugal`. */
export function joinPlace(...written: (string | undefined)[]): string | undefined {
  const parts = written.flatMap(splitPlace);
  return parts.filter((part, index) => parts.indexOf(part) === index).join(", ") || undefined;
}
