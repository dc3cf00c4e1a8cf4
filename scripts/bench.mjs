/** `npm run bench`: Lighthouse and load on `/`. BENCH_RUNS sets the runs, LIGHTHOUSE names another program. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { startSite } from "../e2e/support/server.ts";

const RUNS = Number(process.env.BENCH_RUNS || 3);
const CONNECTIONS = 20;
const SECONDS = 10;
const METRICS = {
  "first-contentful-paint": "FCP, ms",
  "largest-contentful-paint": "LCP, ms",
  "speed-index": "Speed Index, ms",
  "total-blocking-time": "TBT, ms",
  "cumulative-layout-shift": "CLS",
};

const run = promisify(execFile);
const [lighthouse = "npx", ...lighthouseArgs] = process.env.LIGHTHOUSE
  ? [process.env.LIGHTHOUSE]
  : ["npx", "--yes", "--package", "lighthouse@12.8.2", "lighthouse"];

async function runLighthouse(url, device) {
  const flags = ["--output=json", "--quiet", "--chrome-flags=--headless=new --no-sandbox --disable-gpu"];
  if (device === "desktop") flags.push("--preset=desktop");
  const { stdout } = await run(lighthouse, [...lighthouseArgs, url, ...flags], {
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? process.env.CHROME_PATH },
    maxBuffer: 2 ** 28,
  });
  const { categories, audits } = JSON.parse(stdout);
  const scores = Object.values(categories).map(({ title, score }) => [title, Math.round(score * 100)]);
  const times = Object.entries(METRICS).map(([id, name]) => [name, Math.round(audits[id].numericValue)]);
  return Object.fromEntries([...scores, ...times]);
}

async function runMedian(url, device) {
  const runs = [];
  for (let index = 0; index < RUNS; index += 1) runs.push(await runLighthouse(url, device));
  runs.sort((one, other) => one.Performance - other.Performance);
  return runs[Math.floor(RUNS / 2)];
}

if (!existsSync(".next/build-stamp.json")) {
  process.stderr.write("There is no build to measure: run npm run build first.\n");
  process.exit(1);
}
const { url, stop } = await startSite({});
try {
  const { requests, latency, throughput, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { "accept-encoding": "gzip" },
  });
  console.table({
    "requests per second": requests.average,
    "p99, ms": latency.p99,
    "MiB per second": Number((throughput.average / 2 ** 20).toFixed(1)),
    "not answered with 200": non2xx,
  });
  console.table({ phone: await runMedian(url, "phone"), desktop: await runMedian(url, "desktop") });
  const [load] = loadavg();
  const today = new Date().toISOString().slice(0, 10);
  process.stdout.write(`${today}, ${cpus().length} cores, load ${load.toFixed(1)}, Node ${process.version}\n`);
} catch (error) {
  process.stderr.write(`Lighthouse did not run. Install it and set LIGHTHOUSE to its program.\n${String(error)}\n`);
  process.exitCode = 1;
} finally {
  await stop();
}
