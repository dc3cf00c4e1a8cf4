/** The little of fontkit that the drawings use; the package ships no types. */
declare module "fontkit" {
  type Path = { toSVG(): string };
  type Glyph = { path: Path };
  type GlyphPosition = { xAdvance: number; xOffset: number; yOffset: number };
  type GlyphRun = { glyphs: Glyph[]; positions: GlyphPosition[]; advanceWidth: number };
  export type Font = {
    unitsPerEm: number;
    layout(text: string): GlyphRun;
    hasGlyphForCodePoint(code: number): boolean;
  };
  export function openSync(path: string): Font;
}
