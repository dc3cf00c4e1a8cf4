import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { canDraw } from "@/content/schema/letters";

/** Static font files, because the PDF and image renderers support neither variable fonts nor WOFF2. */
const FACES = {
  display: { families: ["bricolage-grotesque", "inter"], weight: 600 },
  mono: { families: ["ibm-plex-mono", "inter"], weight: 400 },
  text: { families: ["inter"], weight: 400 },
  strong: { families: ["inter"], weight: 600 },
} as const;
export type Face = keyof typeof FACES;

const isInRange = (code: number, range: string) => {
  const [first = 0, last = first] = range
    .replace("U+", "")
    .split("-")
    .map((digits) => parseInt(digits, 16));
  return first <= code && code <= last;
};

export async function findFontFiles(face: Face, text: string) {
  const { families, weight } = FACES[face];
  const codes = Array.from(text.normalize("NFC"), (letter) => letter.codePointAt(0) ?? 0);
  const perFamily = families.map(async (family) => {
    const folder = path.join(process.cwd(), "node_modules", "@fontsource", family);
    const subsets: Record<string, string> = JSON.parse(await readFile(path.join(folder, "unicode.json"), "utf8"));
    return Object.entries(subsets)
      .filter(([, ranges]) => ranges.split(",").some((range) => codes.some((code) => isInRange(code, range))))
      .map(([subset]) => ({
        name: `${family}-${subset}-${weight}`,
        weight,
        file: path.join(folder, "files", `${family}-${subset}-${weight}-normal.woff`),
      }))
      .reverse();
  });
  return (await Promise.all(perFamily)).flat();
}

/** Removes symbols that the fonts lack. Returns an empty string if the fonts lack any of the text's letters. */
function drawable(text: string): string {
  const signs = Array.from(text.normalize("NFC")).filter((sign) => canDraw(sign) || /[\p{L}\p{M}\p{N}]/u.test(sign));
  const kept = signs.join("").replaceAll(/ {2,}/g, " ").trim();
  return canDraw(kept) ? kept : "";
}

/** In every text, removes the characters that the fonts lack. `npm run doctor` lists the affected texts. */
export function drawTexts<Content>(content: Content): Content {
  return JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
    typeof value === "string" ? drawable(value) : value,
  );
}

export async function loadFonts(face: Face, text: string) {
  const files = await findFontFiles(face, text);
  return Promise.all(files.map(async ({ name, weight, file }) => ({ name, weight, data: await readFile(file) })));
}

export const fontFamily = (fonts: { name: string }[]) => fonts.map(({ name }) => name).join(", ");
