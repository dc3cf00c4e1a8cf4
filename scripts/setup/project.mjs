import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

export const inProject = (...parts) => path.join(root, ...parts);

export const nextProgram = inProject("node_modules", "next", "dist", "bin", "next");

/** Returns the arguments that make Node.js run a TypeScript file in scripts/. */
export const withTsx = (script, ...args) => [
  ...["--conditions=react-server", "--import", "tsx", inProject("scripts", script)],
  ...args,
];

export const say = (text) => void process.stdout.write(`${text}\n`);

/** An error that the user can fix, shown as one sentence without a stack trace. */
export class Refusal extends Error {
  name = "Refusal";
}

/**
 * Finds the npm that is running this command, or the one installed with Node.js. Avoids a shell, because paths may
 * contain spaces.
 */
export function findNpm() {
  const folder = path.dirname(process.execPath);
  const places = [path.join(folder, "node_modules"), path.join(folder, "..", "lib", "node_modules")];
  const candidates = [process.env.npm_execpath, ...places.map((place) => path.join(place, "npm", "bin", "npm-cli.js"))];
  const script = candidates.find((file) => file?.endsWith("npm-cli.js") && existsSync(file));
  return script ? { program: process.execPath, args: [script] } : { program: "npm", args: [] };
}
