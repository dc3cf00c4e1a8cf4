import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

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
  const hashes = new Set();
  for (const router of ["app", "pages"]) {
    const folder = path.join(buildFolder, "server", router);
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder, { recursive: true })) {
      if (!file.endsWith(".html")) continue;
      for (const hash of hashInlineScripts(readFileSync(path.join(folder, file), "utf8"))) hashes.add(hash);
    }
  }
  return [...hashes].sort();
}
