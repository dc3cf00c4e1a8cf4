/**
 * `npm run bench:load`: the site beside an empty Next.js application, in one run on this machine, all on 127.0.0.1.
 * Requests per second and p99 of `/`, what `/api/contact` adds to the provider's own time, and memory after a soak.
 * Takes about two minutes. BENCH_SECONDS sets how long each measurement of `/` lasts.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { runMain } from "./setup/crew.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { waitUntilAnswers } from "./setup/ports.mjs";
import { inProject, nextProgram, Refusal, root, say } from "./setup/project.mjs";
import { buildUnlessFresh, createRunner, setTestEnvironment } from "./setup/test-run.mjs";

const HOST = "127.0.0.1";
const START_LIMIT_MS = 60_000;
const EMPTY_APP = inProject(".data", "bench", "empty-app");
const CONNECTIONS = 20;
const ROUNDS = 2;
const ROUND_SECONDS = Number(process.env.BENCH_SECONDS || 6);
const WARM_UP_SECONDS = 2;
const CONTACT_CALLS = 400;
const SOAK_SECONDS = 20;
const REST_MS = 3_000;
const MESSAGE = JSON.stringify({ name: "Ada", email: "ada@example.com", subject: "Load", message: "A few lines." });

const EMPTY_FILES = {
  "next.config.mjs": `export default ${JSON.stringify({ turbopack: { root }, outputFileTracingRoot: root })};\n`,
  "app/layout.js":
    'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
  "app/page.js": "export default function Page() {\n  return <h1>Hello</h1>;\n}\n",
};

function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, HOST, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function buildEmptyApp(crew) {
  rmSync(EMPTY_APP, { recursive: true, force: true });
  for (const [name, text] of Object.entries(EMPTY_FILES)) {
    const file = path.join(EMPTY_APP, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  say("\n── Building an empty application with the same Next.js …");
  const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const { code, output } = await crew.run(process.execPath, [nextProgram, "build", EMPTY_APP], { env, stdio: "pipe" });
  if (code !== 0) throw new Refusal(`The empty application could not be built:\n${output}`);
}

async function startServer(crew, name, args, env, port) {
  const child = crew.keep(name, process.execPath, args, { env: { ...process.env, ...env }, stdio: "ignore" });
  const url = `http://${HOST}:${port}`;
  await waitUntilAnswers(url, { limitMs: START_LIMIT_MS, isCancelled: crew.isStopping });
  return { url, pid: child?.pid };
}

async function startNext(crew, name, folder, settings = {}) {
  const port = await findFreePort();
  const args = [nextProgram, "start", folder, "--hostname", HOST, "--port", String(port)];
  const env = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", SITE_URL: `http://${HOST}:${port}`, ...settings };
  return startServer(crew, name, args, env, port);
}

async function startSandbox(crew) {
  const [port, smtpPort] = [await findFreePort(), await findFreePort()];
  const env = { SANDBOX_PORT: String(port), SANDBOX_SMTP_PORT: String(smtpPort) };
  return startServer(crew, "sandbox", ["--import", "tsx", inProject("scripts", "sandbox", "main.ts")], env, port);
}

async function fire(options) {
  const result = await autocannon({ connections: CONNECTIONS, ...options });
  const lost = result.errors + result.timeouts + result.non2xx;
  if (lost > 0)
    throw new Refusal(`${lost} of ${result.requests.total} requests to ${options.url} were not answered well.`);
  return result;
}

/** As a browser asks for a page. */
const visit = (server, duration) =>
  fire({ url: server.url, duration, headers: { "accept-encoding": "gzip", accept: "text/html" } });

/** In turns, so that a busy moment of the machine meets both. */
async function measureVisits(servers) {
  const results = servers.map(() => []);
  for (const server of servers) await visit(server, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, server] of servers.entries()) results[index].push(await visit(server, ROUND_SECONDS));
  }
  const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return results.map((rounds) => ({
    perSecond: mean(rounds.map(({ requests }) => requests.average)),
    p99Ms: mean(rounds.map(({ latency }) => latency.p99)),
    bytes: rounds[0].throughput.average / rounds[0].requests.average,
  }));
}

/** Every message comes from a visitor of its own, or the limits would answer. */
function createAddresses() {
  let count = 0;
  return () => {
    count += 1;
    return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
  };
}

function describeContactPost(site, nextAddress) {
  return {
    method: "POST",
    path: "/api/contact",
    body: MESSAGE,
    setupRequest: (request) => ({
      ...request,
      headers: { "content-type": "application/json", origin: site.url, "x-forwarded-for": nextAddress() },
    }),
  };
}

