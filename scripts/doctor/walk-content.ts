import { existsSync } from "node:fs";
import path from "node:path";

/** Every string of a value with its field, as `certificates[2].image`. */
export function* eachText(value: unknown, field = ""): Generator<[field: string, text: string]> {
  if (typeof value === "string") yield [field, value];
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* eachText(item, `${field}[${index}]`);
  else if (value && typeof value === "object")
    for (const [key, inner] of Object.entries(value)) yield* eachText(inner, field ? `${field}.${key}` : key);
}

/** A file in `public/` that the content names. */
export interface NamedFile {
  file: string;
  field: string;
  /** From `public/`: `/images/me.webp`. */
  address: string;
}

/** Every file in `public/` that the content names. */
export function* eachNamedFile(contentByFile: Record<string, unknown>): Generator<NamedFile> {
  for (const [file, value] of Object.entries(contentByFile)) {
    for (const [field, text] of eachText(value)) {
      if (/^\/[\w./-]+\.(avif|webp|png|jpe?g|pdf)$/.test(text)) yield { file, field, address: text };
    }
  }
}

/** One line for every file that the content names and `folder` does not hold. */
export function findMissingFiles(contentByFile: Record<string, unknown>, folder: string): string[] {
  return [...eachNamedFile(contentByFile)]
    .filter(({ address }) => !existsSync(path.join(folder, address)))
    .map(({ file, field, address }) => `${file}: ${field}: expected a file at public${address}, found none`);
}
