/** `npm run image -- photo.jpg --as project`: saves photos for the site in public/images/, without their metadata. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { KINDS, measureCut, prepareImage, toFileName, type Kind } from "./image/prepare-image";
import { say } from "./setup/project.mjs";

/** Most cameras' photos lose less than this. */
const TOLD_CUT = 0.2;
const names = Object.keys(KINDS).join("|");
const isKind = (name = ""): name is Kind => Object.hasOwn(KINDS, name);

const { values, positionals: photos } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { as: { type: "string" }, whole: { type: "boolean" } },
});
const kind = String(values.as);

function complain(problem: string): void {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}

async function save(photo: string, kind: Kind): Promise<void> {
  if (!existsSync(photo)) return complain(`There is no file ${photo}.`);
  const fromPublic = path.relative("public", photo);
  // On Windows, a photo on another drive has no relative path.
  if (!fromPublic.startsWith("..") && !path.isAbsolute(fromPublic)) {
    return complain(
      `Move ${photo} out of public/ first: visitors can download everything there, with the photo's location.`,
    );
  }
  const src = `${KINDS[kind].folder}/${toFileName(path.basename(photo))}`;
  const file = `public${src}`;
  if (existsSync(file)) return complain(`${file} already exists. Delete it, or rename ${photo}.`);
  const original = readFileSync(photo);
  const isWhole = values.whole === true;
  const image = await prepareImage(original, kind, isWhole).catch(() => undefined);
  if (!image) return complain(`${photo} cannot be read as an image. Export it as .jpg, then try again.`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, image);
  const isCutout = !(await sharp(image).stats()).isOpaque;
  say(`Saved ${file} (${Math.round(image.length / 1000)} kB). Add it to ${KINDS[kind].write(src, isCutout)}`);
  const cut = await measureCut(original, kind, isWhole);
  if (cut > TOLD_CUT)
    say(`  ${Math.round(100 * cut)}% of ${photo} did not fit. To keep all of it, delete the file and add --whole.`);
}

if (photos.length === 0 || !isKind(kind)) complain(`Usage: npm run image -- photo.jpg … --as ${names} [--whole]`);
else for (const photo of photos) await save(photo, kind);
