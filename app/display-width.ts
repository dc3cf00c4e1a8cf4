import "server-only";
import path from "node:path";
import { openSync } from "fontkit";

const FILE = "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2";
const LETTER_SPACING_EM = -0.025;
/** Until the face has loaded, a slightly wider one stands in for it. */
const RESERVE = 1.04;

/** Letters in scripts that the face lacks are about as wide as they are tall. */
const UNKNOWN_EM = 1;

const font = openSync(path.join(process.cwd(), FILE));

function measureSign(sign: string): number {
  // Other files of the face have some accented letters, but those are about as wide as their base letters.
  const point = sign.normalize("NFD").codePointAt(0) ?? 0;
  return font.hasGlyphForCodePoint(point) ? font.glyphForCodePoint(point).advanceWidth / font.unitsPerEm : UNKNOWN_EM;
}

/** The width in em of a text in the face that `app/fonts.ts` sets for headings, and a little more. */
export function measureDisplayWidth(text: string): number {
  return RESERVE * Array.from(text, measureSign).reduce((sum, width) => sum + width + LETTER_SPACING_EM, 0);
}

/** The empty space, in em, before the ink of the text's first letter in the same face. */
export function measureBearing(text: string): number {
  const point = text.normalize("NFD").codePointAt(0) ?? 0;
  return font.hasGlyphForCodePoint(point) ? font.glyphForCodePoint(point).bbox.minX / font.unitsPerEm : 0;
}