function describeProviderPost() {
  const message = JSON.parse(MESSAGE);
  const call = {
    lib_version: "3.11.0",
    user_id: "sandbox_public_key",
    service_id: "sandbox_service",
    template_id: "sandbox_template",
    template_params: message,
  };
  const headers = { "content-type": "application/json", connection: "close" };
  return { method: "POST", path: "/api/v1.0/email/send", body: JSON.stringify(call), headers };
}

/** One after the other, in milliseconds: of the provider alone and through the site. */
async function measureContact(site, sandbox, nextAddress) {
  const post = (url, request) => fire({ url, connections: 1, amount: CONTACT_CALLS, requests: [request] });
  const provider = () => post(sandbox.url, describeProviderPost());
  const route = () => post(site.url, describeContactPost(site, nextAddress));
  await provider();
  await route();
  const meanOf = ({ duration, requests }) => (duration * 1000) / requests.total;
  return { providerMs: meanOf(await provider()), routeMs: meanOf(await route()) };
}

/** Memory that a process holds, in MiB. */
function readMemory({ pid }) {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
}

async function soak(server, requests) {
  await fire({ url: server.url, duration: SOAK_SECONDS, requests });
  await wait(REST_MS);
  return readMemory(server);
}

function printTable(rows) {
  const table = [["", "empty app", "this site", "ratio"], ...rows];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  for (const row of table) {
    say(row.map((cell, column) => (column ? cell.padStart(widths[column] + 2) : cell.padEnd(widths[0]))).join(""));
  }
}

function describeRow(name, emptyValue, siteValue, digits = 0) {
  return [name, emptyValue.toFixed(digits), siteValue.toFixed(digits), (siteValue / emptyValue).toFixed(2)];
}

async function bench(crew) {
  await ensureInstalled(crew, { withDev: true });
  setTestEnvironment();
  if ((await buildUnlessFresh(createRunner(crew))) !== 0) throw new Refusal("There is no build to measure.");
  await buildEmptyApp(crew);

  const sandbox = await startSandbox(crew);
  const empty = await startNext(crew, "empty application", EMPTY_APP);
  const site = await startNext(crew, "site", root, {
    EMAILJS_ENDPOINT: sandbox.url,
    EMAILJS_PUBLIC_KEY: "sandbox_public_key",
    EMAILJS_SERVICE_ID: "sandbox_service",
    EMAILJS_TEMPLATE_ID: "sandbox_template",
    EMAILJS_PRIVATE_KEY: "",
    CONTACT_HOURLY_LIMIT: "1000000",
    CONTACT_DAILY_LIMIT: "1000000",
    TRUSTED_PROXY_HOPS: "1",
    DATABASE_URL: "",
  });
  const nextAddress = createAddresses();

  say(`\n── Visits of / over ${CONNECTIONS} connections, ${ROUNDS} times ${ROUND_SECONDS} s each …`);
  const [emptyVisits, siteVisits] = await measureVisits([empty, site]);
  say(`── ${CONTACT_CALLS} messages, one after the other …`);
  const { providerMs, routeMs } = await measureContact(site, sandbox, nextAddress);
  say(`── Soak of ${SOAK_SECONDS} s each …`);
  const get = { method: "GET", path: "/" };
  const before = { empty: readMemory(empty), site: readMemory(site) };
  const after = {
    empty: await soak(empty, [get]),
    site: await soak(site, [get, describeContactPost(site, nextAddress)]),
  };

  say("");
  printTable([
    describeRow("/ requests per second", emptyVisits.perSecond, siteVisits.perSecond),
    describeRow("/ p99, ms", emptyVisits.p99Ms, siteVisits.p99Ms, 1),
    describeRow("/ KiB on the wire", emptyVisits.bytes / 1024, siteVisits.bytes / 1024, 1),
    describeRow(
      "/ MiB per second",
      (emptyVisits.perSecond * emptyVisits.bytes) / 2 ** 20,
      (siteVisits.perSecond * siteVisits.bytes) / 2 ** 20,
      1,
    ),
    describeRow("memory before the soak, MiB", before.empty, before.site),
    describeRow("memory after the soak, MiB", after.empty, after.site),
  ]);
  const added = routeMs - providerMs;
  say(
    `\n/api/contact: ${routeMs.toFixed(2)} ms a message, ${providerMs.toFixed(2)} ms of it the provider's: adds ${added.toFixed(2)} ms`,
  );
  say(`Memory of this site after the soak to before it: ${(after.site / before.site).toFixed(2)}`);
}

await runMain(async (crew) => {
  await bench(crew);
  return crew.stop(0);
});
