import "server-only";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { openSync } from "fontkit";
import { canDraw } from "@/lib/portfolio/schema/letters";

/** Complete static fonts, because the PDF renderer breaks words where their letters come from two files. */
const FACES = {
  display: { families: ["bricolage-grotesque", "inter"], style: "600SemiBold", weight: 600 },
  mono: { families: ["ibm-plex-mono", "inter"], style: "400Regular", weight: 400 },
  text: { families: ["inter"], style: "400Regular", weight: 400 },
  strong: { families: ["inter"], style: "600SemiBold", weight: 600 },
} as const;
export type Face = keyof typeof FACES;

function hasLetters(file: string, text: string): boolean {
  const font = openSync(file);
  const letters = Array.from(text.normalize("NFC").replaceAll(/\s/g, ""));
  return letters.every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

/** Returns the face's first font that has all of the text's letters. Its last font has every letter that canDraw accepts. */
export async function findFont(face: Face, text: string) {
  const { families, style, weight } = FACES[face];
  const find = async (family: string) => {
    const folder = path.join(process.cwd(), "node_modules", "@expo-google-fonts", family, style);
    const name = (await readdir(folder)).find((file) => file.endsWith(".ttf")) ?? "";
    return { name: `${family}-${weight}`, weight, file: path.join(folder, name) };
  };
  for (const family of families.slice(0, -1)) {
    const font = await find(family);
    if (hasLetters(font.file, text)) return font;
  }
  return find(families.at(-1) ?? "inter");
}

/** Removes words in letters that the fonts lack, other signs that they lack, and brackets left empty. */
function drawable(text: string): string {
  const kept = text
    .normalize("NFC")
    .replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) => (canDraw(word) ? word : ""))
    .replaceAll(/./gu, (sign) => (canDraw(sign) ? sign : ""))
    .replaceAll(/\(\s*\)|“\s*”|"\s*"/g, "")
    .replaceAll(/ +(?=[ ,.;:!?)]|$)/g, "")
    .trim();
  return /[\p{L}\p{N}]/u.test(kept) ? kept : "";
}

/** In every text, removes what the fonts cannot draw. `npm run doctor` lists the affected texts. */
export function drawTexts<Content>(content: Content): Content {
  return JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
    typeof value === "string" && !canDraw(value) ? drawable(value) : value,
  );
}

export async function loadFont(face: Face, text: string) {
  const { name, weight, file } = await findFont(face, text);
  return { name, weight, data: await readFile(file) };
}
