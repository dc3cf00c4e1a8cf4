import { makeNewStore } from "./new-store.mjs";
import { inProject, nextProgram, say } from "./project.mjs";
import { ensurePortIsFree, readPort, waitUntilAnswers } from "./ports.mjs";
import { planSandbox, startSandbox } from "./sandbox.mjs";
import { ensureLocalSecret } from "./secret.mjs";
import { isOnlyHere, readHost, wantsSandbox } from "./settings.mjs";

const DEFAULT_PORT = 3000;
const START_LIMIT_MS = 60_000;

/** Decides what has to run, and refuses early when a port is taken. */
export async function planServing(settings) {
  const port = readPort(settings, "PORT", DEFAULT_PORT);
  const host = readHost(settings);
  await ensurePortIsFree(port, "PORT", host);
  return { port, host, sandbox: wantsSandbox(settings) ? await planSandbox(settings) : undefined };
}

/** What a site on this machine needs and its owner has not set. One that others can reach gets nothing of it. */
function fillLocalSettings(settings, port) {
  if (!isOnlyHere(settings)) return {};
  return {
    SITE_URL: settings.SITE_URL ?? `http://localhost:${port}`,
    NEXTAUTH_SECRET: settings.NEXTAUTH_SECRET ?? ensureLocalSecret(inProject(".data", "secret")),
  };
}

/** Where the site answers, and who can reach it there. */
function describePlace(settings, { port, host }) {
  const isEverywhere = host === undefined || /^(?:0\.0\.0\.0|::)$/.test(host);
  const name = isEverywhere || host === "127.0.0.1" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  const others = isEverywhere ? "the network, on every address of this machine" : `the network, on ${host}`;
  return {
    address: `http://${name}:${port}`,
    reach: isOnlyHere(settings) ? "this machine only; HOST=0.0.0.0 opens it to your network" : `open to ${others}`,
  };
}

/** Starts the sandbox, when the plan has one, and Next.js; tells the addresses once they answer. */
export async function serve(crew, settings, plan, command) {
  const { port, host, sandbox } = plan;
  if (sandbox) await startSandbox(crew, sandbox);
  if (crew.isStopping()) return;
  const env = {
    ...process.env,
    NODE_ENV: command === "start" ? "production" : "development",
    NEXT_TELEMETRY_DISABLED: "1",
    ...fillLocalSettings(settings, port),
    ...sandbox?.siteSettings,
  };
  if (command === "start") await makeNewStore(crew, { ...settings, ...env });
  const listen = ["--port", String(port), ...(host === undefined ? [] : ["--hostname", host])];
  crew.keep("server", process.execPath, [nextProgram, command, ...listen], { env });
  const { address, reach } = describePlace(settings, plan);
  if (!(await waitUntilAnswers(address, { limitMs: START_LIMIT_MS, isCancelled: crew.isStopping }))) return;
  say(`\n  The site:          ${address} (${reach})`);
  if (sandbox) {
    say(`  The mail sandbox:  ${sandbox.address}`);
    say("\n  NO MAIL LEAVES THIS MACHINE. No e-mail provider is set, so a local stand-in takes every message:");
    say("  read them at the second address. For a real site set SITE_URL and a provider (.env.example).");
  }
  say("\n  Ctrl-C stops everything.\n");
}
