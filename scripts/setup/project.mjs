import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Address of a file in the project. */
export const inProject = (...parts) => path.join(root, ...parts);

/** Next.js's program, for `node`. */
export const nextProgram = inProject("node_modules", "next", "dist", "bin", "next");

/** The contact form's provider: its environment variables, with what the mail sandbox accepts. */
export const provider = JSON.parse(readFileSync(inProject("lib", "contact", "provider.json"), "utf8"));

/** Requires what Next.js itself uses, so that both read the same version. */
export function requireFromNext(name) {
  return createRequire(inProject("node_modules", "next", "package.json"))(name);
}

/** Says what goes on, apart from what the programs below print themselves. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Something the person at the terminal can mend: shown as one sentence, without a stack. */
export class Refusal extends Error {
  name = "Refusal";
}
