/** `npm run budget`: weighs what the built `/` loads at once, and fails with the offender named when it is too much. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { findFirstLoad, judge, nameChunk } from "./setup/budget.mjs";
import { runMain } from "./setup/process-group.mjs";
import { inProject, Refusal, say } from "./setup/project.mjs";

const BUILD = inProject(".next");
const PAGE = path.join(BUILD, "server", "app", "index.html");
const MANIFEST = path.join(BUILD, "server", "app", "page_client-reference-manifest.js");
/** What a screen of two device pixels a pixel is given of the hero's portrait, in WebP: AVIF is smaller still. */
const PORTRAIT_WIDTH_PX = 640;
const PORTRAIT_QUALITY = 75;

const compress = (bytes) => gzipSync(bytes, { level: 9 }).length;
const findFile = (address) => path.join(BUILD, address.replace(/^\/_next\//, "").replace(/\?.*$/, ""));

function readClientModules() {
  const text = readFileSync(MANIFEST, "utf8");
  const start = text.indexOf('{"moduleLoading"');
  return JSON.parse(text.slice(start, text.lastIndexOf("}") + 1)).clientModules;
}

/** Fonts are not all preloaded: the style sheets name the others. */
function findFontsOfSheets(sheets) {
  return sheets.flatMap((sheet) => {
    const text = readFileSync(findFile(sheet), "utf8");
    return [...text.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, url]) => path.posix.resolve(sheet, "..", url));
  });
}

function findPortrait(html) {
  const address = /<img[^>]*loading="eager"[^>]*srcSet="[^"]*?url=([^&"]+)/i.exec(html)?.[1];
  if (!address) throw new Refusal("The page does not load the hero's picture at once.");
  return decodeURIComponent(address);
}

async function weighPicture(address) {
  const options = { withoutEnlargement: true };
  const picture = sharp(inProject("public", address)).resize(PORTRAIT_WIDTH_PX, undefined, options);
  return (await picture.webp({ quality: PORTRAIT_QUALITY }).toBuffer()).length;
}

async function weighFirstLoad() {
  const html = readFileSync(PAGE);
  const asked = findFirstLoad(html.toString());
  const modules = readClientModules();
  const { rootMainFiles } = JSON.parse(readFileSync(path.join(BUILD, "build-manifest.json"), "utf8"));
  const describe = (address) =>
    rootMainFiles.includes(address.replace("/_next/", "")) ? "React and Next.js" : nameChunk(address, modules);
  const weigh = (kind, address, note) => ({
    kind,
    name: address,
    bytes: compress(readFileSync(findFile(address))),
    note,
  });

  const fonts = new Set([...asked.fonts, ...findFontsOfSheets(asked.css)]);
  const portrait = findPortrait(html.toString());
  return [
    { kind: "html", name: "/", bytes: compress(html) },
    ...asked.javascript.map((address) => weigh("javascript", address, describe(address))),
    ...asked.css.map((address) => weigh("css", address)),
    // Compressed already.
    ...[...fonts].map((address) => ({ kind: "fonts", name: address, bytes: readFileSync(findFile(address)).length })),
    { kind: "images", name: portrait, bytes: await weighPicture(portrait), note: `WebP, ${PORTRAIT_WIDTH_PX} px wide` },
    ...["relief.svg", "icons.svg"].map((name) => ({
      kind: "images",
      name: `/${name}`,
      bytes: compress(readFileSync(inProject("public", name))),
    })),
  ];
}

const inKilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(8);

await runMain(async () => {
  if (!existsSync(PAGE)) throw new Refusal("There is no build to weigh: npm run build.");
  const { rows, problems } = judge(await weighFirstLoad());
  say(`First load of /       kB     budget   files`);
  for (const { kind, bytes, limit, files } of rows) {
    say(`${kind.padEnd(15)}${inKilobytes(bytes)}   ${inKilobytes(limit)}   ${String(files.length).padStart(5)}`);
  }
  for (const problem of problems) process.stderr.write(`\nOver budget: ${problem}\n`);
  return problems.length > 0 ? 1 : 0;
});
