import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

export const inProject = (...parts) => path.join(root, ...parts);

/** Returns the arguments that make Node.js run a TypeScript file in scripts/. */
export const withTsx = (script, ...args) => [
  "--conditions=react-server",
  "--import",
  "tsx",
  inProject("scripts", script),
  ...args,
];

export const say = (text) => void process.stdout.write(`${text}\n`);
