import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { LANDSCAPES } from "@/content/schema/site";
import { drawRelief } from "./draw-relief";

/** Compressed size of the drawing that this generator replaced. */
const LIMIT_BYTES = 13_486;
const POKHARA = { latitude: 28.2096, longitude: 83.9856 };
const OSLO = { latitude: 59.9139, longitude: 10.7522 };
const AT_POKHARA = new Map(LANDSCAPES.map((kind) => [kind, drawRelief(kind, POKHARA)]));
const SYMBOLS = ["relief", "contours", "ridge", "climb"];

it.each([...AT_POKHARA])("the landscape %s is a small, complete drawing without fixed colours", (_kind, sprite) => {
  expect(gzipSync(sprite, { level: 9 }).byteLength).toBeLessThanOrEqual(LIMIT_BYTES);
  expect(sprite.match(/NaN|Infinity|undefined|d=""|#[0-9a-f]{3}|rgb|<style|style=/i)).toBeNull();
  expect([...sprite.matchAll(/symbol id="(\w+)"/g)].map(([, id]) => id)).toEqual(SYMBOLS);
  const paints = [...sprite.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint);
  expect(new Set(paints)).toEqual(new Set(["var(--relief-shade,currentColor)", "none", "currentColor"]));
  // Only filled paths have `d` as their first attribute.
  const outlines = [...sprite.matchAll(/<path d="([^"]+)"/g)].flatMap(([, outline = ""]) => outline.split(/(?=M)/));
  expect(outlines.filter((outline) => !outline.endsWith("z"))).toEqual([]);
  expect(outlines.length).toBeGreaterThan(20);
});

it("a landscape is the same in every build, but depends on the coordinates", () => {
  expect(drawRelief("hills", { ...POKHARA }) === AT_POKHARA.get("hills")).toBe(true);
  expect(drawRelief("hills", OSLO) === AT_POKHARA.get("hills")).toBe(false);
});
