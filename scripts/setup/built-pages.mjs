/** Changes and checks the prerendered pages during `npm run build`. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export function listBuiltPages(buildFolder) {
  const folder = path.join(buildFolder, "server");
  const files = ["app", "pages"].flatMap((router) =>
    existsSync(path.join(folder, router))
      ? readdirSync(path.join(folder, router), { recursive: true }).map((file) => path.join(folder, router, file))
      : [],
  );
  return files.filter((file) => file.endsWith(".html"));
}

const SCRIPT = /<script((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*>([\s\S]*?)<\/script\s*>/gi;
const HAS_SOURCE = /\ssrc\s*=/i;
const IS_LINKED_DATA = /\stype\s*=\s*["']?application\/ld\+json/i;

export function hashInlineScripts(html) {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes]) => !HAS_SOURCE.test(attributes) && !IS_LINKED_DATA.test(attributes))
    .map(([, , text]) => {
      // Browsers normalise line breaks before hashing.
      const read = text.replace(/\r\n?/g, "\n");
      return `sha256-${createHash("sha256").update(read).digest("base64")}`;
    });
}

export function collectScriptHashes(buildFolder) {
  const hashes = listBuiltPages(buildFolder).flatMap((file) => hashInlineScripts(readFileSync(file, "utf8")));
  return [...new Set(hashes)].sort();
}

const ASYNC_SCRIPT = /<script(?=\s[^>]*\bsrc=)(?=[^>]*\sasync\b)[^>]*><\/script>/gi;
const SCRIPT_PRELOAD = /<link(?=[^>]*\srel="preload")(?=[^>]*\sas="script")[^>]*>/gi;
const TEMPLATE_ID = "late-scripts";
/** This script is the same on every page, so that the policy needs only one hash for it. */
const LOADER = `((late)=>late.replaceWith(late.content))(document.getElementById("${TEMPLATE_ID}"))`;

/** Moves async scripts into a template, so that browsers do not preload them (docs/decisions/late-scripts.md). */
export function delayScripts(html) {
  const scripts = html.match(ASYNC_SCRIPT) ?? [];
  if (scripts.length === 0 || html.includes(`id="${TEMPLATE_ID}"`)) return html;
  const late = `<template id="${TEMPLATE_ID}">${scripts.join("")}</template><script>${LOADER}</script>`;
  const rest = html.replace(ASYNC_SCRIPT, "").replace(SCRIPT_PRELOAD, "");
  const end = rest.lastIndexOf("</body>");
  if (end === -1) throw new Error("A page with scripts has no </body>.");
  return rest.slice(0, end) + late + rest.slice(end);
}

export function delayScriptsOfBuild(buildFolder) {
  for (const file of listBuiltPages(buildFolder)) writeFileSync(file, delayScripts(readFileSync(file, "utf8")));
}
