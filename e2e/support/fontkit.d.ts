/** The package ships no types; this is what the tests use of it. */
declare module "fontkit" {
  export function openSync(path: string): { hasGlyphForCodePoint(code: number): boolean };
}
