import { spawn } from "node:child_process";
import { constants } from "node:os";
import { Refusal, root } from "./project.mjs";

/** A request to the mail provider may take 8 s and is let finish. */
const GRACE_MS = 12_000;
/** By convention, the exit status of a program that a signal has ended starts here. */
const SIGNAL_STATUS = 128;
const STOP_SIGNALS = ["SIGHUP", "SIGINT", "SIGTERM"];
const PARENT_POLL_MS = 500;
const hasGroups = process.platform !== "win32";

/** Signals a program and all that it has started: npm's shell, for one, passes no signal on. */
function signalGroup(child, signal) {
  if (!hasGroups || child.pid === undefined) return void child.kill(signal);
  try {
    process.kill(-child.pid, signal);
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
  }, PARENT_POLL_MS);
  timer.unref();
}

/**
 * The programs that one command runs. They end together: a signal stops all of them, and so does the end of any that
 * was meant to stay.
 */
export function createCrew({ graceMs = GRACE_MS } = {}) {
  const members = new Set();
  let isServing = false;
  let outcome;
  let end;
  const ended = new Promise((resolve) => {
    end = resolve;
  });

  function launch(program, args, { env = process.env, stdio = "inherit" } = {}) {
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: ["ignore", stdio, stdio],
      detached: hasGroups,
      windowsHide: true,
    });
    members.add(child);
    const output = [];
    child.stdout?.on("data", (chunk) => output.push(chunk));
    child.stderr?.on("data", (chunk) => output.push(chunk));
    const exit = new Promise((resolve) => {
      const leave = (code, problem) => {
        members.delete(child);
        resolve({ code, problem, output: Buffer.concat(output).toString() });
        if (outcome !== undefined && members.size === 0) end(outcome);
      };
      child.once("error", (error) => leave(1, error.message));
      child.once("close", (code, signal) => leave(code ?? 1, signal && `ended by ${signal}`));
    });
    return { child, exit };
  }

  /** Ends every member, gently first. The first reason given is the one that counts. */
  function stop(code) {
    outcome ??= code;
    if (members.size === 0) end(outcome);
    // Test runners tidy up after an interruption only, servers after either.
    for (const child of members) signalGroup(child, "SIGINT");
    setTimeout(() => {
      for (const child of members) signalGroup(child, "SIGKILL");
    }, graceMs).unref();
    return ended;
  }

  // Stopping a server is its ordinary end; stopping a build or a test run leaves its work undone.
  const stopAt = (signal) => void stop(isServing ? 0 : SIGNAL_STATUS + constants.signals[signal]);
  for (const signal of STOP_SIGNALS) process.on(signal, () => stopAt(signal));
  whenNpmIsGone(() => stopAt("SIGHUP"));

  return {
    /** Runs a program to its end. `stdio: "pipe"` keeps its output for the answer instead of showing it. */
    async run(program, args, options = {}) {
      if (outcome !== undefined) return { code: 1, problem: "stopping", output: "" };
      const { child, exit } = launch(program, args, options);
      if (options.limitMs === undefined) return exit;
      const timer = setTimeout(() => signalGroup(child, "SIGKILL"), options.limitMs);
      return exit.finally(() => clearTimeout(timer));
    },
    /** Starts a program that is meant to run until the command is stopped; undefined when it has been already. */
    keep(name, program, args, options) {
      if (outcome !== undefined) return undefined;
      isServing = true;
      const { child, exit } = launch(program, args, options);
      void exit.then(({ code, problem }) => {
        if (outcome !== undefined) return;
        process.stderr.write(`\nThe ${name} has stopped (${problem ?? `exit status ${code}`}); stopping the rest.\n`);
        void stop(code || 1);
      });
      return child;
    },
    stop,
    /** The exit status, once every member has left after a stop. */
    ended,
    isStopping: () => outcome !== undefined,
  };
}

/** Runs a command's main function with a crew. The exit status is honest whatever happens. */
export async function runMain(main) {
  const crew = createCrew();
  try {
    const code = await main(crew);
    process.exitCode = crew.isStopping() ? await crew.ended : code;
  } catch (error) {
    // A signal makes whatever was going on fail; that is no news.
    const wasStopped = crew.isStopping();
    if (!wasStopped) process.stderr.write(`\n${error instanceof Refusal ? error.message : error.stack}\n`);
    process.exitCode = await crew.stop(1);
  }
}
