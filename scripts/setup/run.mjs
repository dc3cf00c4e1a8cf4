import { execa } from "execa";
import { root } from "./project.mjs";
import { stop } from "./stop.mjs";

/** A provider call may take 8 s, so allow time for it to finish. */
const GRACE_MS = 12_000;

/** Runs a program, which may be one of node_modules/.bin. It ends when the command is stopped. */
export const run = (program, args, options) =>
  execa(program, args, {
    cwd: root,
    preferLocal: true,
    stdin: "ignore",
    stdout: "inherit",
    stderr: "inherit",
    reject: false,
    // In its own process group, so that it gets one signal, not also the terminal's.
    detached: process.platform !== "win32",
    cancelSignal: stop,
    // Test runners do not clean up on SIGTERM.
    killSignal: "SIGINT",
    forceKillAfterDelay: GRACE_MS,
    ...options,
  });
