/** Moves a page's async scripts into a template, so that browsers do not preload them (docs/decisions/late-scripts.md). */
import { readFileSync, writeFileSync } from "node:fs";

const ASYNC_SCRIPT = /<script(?=\s[^>]*\bsrc=)(?=[^>]*\sasync\b)[^>]*><\/script>/gi;
/** A deferred script from another site, such as the owner's analytics, can stay: it waits for the page anyway. */
const UNKNOWN_SCRIPT = /<script\b(?![^>]*\bnomodule\b)(?!(?=[^>]*\sdefer\b)[^>]*\ssrc="https:)[^>]*\ssrc\s*=[^>]*>/i;
const SCRIPT_PRELOAD = /<link(?=[^>]*\srel="preload")(?=[^>]*\sas="script")[^>]*>/gi;
const TEMPLATE_ID = "late-scripts";
/** This script is the same on every page, so that the policy needs only one hash for it. */
const LOADER = `((late)=>late.replaceWith(late.content))(document.getElementById("${TEMPLATE_ID}"))`;

/** Leaves a page as it is if it has an unknown script, or no </body>. */
export function delayScripts(html, warn) {
  const scripts = html.match(ASYNC_SCRIPT) ?? [];
  if (scripts.length === 0 || html.includes(`id="${TEMPLATE_ID}"`)) return html;
  const rest = html.replace(ASYNC_SCRIPT, "").replace(SCRIPT_PRELOAD, "");
  const [unknown] = UNKNOWN_SCRIPT.exec(rest) ?? [];
  const end = rest.lastIndexOf("</body>");
  if (unknown || end === -1) {
    warn(unknown ? `unknown script ${unknown}` : "there is no </body>");
    return html;
  }
  const late = `<template id="${TEMPLATE_ID}">${scripts.join("")}</template><script>${LOADER}</script>`;
  return rest.slice(0, end) + late + rest.slice(end);
}

export function delayScriptsOf(files) {
  for (const file of files) {
    const warn = (what) => console.warn(`⚠ The scripts of ${file} are not delayed: ${what}.`);
    writeFileSync(file, delayScripts(readFileSync(file, "utf8"), warn));
  }
}
