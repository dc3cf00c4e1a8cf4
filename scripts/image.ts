/** `npm run image -- photo.jpg --as project`: saves a photo for the site in public/images/, without its metadata. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { KINDS, prepareImage, toFileName, type Kind } from "./image/prepare-image";
import { say } from "./setup/project.mjs";

const names = Object.keys(KINDS).join("|");
const isKind = (name = ""): name is Kind => Object.hasOwn(KINDS, name);

function stop(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { as: { type: "string" }, whole: { type: "boolean" } },
});
const kind = String(values.as);
const [photo] = positionals;
if (!photo || !isKind(kind)) stop(`Usage: npm run image -- photo.jpg --as ${names} [--whole]`);
if (!existsSync(photo)) stop(`There is no file ${photo}.`);
const fromPublic = path.relative("public", photo);
// On Windows, a photo on another drive has no relative path.
if (!fromPublic.startsWith("..") && !path.isAbsolute(fromPublic)) {
  stop(`Move ${photo} out of public/ first: visitors can download everything there, with the photo's location.`);
}
const src = `${KINDS[kind].folder}/${toFileName(path.basename(photo))}`;
const file = `public${src}`;
if (existsSync(file)) stop(`${file} already exists. Delete it, or rename your photo.`);
const image = await prepareImage(readFileSync(photo), kind, values.whole === true).catch(() =>
  stop(`${photo} cannot be read as an image. Export it as .jpg, then try again.`),
);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, image);
const isCutout = !(await sharp(image).stats()).isOpaque;
say(`Saved ${file} (${Math.round(image.length / 1000)} kB). Add it to ${KINDS[kind].write(src, isCutout)}`);
