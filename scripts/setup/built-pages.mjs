/** Reads the prerendered pages, and completes their policy, during `npm run build`. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export function listBuiltPages(buildFolder) {
  const folder = path.join(buildFolder, "server");
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  return files.filter((file) => file.endsWith(".html")).map((file) => path.join(folder, file));
}

const SCRIPT = /<script((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*>([\s\S]*?)<\/script\s*>/gi;
const HAS_SOURCE = /\ssrc\s*=/i;
const IS_LINKED_DATA = /\stype\s*=\s*["']?application\/ld\+json/i;

function hashInlineScripts(html) {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes]) => !HAS_SOURCE.test(attributes) && !IS_LINKED_DATA.test(attributes))
    .map(([, , text]) => {
      // Browsers normalise line breaks before hashing.
      const read = text.replace(/\r\n?/g, "\n");
      return `'sha256-${createHash("sha256").update(read).digest("base64")}'`;
    });
}

export function collectScriptHashes(buildFolder) {
  const hashes = listBuiltPages(buildFolder).flatMap((file) => hashInlineScripts(readFileSync(file, "utf8")));
  return [...new Set(hashes)].sort();
}

/** Stands in the policy for the hashes, which only the built pages tell. No script has this hash, so it allows none. */
export const HASHES_TO_COME = "'sha256-hashes-to-come'";
/** The policy of pages, over http and over https. */
const POLICIES = 2;

/** Puts the hashes into the headers, which Next.js keeps in this one file. Returns whether all places were found. */
export function allowInlineScripts(buildFolder, hashes) {
  const file = path.join(buildFolder, "routes-manifest.json");
  const parts = readFileSync(file, "utf8").split(HASHES_TO_COME);
  if (parts.length !== POLICIES + 1 || hashes.length === 0) return false;
  writeFileSync(file, parts.join(hashes.join(" ")));
  return true;
}
