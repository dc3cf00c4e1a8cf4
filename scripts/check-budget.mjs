/** `npm run budget`: weighs what the built `/` loads at once, and fails with the offender named when it is too much. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { compareWithBudget, findFirstLoad } from "./setup/budget.mjs";
import { inProject, say } from "./setup/project.mjs";

const BUILD = inProject(".next");
const PAGE = path.join(BUILD, "server", "app", "index.html");
/** What a screen of two device pixels a pixel is given of the hero's portrait. */
const PORTRAIT_WIDTH_PX = 640;

const compress = (bytes) => gzipSync(bytes, { level: 9 }).length;
const findFile = (url) => path.join(BUILD, url.replace(/^\/_next\//, "").replace(/\?.*$/, ""));

/** Not all fonts are preloaded: the style sheets name the others. Those of a range come with their letters only. */
function findFontsOf(sheet) {
  const faces = readFileSync(findFile(sheet), "utf8").match(/@font-face\s*{[^}]*}/g) ?? [];
  const text = faces.filter((face) => !face.includes("unicode-range")).join("");
  return [...text.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, url]) => path.posix.resolve(sheet, "..", url));
}

async function weighPortrait(html) {
  const url = /<img[^>]*loading="eager"[^>]*srcSet="[^"]*?url=([^&"]+)/i.exec(html)?.[1];
  if (!url) throw new Error("The page does not load the hero's picture at once.");
  const name = decodeURIComponent(url).replace(/\?.*$/, "");
  const picture = sharp(inProject("public", name)).resize(PORTRAIT_WIDTH_PX, undefined, { withoutEnlargement: true });
  return { kind: "images", name, bytes: (await picture.webp({ quality: 75 }).toBuffer()).length };
}

async function weighFirstLoad() {
  const html = readFileSync(PAGE, "utf8");
  const { javascript, css, fonts } = findFirstLoad(html);
  const weigh = (kind, name, file) => ({ kind, name, bytes: compress(readFileSync(file)) });
  return [
    weigh("html", "/", PAGE),
    ...javascript.map((url) => weigh("javascript", url, findFile(url))),
    ...css.map((url) => weigh("css", url, findFile(url))),
    // Compressed already.
    ...[...new Set([...fonts, ...css.flatMap(findFontsOf)])].map((url) => ({
      kind: "fonts",
      name: url,
      bytes: readFileSync(findFile(url)).length,
    })),
    await weighPortrait(html),
    ...["/relief.svg", "/icons.svg"].map((name) => weigh("images", name, inProject("public", name))),
  ];
}

if (!existsSync(PAGE)) {
  process.stderr.write("There is no build to weigh: npm run build.\n");
  process.exit(1);
}
const { rows, problems } = compareWithBudget(await weighFirstLoad());
const inKilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(8);
say("First load of /       kB     budget   files");
for (const { kind, bytes, limit, files } of rows) {
  say(`${kind.padEnd(15)}${inKilobytes(bytes)}   ${inKilobytes(limit)}   ${String(files.length).padStart(5)}`);
}
for (const problem of problems) process.stderr.write(`\nOver budget: ${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
