/** `npm start`: installs packages and builds if necessary, then serves the site. `npm run dev` passes `--dev`. */
import { once } from "node:events";
import { watch } from "node:fs";
import "./setup/survive-log-errors.mjs";
import { isLoopbackHost } from "../lib/loopback.mjs";
import { pointMailToSandbox, pointToSandbox } from "./sandbox/provider.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { ensureLocalSecret } from "./setup/local-secret.mjs";
import { inProject, say, withTsx } from "./setup/project.mjs";
import { isLocalSite, isOnlyHere, readHost, readSettings, wantsSandbox } from "./setup/settings.mjs";
import { exitWith, stop } from "./setup/stop.mjs";

const isDevelopment = process.argv.includes("--dev");
// A host that only serves a finished build does not need the development packages.
await ensureInstalled({ withDev: isDevelopment });
const { run } = await import("./setup/run.mjs");
const { isFresh, needsBuild } = await import("./setup/freshness.mjs");
const { default: getPort } = await import("get-port");
const settings = readSettings({ isDevelopment });

async function readFreePort(name, fallback) {
  const port = Number(settings[name] ?? fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) exitWith(`${name} must be a port number from 1 to 65535.`);
  if ((await getPort({ port })) === port) return port;
  return exitWith(`Port ${port} is in use: stop the program that is using it, or choose another port with ${name}.`);
}

/** Prints the doctor's findings until the content has no errors, because the server cannot start without content. */
async function waitForContent() {
  while ((await run(process.execPath, withTsx("doctor.ts", "--build"))).exitCode !== 0) {
    if (stop.aborted) process.exit();
    say("\nWaiting for a change in content/ …");
    const watcher = watch(inProject("content"));
    await once(watcher, "change", { signal: stop }).catch(() => process.exit());
    watcher.close();
  }
}

const SURVIVE_LOG_ERRORS = new URL("./setup/survive-log-errors.mjs", import.meta.url).href;
const host = readHost(settings);
const port = await readFreePort("PORT", 3000);
const hasSandbox = wantsSandbox(settings);
const sandboxPort = hasSandbox && (await readFreePort("SANDBOX_PORT", 3025));
if (hasSandbox) await ensureInstalled({ withDev: true });
if (isDevelopment) await waitForContent();
else if (needsBuild(settings, isLocalSite(settings))) {
  say("Building the site first: there is no build of the current sources and settings …");
  const { exitCode } = await run(process.execPath, [inProject("scripts", "build.mjs")]);
  if (exitCode !== 0) exitWith("The site was not started because the build failed.");
} else if (!isFresh(settings))
  say("Something has changed since the last build. To publish it, run npm run build and restart.");

const reach = isLoopbackHost(host ?? "")
  ? "this computer only; HOST=0.0.0.0 opens it to your network"
  : "open to the network";
const name = !host || isLoopbackHost(host) || /^[0:.]+$/.test(host) ? "localhost" : host;
const inbox = `  The mail sandbox:  http://127.0.0.1:${sandboxPort}

  THE CONTACT FORM SENDS NO MAIL. No email provider is set, so the mail sandbox catches its messages:
  read them there. For a real site, set SITE_URL and a provider (.env.example).
`;
say(
  `\n  The site:          http://${name}:${port} (${reach})\n${hasSandbox ? inbox : ""}\n  Ctrl-C stops everything.\n`,
);

const env = { NODE_ENV: isDevelopment ? "development" : "production", NEXT_TELEMETRY_DISABLED: "1" };
const { SITE_URL = `http://localhost:${port}`, NEXTAUTH_SECRET } = settings;
if (isOnlyHere(settings)) {
  const secret = NEXTAUTH_SECRET ?? ensureLocalSecret();
  Object.assign(env, { SITE_URL, NEXTAUTH_SECRET: secret, ONLY_THIS_COMPUTER: "1" });
}
if (hasSandbox) {
  const { tsImport } = await import("tsx/esm/api");
  const { startSandbox } = await tsImport("./sandbox/start-sandbox.ts", import.meta.url);
  const { url, smtpPort } = await startSandbox({ port: sandboxPort, smtpPort: 0 });
  const ownsMailServer = Object.keys(settings).some((setting) => setting.startsWith("SMTP_"));
  Object.assign(env, pointToSandbox(url), !ownsMailServer && pointMailToSandbox(smtpPort));
}
const listen = ["--port", String(port), ...(host === undefined ? [] : ["--hostname", host])];
// instrumentation.ts imports SURVIVE_LOG_ERRORS too, but Next.js prints a line before that.
const program = ["--import", SURVIVE_LOG_ERRORS, inProject("node_modules", "next", "dist", "bin", "next")];
const { exitCode } = await run(process.execPath, [...program, isDevelopment ? "dev" : "start", ...listen], { env });
// Stopping the server counts as a success.
process.exit(stop.aborted ? 0 : exitCode || 1);
