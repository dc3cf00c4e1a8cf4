import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, statSync } from "node:fs";
import { inProject, root, say } from "./project.mjs";
import { exitWith, sayWaiting, stop } from "./stop.mjs";

/** npm writes this file at the end of an installation. */
const MARKER = inProject("node_modules", ".package-lock.json");

function isInstalled(withDev) {
  if (!existsSync(MARKER) || (withDev && !existsSync(inProject("node_modules", "tsx")))) return false;
  return statSync(MARKER).mtimeMs >= statSync(inProject("package-lock.json")).mtimeMs;
}

export async function ensureInstalled({ withDev }) {
  if (isInstalled(withDev)) return;
  say("Installing the packages from the lock file …");
  const done = sayWaiting("still installing; this usually takes one to three minutes");
  const { npm_execpath: npm = "" } = process.env;
  const [program, ...args] = npm.endsWith(".js") ? [process.execPath, npm] : ["npm"];
  const options = { cwd: root, stdio: ["ignore", "inherit", "inherit"], signal: stop, killSignal: "SIGINT" };
  const [code] = await once(spawn(program, [...args, "ci", "--include=dev"], options), "close").catch(() => [1]);
  done();
  if (code !== 0) exitWith("npm could not install the packages from package-lock.json: see its message above.");
}
