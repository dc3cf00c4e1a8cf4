import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DEMO_PICTURES, isDemoPicture } from "./doctor/demo";
import { drawIcon } from "./icons/draw-icon";

const PICTURE_LIMIT_BYTES = 90_000;

it.each(["react", "devicon:photoshop", "ri:openai-fill", "lucide:pen-tool", "lucide:edit", "lucide:dot"])(
  "%s can be used in content, and is drawn in one colour",
  (icon) => {
    const symbol = `^<symbol id="${icon}" viewBox="\\d \\d \\d+ \\d+"( overflow="visible")?>.*<(path|circle) .+</symbol>$`;
    expect(drawIcon(icon)).toMatch(new RegExp(symbol));
    expect(drawIcon(icon)).not.toMatch(/#[0-9a-f]{3}|undefined/i);
  },
);

it("returns undefined for an icon that is not in any package", () => {
  for (const icon of ["no-such", "devicon:no-such", "lucide:no-such", "ri:no-such", "fa:react"])
    expect(drawIcon(icon)).toBeUndefined();
});

it.each(Object.keys(DEMO_PICTURES).filter((name) => isDemoPicture(`public/images/${name}`)))(
  "%s is at most 90 kB in size",
  (name) => {
    expect(readFileSync(`public/images/${name}`).byteLength).toBeLessThanOrEqual(PICTURE_LIMIT_BYTES);
  },
);
