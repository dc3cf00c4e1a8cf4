import "server-only";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { openSync, type Font } from "fontkit";
import { canDraw, findScriptFonts, SCRIPT_FONTS } from "@/lib/portfolio/schema/letters";

/** Complete static fonts, because the PDF renderer breaks words where their letters come from two files. */
const FACES = {
  display: { families: ["bricolage-grotesque", "inter"], style: "600SemiBold", weight: 600 },
  mono: { families: ["ibm-plex-mono", "inter"], style: "400Regular", weight: 400 },
  text: { families: ["inter"], style: "400Regular", weight: 400 },
  strong: { families: ["inter"], style: "600SemiBold", weight: 600 },
} as const;
export type Face = keyof typeof FACES;

/** Where letters are shown. Images show fewer scripts, because their renderer does not join letters. */
export type Medium = "cv" | "image";

const folderOf = (family: string) => path.join(process.cwd(), "node_modules", "@expo-google-fonts", family);

function locate(family: string, face: Face) {
  const { style, weight } = FACES[face];
  const folder = path.join(folderOf(family), style);
  const name = readdirSync(folder).find((file) => file.endsWith(".ttf")) ?? "";
  return { family, name: `${family}-${weight}`, weight, file: path.join(folder, name) };
}

const opened = new Map<string, Font>();

function openFont(family: string, face: Face): Font {
  const key = `${family} ${FACES[face].style}`;
  const font = opened.get(key) ?? openSync(locate(family, face).file);
  opened.set(key, font);
  return font;
}

const hasSign = (family: string, face: Face, sign: string) =>
  openFont(family, face).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);

const listSigns = (text: string) => [...new Set(text.normalize("NFC").replaceAll(/\s/g, ""))];

/** The fonts for other scripts that the owner has installed: first those whose own letters are in the text. */
function listInstalled(text: string, medium: Medium): string[] {
  const rows = SCRIPT_FONTS.filter(
    ({ name, isForImages }) => (medium === "cv" || isForImages) && existsSync(folderOf(name)),
  );
  const isOwn = ({ letters }: (typeof rows)[number]) => Number(letters.test(text));
  return rows.toSorted((one, other) => isOwn(other) - isOwn(one)).map(({ name }) => name);
}

/** Whether the fonts at hand have all of the text's letters. */
export function canShow(text: string, medium: Medium): boolean {
  if (canDraw(text)) return true;
  const installed = listInstalled(text, medium);
  return listSigns(text).every((sign) => canDraw(sign) || installed.some((family) => hasSign(family, "text", sign)));
}

/** The fonts for other scripts that a text needs and the owner has not installed, if they would help. */
export function findMissingFonts(text: string, countryCode: string) {
  const lacking = listSigns(text).filter((sign) => !canShow(sign, "cv"));
  return findScriptFonts(lacking.join(""), countryCode).filter(({ isFlawed }) => !isFlawed);
}

/**
 * Returns the face's first font that has all of the text's Latin, Greek and Cyrillic letters, and the installed fonts
 * that the others need.
 */
function findFamilies(face: Face, text: string, medium: Medium): string[] {
  const signs = listSigns(text);
  const usual = signs.filter((sign) => canDraw(sign));
  const { families } = FACES[face];
  const main = families.find((family) => usual.every((sign) => hasSign(family, face, sign))) ?? "inter";
  const installed = listInstalled(text, medium);
  const further = signs
    .filter((sign) => !canDraw(sign))
    .flatMap((sign) => installed.find((family) => hasSign(family, face, sign)) ?? []);
  return [...new Set([main, ...further])];
}

export const findFonts = (face: Face, text: string, medium: Medium) =>
  findFamilies(face, text, medium).map((family) => locate(family, face));

/** Draws text as outlines, where it is a logo rather than words to read. */
export function drawOutlines(face: Face, text: string, sizePt: number) {
  const [family = "inter"] = findFamilies(face, text, "cv");
  const font = openFont(family, face);
  const scale = sizePt / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const letters = glyphs.map((glyph, index) => {
    const outline = glyph.path.translate(x, 0).scale(scale, -scale).translate(0, sizePt).toSVG();
    x += positions[index]?.xAdvance ?? 0;
    return outline;
  });
  return { letters, width: x * scale };
}

/** The width in em of a text whose letters the fonts have. */
export function measureText(face: Face, text: string, medium: Medium): number {
  const families = findFonts(face, text, medium).map(({ family }) => family);
  const widths = Array.from(text.normalize("NFC"), (sign) => {
    const font = openFont(families.find((family) => hasSign(family, face, sign)) ?? "inter", face);
    return font.glyphForCodePoint(sign.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

const countLettersAndDigits = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/**
 * Removes words with letters that the fonts lack, other characters that they lack, and brackets and separators that are
 * left with nothing in or between them. If too little is left to make sense, nothing is kept.
 */
function drawable(text: string, can: (text: string) => boolean): string {
  const kept = text
    .normalize("NFC")
    .replaceAll(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu, (word) => (can(word) ? word : ""))
    .replaceAll(/./gu, (sign) => (can(sign) ? sign : ""))
    .replaceAll(/\(\s*\)|“\s*”|"\s*"/g, "")
    .replaceAll(/ +(?=[ ,.;:!?)]|$)/g, "")
    .replaceAll(/([,;·|])(?:\s*[,;·|])+/g, "$1")
    .replaceAll(/^[\s,;:·|]+|[\s,;:·|]+$/g, "");
  const left = countLettersAndDigits(kept);
  return left > 0 && left >= 2 * (countLettersAndDigits(text) - left) ? kept : "";
}

/** In every text, removes what the fonts cannot draw. `npm run doctor` lists the affected texts. */
export function drawTexts<Content>(content: Content, medium: Medium): Content {
  const can = (text: string) => canShow(text, medium);
  return JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
    typeof value === "string" && !can(value) ? drawable(value, can) : value,
  );
}

export function loadFonts(face: Face, text: string) {
  const fonts = findFonts(face, text, "image");
  return Promise.all(fonts.map(async ({ name, weight, file }) => ({ name, weight, data: await readFile(file) })));
}
