/** `npm run budget`: measures the first load of `/` and lists what exceeds the budget. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { inProject, say } from "./setup/project.mjs";
import { fail } from "./setup/stop.mjs";

/**
 * Budgets for compressed sizes, slightly above the demo's sizes (docs/measurements.md). On other sites, only the
 * JavaScript budget is enforced.
 */
export const BUDGET_BYTES = { javascript: 172_500, css: 18_400, fonts: 69_300, html: 27_300, images: 48_100 };
const DEMO_ADDRESS = "@example.com";

const BUILD = inProject(".next");
const PAGE = path.join(BUILD, "server", "app", "index.html");
/** Width of the portrait at a device pixel ratio of 2. */
const PORTRAIT_WIDTH_PX = 640;

/** Returns the files of the first load, grouped by kind and excluding `nomodule` scripts. */
export function findFirstLoad(html) {
  const tags = (html.match(/<(?:script|link)\b[^>]*>/gi) ?? []).filter((tag) => !/\bnomodule\b/i.test(tag));
  const urls = new Set(tags.flatMap((tag) => /\b(?:src|href)="([^"?]*)/.exec(tag)?.[1] ?? []));
  const ofKind = (extension) => [...urls].filter((url) => path.extname(url) === extension);
  return { javascript: ofKind(".js"), css: ofKind(".css"), fonts: ofKind(".woff2") };
}

const compress = (bytes) => gzipSync(bytes, { level: 9 }).length;
const findFile = (url) => path.join(BUILD, url.replace(/^\/_next\//, ""));

/** Finds fonts that are not preloaded. Skips those with a unicode-range, which load on demand. */
function findFontsOf(sheet) {
  const faces = readFileSync(findFile(sheet), "utf8").match(/@font-face\s*{[^}]*}/g) ?? [];
  const text = faces.filter((face) => !face.includes("unicode-range")).join("");
  return [...text.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, url]) => path.posix.resolve(sheet, "..", url));
}

async function weighPortrait(html) {
  const url = /<img[^>]*loading="eager"[^>]*srcSet="[^"]*?url=([^&"]+)/i.exec(html)?.[1];
  if (!url) throw new Error("The page does not load the hero's image eagerly.");
  const name = decodeURIComponent(url).replace(/\?.*$/, "");
  const image = sharp(inProject("public", name)).resize(PORTRAIT_WIDTH_PX, undefined, { withoutEnlargement: true });
  return { kind: "images", name, bytes: (await image.webp({ quality: 75 }).toBuffer()).length };
}

async function weighFirstLoad() {
  const html = readFileSync(PAGE, "utf8");
  const { javascript, css, fonts } = findFirstLoad(html);
  const weigh = (kind, name, file) => ({ kind, name, bytes: compress(readFileSync(file)) });
  return [
    weigh("html", "/", PAGE),
    ...javascript.map((url) => weigh("javascript", url, findFile(url))),
    ...css.map((url) => weigh("css", url, findFile(url))),
    // Use the size on disk, because WOFF2 files are already compressed.
    ...[...new Set([...fonts, ...css.flatMap(findFontsOf)])].map((url) => ({
      kind: "fonts",
      name: url,
      bytes: readFileSync(findFile(url)).length,
    })),
    await weighPortrait(html),
    ...["/relief.svg", "/icons.svg"].map((name) => weigh("images", name, inProject("public", name))),
  ];
}

export function compareWithBudget(files, { isDemo }) {
  const rows = Object.entries(BUDGET_BYTES).map(([kind, limit]) => {
    const own = files.filter((file) => file.kind === kind).sort((one, other) => other.bytes - one.bytes);
    return { kind, limit, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0), files: own };
  });
  const over = rows.filter(({ bytes, limit }) => bytes > limit);
  const problems = over.map(({ kind, bytes, limit, files: own }) => {
    const heaviest = own.map((file) => `${file.name}, ${file.bytes} bytes`).join("; ");
    return `${kind}: ${bytes - limit} bytes over the budget of ${limit}. ${heaviest}`;
  });
  return { rows, problems, isOver: over.some(({ kind }) => isDemo || kind === "javascript") };
}

async function checkBudget() {
  if (!existsSync(PAGE)) fail("There is no build to measure: run npm run build first.");
  const isDemo = readFileSync(inProject("content", "site.ts"), "utf8").includes(DEMO_ADDRESS);
  const { rows, problems, isOver } = compareWithBudget(await weighFirstLoad(), { isDemo });
  const inKilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(8);
  say("First load of /       kB     budget   files");
  for (const { kind, bytes, limit, files } of rows) {
    say(`${kind.padEnd(15)}${inKilobytes(bytes)}   ${inKilobytes(limit)}   ${String(files.length).padStart(5)}`);
  }
  for (const problem of problems) say(`\nOver budget: ${problem}`);
  return isOver ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await checkBudget();
