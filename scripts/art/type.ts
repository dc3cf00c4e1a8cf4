import { createRequire } from "node:module";
import { openSync, type Font } from "fontkit";

const require = createRequire(import.meta.url);

/**
 * The site's own faces. Text is drawn as outlines, since the renderer knows only the fonts of the machine it runs on.
 * The display face is the variable one, read at its default instance: extra bold, cut for large sizes.
 */
const FACES = {
  display: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  text: "@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff2",
  strong: "@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff2",
  mono: "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2",
} as const;

type Face = keyof typeof FACES;

const opened = new Map<Face, Font>();

function openFace(face: Face): Font {
  const font = opened.get(face) ?? openSync(require.resolve(FACES[face]));
  opened.set(face, font);
  return font;
}

type TextStyle = {
  face?: Face;
  size: number;
  fill: string;
  anchor?: "start" | "middle" | "end";
  /** Letter spacing in thousandths of the size. */
  tracking?: number;
  opacity?: number;
};

/** Width of a line of text in picture units. */
export function measureText(text: string, { face = "text", size, tracking = 0 }: Omit<TextStyle, "fill">): number {
  const font = openFace(face);
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size + ([...text].length - 1) * (tracking / 1000) * size;
}

/** One line of text as an SVG path, its baseline starting (or centred, or ending) at the point. */
export function drawText(text: string, x: number, y: number, style: TextStyle): string {
  const { face = "text", size, fill, anchor = "start", tracking = 0, opacity = 1 } = style;
  const font = openFace(face);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * measureText(text, style);
  let pen = 0;
  const letters = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const left = pen + xOffset;
    pen += xAdvance + (tracking / 1000) * font.unitsPerEm;
    const outline = glyph.path.toSVG();
    return outline && `<path transform="translate(${Math.round(left)} ${Math.round(yOffset)})" d="${outline}"/>`;
  });
  return (
    `<g transform="translate(${(x - shift).toFixed(2)} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" ` +
    `fill="${fill}" opacity="${opacity}">${letters.join("")}</g>`
  );
}
