import { ensurePortIsFree, readPort, waitUntilAnswers } from "./ports.mjs";
import { pointToSandbox } from "../sandbox/provider.mjs";
import { nextProgram, say, withTsx } from "./project.mjs";
import { ensureLocalSecret, makeNewStore } from "./account-store.mjs";
import { isLoopback, isOnlyHere, readHost, wantsSandbox } from "./settings.mjs";

const START_LIMIT_MS = 60_000;

async function readFreePort(settings, name, fallback, host) {
  const port = readPort(settings, name, fallback);
  await ensurePortIsFree(port, name, host);
  return port;
}

async function planSandbox(settings) {
  const port = await readFreePort(settings, "SANDBOX_PORT", 3025);
  const smtpPort = await readFreePort(settings, "SANDBOX_SMTP_PORT", 2525);
  const url = `http://127.0.0.1:${port}`;
  const ownsMailServer = Object.keys(settings).some((name) => name.startsWith("SMTP_"));
  return {
    url,
    env: { SANDBOX_PORT: String(port), SANDBOX_SMTP_PORT: String(smtpPort) },
    siteSettings: {
      ...pointToSandbox(url),
      ...(!ownsMailServer && {
        SMTP_HOST: "127.0.0.1",
        SMTP_PORT: String(smtpPort),
        SMTP_SECURE: "false",
        SMTP_FROM: "Portfolio <portfolio@example.com>",
      }),
    },
  };
}

export async function planServing(settings) {
  const host = readHost(settings);
  const port = await readFreePort(settings, "PORT", 3000, host);
  return { port, host, sandbox: wantsSandbox(settings) ? await planSandbox(settings) : undefined };
}

/** Returns the settings that a local site still needs, or none if other computers can reach the site. */
function fillLocalSettings(settings, port) {
  if (!isOnlyHere(settings)) return {};
  return {
    SITE_URL: settings.SITE_URL ?? `http://localhost:${port}`,
    NEXTAUTH_SECRET: settings.NEXTAUTH_SECRET ?? ensureLocalSecret(),
  };
}

export function describePlace(settings, { port, host }) {
  const isEverywhere = host === undefined || /^(?:0\.0\.0\.0|::)$/.test(host);
  const name = isEverywhere || host === "127.0.0.1" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  const others = isEverywhere ? "the network, on every address of this computer" : `the network, on ${host}`;
  const here = isOnlyHere(settings)
    ? "HOST=0.0.0.0 opens it to your network"
    : "a proxy here can forward visitors to it";
  const reach = isEverywhere || !isLoopback(host) ? `open to ${others}` : `this computer only; ${here}`;
  return { url: `http://${name}:${port}`, reach };
}

export async function serve(processes, settings, plan, command) {
  const { port, host, sandbox } = plan;
  const untilAnswers = (url) => waitUntilAnswers(url, { limitMs: START_LIMIT_MS, isCancelled: processes.isStopping });
  if (sandbox) {
    const env = { ...process.env, ...sandbox.env };
    processes.keep("mail sandbox", process.execPath, withTsx("sandbox/main.ts"), { env });
    if (!(await untilAnswers(sandbox.url))) return;
  }
  const env = {
    ...process.env,
    NODE_ENV: command === "start" ? "production" : "development",
    NEXT_TELEMETRY_DISABLED: "1",
    ...fillLocalSettings(settings, port),
    ...sandbox?.siteSettings,
  };
  if (command === "start") await makeNewStore(processes, { ...settings, ...env });
  const listen = ["--port", String(port), ...(host === undefined ? [] : ["--hostname", host])];
  processes.keep("server", process.execPath, [nextProgram, command, ...listen], { env });
  const { url, reach } = describePlace(settings, plan);
  if (!(await untilAnswers(url))) return;
  say(`\n  The site:          ${url} (${reach})`);
  if (sandbox) {
    say(`  The mail sandbox:  ${sandbox.url}`);
    say("\n  NO MAIL LEAVES THIS COMPUTER. No email provider is set, so a local stand-in catches every message:");
    say("  read them in the mail sandbox. For a real site set SITE_URL and a provider (.env.example).");
  }
  say("\n  Ctrl-C stops everything.\n");
}
