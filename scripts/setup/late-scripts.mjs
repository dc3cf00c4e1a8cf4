/** Why scripts come late: docs/decisions/late-scripts.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { listBuiltPages } from "./built-pages.mjs";

const ASYNC_SCRIPT = /<script(?=\s[^>]*\bsrc=)(?=[^>]*\sasync\b)[^>]*><\/script>/gi;
const SCRIPT_PRELOAD = /<link(?=[^>]*\srel="preload")(?=[^>]*\sas="script")[^>]*>/gi;
const TEMPLATE_ID = "late-scripts";
/** The same text in every page: one hash in the Content-Security-Policy. */
const LOADER = `((late)=>late.replaceWith(late.content))(document.getElementById("${TEMPLATE_ID}"))`;

/**
 * Moves a page's asynchronous scripts to the end of its body, into a template, which no browser reads ahead, and
 * drops their preloads. The script after it puts them back; like every inline script it waits for the style sheets.
 */
export function delayScripts(html) {
  const scripts = html.match(ASYNC_SCRIPT) ?? [];
  if (scripts.length === 0 || html.includes(`id="${TEMPLATE_ID}"`)) return html;
  const late = `<template id="${TEMPLATE_ID}">${scripts.join("")}</template><script>${LOADER}</script>`;
  const rest = html.replace(ASYNC_SCRIPT, "").replace(SCRIPT_PRELOAD, "");
  const end = rest.lastIndexOf("</body>");
  if (end === -1) throw new Error("A page with scripts has no end of its body.");
  return rest.slice(0, end) + late + rest.slice(end);
}

/** Changes the finished pages of a build where they lie. */
export function delayScriptsOfBuild(buildFolder) {
  for (const file of listBuiltPages(buildFolder)) writeFileSync(file, delayScripts(readFileSync(file, "utf8")));
}
