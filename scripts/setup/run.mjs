import { execa } from "execa";
import { root } from "./project.mjs";
import { stop } from "./stop.mjs";

/** A provider call may take 8 s, so allow time for it to finish. */
const GRACE_MS = 12_000;
const hasGroups = process.platform !== "win32";

/** Runs a program, which may be one in node_modules/.bin. When the command is stopped, the program and its children end. */
export function run(program, args, options) {
  const streams = { stdin: "ignore", stdout: "inherit", stderr: "inherit" };
  // Give the child a process group of its own, so that it does not receive the terminal's signal as well.
  const own = { cwd: root, preferLocal: true, reject: false, detached: hasGroups };
  const child = execa(program, args, { ...own, ...streams, ...options });
  const end = (signal) => {
    try {
      if (hasGroups) process.kill(-child.pid, signal);
      else child.kill(signal);
    } catch {
      // The program has already ended.
    }
  };
  const endGently = () => {
    // Test runners do not clean up on SIGTERM.
    end("SIGINT");
    const timer = setTimeout(end, GRACE_MS, "SIGKILL");
    void child.finally(() => clearTimeout(timer));
  };
  stop.addEventListener("abort", endGently);
  void child.finally(() => stop.removeEventListener("abort", endGently));
  if (stop.aborted) endGently();
  return child;
}
