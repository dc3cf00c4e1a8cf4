import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { DEMO_PICTURES, isDemoPicture } from "./doctor/demo";
import { drawIcon } from "./icons/draw-icon";

const RELIEF_LIMIT_BYTES = 15_000;
const PICTURE_LIMIT_BYTES = 90_000;

it.each(["react", "devicon:photoshop", "ri:openai-fill", "lucide:pen-tool", "lucide:edit", "lucide:dot"])(
  "%s can be named in the content, and is drawn in one colour",
  (icon) => {
    const symbol = `^<symbol id="${icon}" viewBox="\\d \\d \\d+ \\d+"( overflow="visible")?>.*<(path|circle) .+</symbol>$`;
    expect(drawIcon(icon)).toMatch(new RegExp(symbol));
    expect(drawIcon(icon)).not.toMatch(/#[0-9a-f]{3}|undefined/i);
  },
);

it("an icon that no package has is drawn by none", () => {
  for (const icon of ["no-such", "devicon:no-such", "lucide:no-such", "ri:no-such", "fa:react"])
    expect(drawIcon(icon)).toBeUndefined();
});

it("relief.svg is light, and has no colour of its own", () => {
  const sprite = readFileSync("public/relief.svg", "utf8");
  expect(gzipSync(sprite, { level: 9 }).byteLength).toBeLessThanOrEqual(RELIEF_LIMIT_BYTES);
  expect(sprite).not.toMatch(/#[0-9a-f]{3}|rgb|<style|style=/i);
  const paints = [...sprite.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint);
  expect(new Set(paints)).toEqual(new Set(["currentColor", "none"]));
});

// An owner replaces them one by one.
it.each(Object.keys(DEMO_PICTURES).filter((name) => isDemoPicture(`public/images/${name}`)))("%s is light", (name) => {
  expect(readFileSync(`public/images/${name}`).byteLength).toBeLessThanOrEqual(PICTURE_LIMIT_BYTES);
});
