import { spawn } from "node:child_process";
import { constants } from "node:os";
import { Refusal, root, say } from "./project.mjs";

/** A provider call may take 8 s, so allow time for it to finish. */
const GRACE_MS = 12_000;
const WAITING_MS = 10_000;
const hasGroups = process.platform !== "win32";

/** Signals the whole group, because npm's shell does not forward signals. */
function signalAll(child, signal) {
  try {
    if (hasGroups && child.pid) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

/** npm's shell exits without forwarding the signal, so treat the parent's exit as the signal. */
function whenNpmIsGone(act) {
  if (!hasGroups || !process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    act();
  }, 500);
  timer.unref();
}

/** Runs a command's programs. All of them stop when a signal arrives or a server exits. */
export function createProcessGroup({ graceMs = GRACE_MS, waitingMs = WAITING_MS } = {}) {
  const children = new Set();
  let isServing = false;
  let outcome;
  let finish;
  const ended = new Promise((resolve) => (finish = resolve));

  function stop(code) {
    outcome ??= code;
    if (children.size === 0) finish(outcome);
    // Send SIGINT, because test runners do not clean up on SIGTERM.
    for (const child of children) signalAll(child, "SIGINT");
    setTimeout(() => {
      for (const child of children) signalAll(child, "SIGKILL");
    }, graceMs).unref();
    return ended;
  }

  /** `stdio: "pipe"` returns the output instead of printing it. `waiting` is printed every ten seconds. */
  function run(program, args, { env = process.env, stdio = "inherit", limitMs, waiting } = {}) {
    if (outcome !== undefined) return Promise.resolve({ code: 1, problem: "stopping", output: "" });
    const limit = { timeout: limitMs, killSignal: "SIGKILL" };
    const streams = { stdio: ["ignore", stdio, stdio], windowsHide: true };
    const child = spawn(program, args, { cwd: root, env, detached: hasGroups, ...streams, ...limit });
    children.add(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text) => (output += text));
    }
    const startedAt = Date.now();
    const sayWaiting = () => say(`  … ${Math.round((Date.now() - startedAt) / 1000)} s: ${waiting}`);
    const timer = waiting && setInterval(sayWaiting, waitingMs);
    return new Promise((resolve) => {
      const leave = (code, problem) => {
        clearInterval(timer);
        children.delete(child);
        resolve({ code, problem, output });
        if (outcome !== undefined && children.size === 0) finish(outcome);
      };
      child.once("error", (error) => leave(1, error.message));
      child.once("close", (code, signal) => leave(code ?? 1, signal && `ended by ${signal}`));
    });
  }

  function keep(name, program, args, options) {
    isServing = true;
    void run(program, args, options).then(({ code, problem }) => {
      if (outcome !== undefined) return;
      process.stderr.write(`\nThe ${name} has stopped (${problem ?? `exit status ${code}`}); stopping the rest.\n`);
      void stop(code || 1);
    });
  }

  // Stopping a server counts as a success, unlike stopping a build or a test run.
  const stopAt = (signal) => void stop(isServing ? 0 : 128 + constants.signals[signal]);
  for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"]) process.on(signal, stopAt);
  whenNpmIsGone(() => stopAt("SIGHUP"));
  return { run, keep, stop, ended, isStopping: () => outcome !== undefined };
}

export async function runMain(main) {
  const processes = createProcessGroup();
  try {
    const code = await main(processes);
    process.exitCode = processes.isStopping() ? await processes.ended : code;
  } catch (error) {
    // Do not report errors after a signal, because they are expected.
    const wasStopped = processes.isStopping();
    if (!wasStopped) process.stderr.write(`\n${error instanceof Refusal ? error.message : error.stack}\n`);
    process.exitCode = await processes.stop(1);
  }
}
