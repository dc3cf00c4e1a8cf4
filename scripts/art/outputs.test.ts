import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { isDemoPicture } from "@/scripts/doctor/demo";
import { CERTIFICATE_HEIGHT, CERTIFICATE_WIDTH } from "./certificate";
import { CERTIFICATES } from "./certificate-motifs";
import {
  CERTIFICATE_MAXIMUM_BYTES,
  PORTRAIT_MAXIMUM_BYTES,
  PROJECT_MAXIMUM_BYTES,
  SPRITE_MAXIMUM_GZIP_BYTES,
} from "./limits";
import { PORTRAIT_HEIGHT, PORTRAIT_WIDTH } from "./portrait";
import { PROJECTS } from "./projects";
import { PROJECT_HEIGHT, PROJECT_WIDTH } from "./projects/drawing";
import { createIconSprite } from "./icon-sprite";
import { createReliefSprite } from "./relief";

/** Drawing the massif is a second's work, and several on a busy machine. */
const DRAWING_TIMEOUT_MS = 60_000;

const locate = (name: string) => fileURLToPath(new URL(`../../public/${name}`, import.meta.url));
const read = (name: string) => readFileSync(locate(name));

describe("relief.svg", () => {
  const sprite = read("relief.svg").toString();

  test(
    "is what the script draws today",
    () => {
      expect(sprite).toBe(createReliefSprite());
    },
    DRAWING_TIMEOUT_MS,
  );

  test("stays under its weight", () => {
    expect(gzipSync(sprite, { level: 9 }).byteLength).toBeLessThanOrEqual(SPRITE_MAXIMUM_GZIP_BYTES);
  });

  test("holds the three drawings, in no colour of their own", () => {
    expect([...sprite.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id)).toEqual(["relief", "contours", "ridge"]);
    expect(sprite).not.toMatch(/#[0-9a-f]{3}|rgb|<style|style=/i);
    for (const [, paint] of sprite.matchAll(/(?:fill|stroke)="([^"]+)"/g))
      expect(["currentColor", "none"]).toContain(paint);
  });
});

test("icons.svg holds the marks of today's icon packages", () => {
  expect(read("icons.svg").toString()).toBe(createIconSprite());
});

const pictures = [
  { name: "images/portrait.webp", width: PORTRAIT_WIDTH, height: PORTRAIT_HEIGHT, bytes: PORTRAIT_MAXIMUM_BYTES },
  ...CERTIFICATES.map(({ file }) => ({
    name: `images/certificates/${file}.webp`,
    width: CERTIFICATE_WIDTH,
    height: CERTIFICATE_HEIGHT,
    bytes: CERTIFICATE_MAXIMUM_BYTES,
  })),
  ...PROJECTS.map(({ file }) => ({
    name: `images/projects/${file}.webp`,
    width: PROJECT_WIDTH,
    height: PROJECT_HEIGHT,
    bytes: PROJECT_MAXIMUM_BYTES,
  })),
];

// An owner replaces them one by one; theirs is the doctor's business.
test.each(pictures.filter(({ name }) => isDemoPicture(locate(name))))(
  "$name has its size and stays under its weight",
  async ({ name, width, height, bytes }) => {
    const image = read(name);
    expect(image.byteLength).toBeLessThanOrEqual(bytes);
    expect(await sharp(image).metadata()).toMatchObject({ format: "webp", width, height });
  },
);
