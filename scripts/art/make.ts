/**
 * Draws every generated picture of the site into public/. The outputs are committed; run `npm run art` after changing
 * a drawing. Seeded throughout: the same code gives the same files.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { createCertificate } from "./certificate";
import { CERTIFICATES } from "./certificate-motifs";
import { encodeFlatWebp, encodeShadedWebp } from "./encode";
import { createIconSprite } from "./icon-sprite";
import {
  CERTIFICATE_MAXIMUM_BYTES,
  PORTRAIT_MAXIMUM_BYTES,
  PROJECT_MAXIMUM_BYTES,
  SPRITE_MAXIMUM_GZIP_BYTES,
} from "./limits";
import { createPortrait } from "./portrait";
import { PROJECTS } from "./projects";
import { createReliefSprite } from "./relief";

const publicFolder = fileURLToPath(new URL("../../public", import.meta.url));

async function save(name: string, content: string | Buffer, note = ""): Promise<void> {
  const path = join(publicFolder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  console.log(`${name.padEnd(40)} ${String(content.length).padStart(7)} bytes ${note}`);
}

const sprite = createReliefSprite();
const spriteGzipBytes = gzipSync(sprite, { level: 9 }).byteLength;
if (spriteGzipBytes > SPRITE_MAXIMUM_GZIP_BYTES) {
  throw new Error(`relief.svg is ${spriteGzipBytes} bytes in gzip, more than ${SPRITE_MAXIMUM_GZIP_BYTES}.`);
}
await save("relief.svg", sprite, `(${spriteGzipBytes} in gzip)`);
await save("icons.svg", createIconSprite());

await save("images/portrait.webp", await encodeShadedWebp(createPortrait(), PORTRAIT_MAXIMUM_BYTES));

for (const certificate of CERTIFICATES) {
  const encoded = await encodeFlatWebp(createCertificate(certificate), CERTIFICATE_MAXIMUM_BYTES);
  await save(`images/certificates/${certificate.file}.webp`, encoded);
}

for (const { file, create } of PROJECTS) {
  await save(`images/projects/${file}.webp`, await encodeShadedWebp(create(), PROJECT_MAXIMUM_BYTES));
}
