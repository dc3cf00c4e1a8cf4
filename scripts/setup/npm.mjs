import { existsSync } from "node:fs";
import path from "node:path";

/**
 * The npm that runs this command, as a program that needs no shell (which would trip over spaces in a path); without
 * one, the npm that came with Node.
 */
export function findNpm() {
  const nodeFolder = path.dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath,
    path.join(nodeFolder, "node_modules", "npm", "bin", "npm-cli.js"),
    path.join(nodeFolder, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
  ];
  const script = candidates.find((file) => file?.endsWith("npm-cli.js") && existsSync(file));
  return script ? { program: process.execPath, args: [script] } : { program: "npm", args: [] };
}
