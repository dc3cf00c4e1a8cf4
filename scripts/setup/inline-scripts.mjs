import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { listBuiltPages } from "./built-pages.mjs";

const SCRIPT = /<script((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*>([\s\S]*?)<\/script\s*>/gi;
const HAS_SOURCE = /\ssrc\s*=/i;
const IS_LINKED_DATA = /\stype\s*=\s*["']?application\/ld\+json/i;

/** `sha256-…` of every script of a page that a Content-Security-Policy has to allow by its text. */
export function hashInlineScripts(html) {
  const hashes = [];
  for (const [, attributes, text] of html.matchAll(SCRIPT)) {
    if (HAS_SOURCE.test(attributes) || IS_LINKED_DATA.test(attributes)) continue;
    // A browser reads every line break of a page as \n, and hashes what it has read.
    const read = text.replace(/\r\n?/g, "\n");
    hashes.push(`sha256-${createHash("sha256").update(read).digest("base64")}`);
  }
  return hashes;
}

/** The hashes of all built pages, sorted, each once. */
export function collectScriptHashes(buildFolder) {
  const hashes = listBuiltPages(buildFolder).flatMap((file) => hashInlineScripts(readFileSync(file, "utf8")));
  return [...new Set(hashes)].sort();
}
