import { inProject, nextProgram, say } from "./project.mjs";
import { ensurePortIsFree, readPort, waitUntilAnswers } from "./ports.mjs";
import { planSandbox, startSandbox } from "./sandbox.mjs";
import { ensureLocalSecret } from "./secret.mjs";
import { isLocalSite, wantsSandbox } from "./settings.mjs";

const DEFAULT_PORT = 3000;
const START_LIMIT_MS = 60_000;

/** Decides what has to run, and refuses early when a port is taken. */
export async function planServing(settings) {
  const port = readPort(settings, "PORT", DEFAULT_PORT);
  await ensurePortIsFree(port, "PORT");
  return { port, sandbox: wantsSandbox(settings) ? await planSandbox(settings) : undefined };
}

/** What a site on this machine needs and its owner has not set. A real deployment gets nothing of it. */
function fillLocalSettings(settings, port) {
  if (!isLocalSite(settings)) return {};
  return {
    SITE_URL: settings.SITE_URL ?? `http://localhost:${port}`,
    NEXTAUTH_SECRET: settings.NEXTAUTH_SECRET ?? ensureLocalSecret(inProject(".data", "secret")),
  };
}

/** Starts the sandbox, when the plan has one, and Next.js; tells the addresses once they answer. */
export async function serve(crew, settings, { port, sandbox }, command) {
  if (sandbox) await startSandbox(crew, sandbox);
  if (crew.isStopping()) return;
  const env = {
    ...process.env,
    NODE_ENV: command === "start" ? "production" : "development",
    NEXT_TELEMETRY_DISABLED: "1",
    ...fillLocalSettings(settings, port),
    ...sandbox?.siteSettings,
  };
  crew.keep("server", process.execPath, [nextProgram, command, "--port", String(port)], { env });
  const address = `http://localhost:${port}`;
  if (!(await waitUntilAnswers(address, { limitMs: START_LIMIT_MS, isCancelled: crew.isStopping }))) return;
  say(`\n  The site:          ${address}`);
  if (sandbox) {
    say(`  The mail sandbox:  ${sandbox.address}`);
    say("\n  NO MAIL LEAVES THIS MACHINE. No e-mail provider is set, so a local stand-in takes every message:");
    say("  read them at the second address. Set SITE_URL and EMAILJS_* (.env.example) for a real site.");
  }
  say("\n  Ctrl-C stops everything.\n");
}
