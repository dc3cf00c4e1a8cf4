import { spawn } from "node:child_process";
import { constants } from "node:os";
import { Refusal, root, say } from "./project.mjs";

/** A request to the mail provider may take 8 s and is let finish. */
const GRACE_MS = 12_000;
const WAITING_MS = 10_000;
const hasGroups = process.platform !== "win32";

/** Signals a program and all that it has started: npm's shell, for one, passes no signal on. */
function signalAll(child, signal) {
  try {
    if (hasGroups && child.pid) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

/** The shell between npm and a command dies of a signal without passing it on; that it is gone is the signal then. */
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

/**
 * The programs that one command runs. They end together: a signal stops all of them, and so does the end of any that
 * was meant to stay.
 */
export function createProcessGroup({ graceMs = GRACE_MS, waitingMs = WAITING_MS } = {}) {
  const children = new Set();
  let isServing = false;
  let outcome;
  let finish;
  const ended = new Promise((resolve) => (finish = resolve));

  /** Ends every program, gently first. The first reason given is the one that counts. */
  function stop(code) {
    outcome ??= code;
    if (children.size === 0) finish(outcome);
    // Test runners tidy up after an interruption only, servers after either.
    for (const child of children) signalAll(child, "SIGINT");
    setTimeout(() => {
      for (const child of children) signalAll(child, "SIGKILL");
    }, graceMs).unref();
    return ended;
  }

  /**
   * Runs a program to its end. `stdio: "pipe"` keeps its output for the answer instead of showing it. `waiting` is said
   * every ten seconds, so that nobody takes silence for a halt.
   */
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

  /** Starts a program that is meant to run until the command is stopped. */
  function keep(name, program, args, options) {
    isServing = true;
    void run(program, args, options).then(({ code, problem }) => {
      if (outcome !== undefined) return;
      process.stderr.write(`\nThe ${name} has stopped (${problem ?? `exit status ${code}`}); stopping the rest.\n`);
      void stop(code || 1);
    });
  }

  // Stopping a server is its ordinary end; stopping a build or a test run leaves its work undone.
  const stopAt = (signal) => void stop(isServing ? 0 : 128 + constants.signals[signal]);
  for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"]) process.on(signal, stopAt);
  whenNpmIsGone(() => stopAt("SIGHUP"));
  return { run, keep, stop, ended, isStopping: () => outcome !== undefined };
}

/** Runs a command's main function with a process group. The exit status is honest whatever happens. */
export async function runMain(main) {
  const processes = createProcessGroup();
  try {
    const code = await main(processes);
    process.exitCode = processes.isStopping() ? await processes.ended : code;
  } catch (error) {
    // A signal makes whatever was going on fail; that is no news.
    const wasStopped = processes.isStopping();
    if (!wasStopped) process.stderr.write(`\n${error instanceof Refusal ? error.message : error.stack}\n`);
    process.exitCode = await processes.stop(1);
  }
}
