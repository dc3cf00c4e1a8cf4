const controller = new AbortController();

/** Aborted by Ctrl-C, SIGTERM or a closed terminal. */
export const stop = controller.signal;
const stopAll = () => controller.abort();

for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"]) process.on(signal, stopAll);

// At SIGTERM, npm's shell exits without passing the signal on.
if (process.env.npm_lifecycle_event && process.platform !== "win32") {
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && stopAll(), 500).unref();
}

/** Ends the command with one sentence. After a signal, says nothing. */
export function exitWith(sentence) {
  if (!stop.aborted) process.stderr.write(`\n${sentence}\n`);
  process.exit(stop.aborted ? 130 : 1);
}

/** Says now and then that a long step is still running, until the returned function is called. */
export function sayWaiting(text, everyMs = 10_000) {
  const startedAt = Date.now();
  const tell = () => process.stdout.write(`  … ${Math.round((Date.now() - startedAt) / 1000)} s: ${text}\n`);
  const timer = setInterval(tell, everyMs);
  return () => clearInterval(timer);
}
