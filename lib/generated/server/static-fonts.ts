import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";

const faces = {
  display: "bricolage-grotesque/files/bricolage-grotesque-latin-600-normal",
  text: "instrument-sans/files/instrument-sans-latin-400-normal",
  textStrong: "instrument-sans/files/instrument-sans-latin-600-normal",
  mono: "ibm-plex-mono/files/ibm-plex-mono-latin-400-normal",
} as const;

/** File of a static face of the site's families; pictures and documents take neither variable fonts nor WOFF2. */
export function staticFontFile(face: keyof typeof faces): string {
  return path.join(process.cwd(), "node_modules", "@fontsource", `${faces[face]}.woff`);
}

/** The faces as the picture maker takes them. */
export async function loadPictureFonts() {
  const load = async (name: "display" | "text" | "mono", weight: 400 | 600) => ({
    name,
    weight,
    data: await readFile(staticFontFile(name)),
  });
  return Promise.all([load("display", 600), load("text", 400), load("mono", 400)]);
}
