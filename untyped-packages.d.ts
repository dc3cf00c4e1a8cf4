declare module "fs-native-extensions" {
  /** Returns false if another process holds a lock on the open file. */
  export function tryLock(fd: number): boolean;
}

declare module "fontkit" {
  interface Path {
    translate(x: number, y: number): Path;
    scale(x: number, y: number): Path;
    toSVG(): string;
  }
  interface Glyph {
    advanceWidth: number;
    path: Path;
  }
  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(code: number): boolean;
    glyphForCodePoint(code: number): Glyph;
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number }[] };
  }
  export function openSync(path: string): Font;
}

declare module "@jsonresume/schema" {
  const schema: { validate(resume: unknown, done: (errors: unknown) => void): void };
  export default schema;
}

declare module "oidc-provider" {
  import type { RequestListener } from "node:http";

  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    callback(): RequestListener;
  }
}
