import { runInNewContext } from "node:vm";

/** Returns the source of a content file with a changed value. The value must be a plain literal. */
export function changeContent(source: string, change: object | ((value: Record<string, unknown>) => object)): string {
  const [, head = "", literal = ""] = /^([^]*defineContent\([^{]+)(\{[^]*\})\);\s*$/.exec(source) ?? [];
  const value = runInNewContext(`(${literal})`) as Record<string, unknown>;
  const changed = typeof change === "function" ? change(value) : { ...value, ...change };
  return `${head}${JSON.stringify(changed)});\n`;
}
