import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { createIconSprite } from "@/components/ui/brand-icons";
import { DEMO_PICTURES, isDemoPicture } from "./doctor/demo";

const RELIEF_LIMIT_BYTES = 15_000;
const PICTURE_LIMIT_BYTES = 90_000;

it("icons.svg holds the marks of the installed icon packages", () => {
  expect(readFileSync("public/icons.svg", "utf8")).toBe(createIconSprite());
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
