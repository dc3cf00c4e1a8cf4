import { rmSync, writeFileSync } from "node:fs";
import { expect } from "vitest";
import type { OwnCopy } from "./open-copy";

/** Follows the recipe for fonts in docs/content.md. */
export function changeFonts(copy: OwnCopy): void {
  const [program = ""] = /(?<=```js\n)import [^]*?(?=```)/.exec(copy.read("docs/content.md")) ?? [];
  writeFileSync(copy.at("fonts.mjs"), program);
  const { status, output } = copy.run(process.execPath, ["fonts.mjs"]);
  expect(status, output).toBe(0);
  rmSync(copy.at("fonts.mjs"));
  expect(copy.read("app/fonts.ts"), "the recipe for fonts").not.toContain("bricolage");
}
