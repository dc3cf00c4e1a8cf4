/**
 * `npm run bench`: what a visitor's browser takes for the built site, the opening screen included, beside an empty
 * Next.js application measured in the same run. Prints tables; docs/measurements.md keeps those of a named day.
 *
 * Lighthouse stands outside the lock file, where one of its dependencies does not install; it is fetched on first use.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { describeBuild, findStaleness } from "./setup/build-stamp.mjs";
import { measureInteractions } from "./setup/interactions.mjs";
import { findChromium } from "./setup/chromium.mjs";
import { runMain } from "./setup/crew.mjs";
import { describeMachine } from "./setup/machine.mjs";
import { findNpm } from "./setup/npm.mjs";
import { inProject, nextProgram, Refusal, say } from "./setup/project.mjs";
import { readSettings } from "./setup/settings.mjs";

const CACHE = inProject("node_modules", ".cache", "bench");
const TOOLS = { dependencies: { lighthouse: "12.8.2" }, overrides: { "third-party-web": "0.29.2" } };
const DEBUG_PORT = Number(process.env.BENCH_PORT || 3190);
const SITE_PORT = DEBUG_PORT + 1;
const EMPTY_PORT = DEBUG_PORT + 2;
const START_LIMIT_MS = 60_000;
const POLL_MS = 200;
/** Of each page and device; the middle one by its performance counts. */
const RUNS = 5;
/** A trace that the browser began too late to write cannot be read; more of those than this are a fault. */
const SPOILT_RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

function writeFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

async function loadLighthouse(crew) {
  const folder = path.join(CACHE, "tools");
  const entry = path.join(folder, "node_modules", "lighthouse", "core", "index.js");
  if (!existsSync(entry)) {
    say("Fetching Lighthouse …");
    writeFiles(folder, { "package.json": JSON.stringify({ private: true, ...TOOLS }) });
    const npm = findNpm();
    const args = [...npm.args, "install", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund"];
    const { code, output } = await crew.run(npm.program, args, { stdio: "pipe" });
    if (code !== 0) throw new Refusal(`Lighthouse could not be fetched:\n${output}`);
  }
  const { default: lighthouse, desktopConfig } = await import(pathToFileURL(entry).href);
  return { lighthouse, desktopConfig };
}

/** The least that Next.js can serve: a layout and a page of one heading. */
async function buildEmptyApplication(crew) {
  const folder = inProject(".data", "bench", "empty");
  if (existsSync(path.join(folder, ".next", "BUILD_ID"))) return folder;
  say("Building an empty Next.js application to compare with …");
  writeFiles(folder, {
    "package.json": JSON.stringify({ private: true, type: "module" }),
    "next.config.js": `export default { turbopack: { root: ${JSON.stringify(inProject())} } };`,
    "app/layout.js": `export const metadata = { title: "Empty", description: "Nothing" };
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }`,
    "app/page.js": `export default function Page() { return <main><h1>Empty</h1></main>; }`,
  });
  if (!existsSync(path.join(folder, "node_modules")))
    symlinkSync(inProject("node_modules"), path.join(folder, "node_modules"), "junction");
  const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const { code, output } = await crew.run(process.execPath, [nextProgram, "build", folder], { env, stdio: "pipe" });
  if (code !== 0) throw new Refusal(`The empty application could not be built:\n${output}`);
  return folder;
}

/** Starts a built application and answers its address and how to stop it. */
async function serveFolder(folder, port) {
  const args = [nextProgram, "start", folder, "--hostname", "127.0.0.1", "--port", String(port)];
  const server = spawn(process.execPath, args, { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}/`;
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, stop: () => server.kill("SIGTERM") };
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  server.kill("SIGTERM");
  throw new Refusal(`The application in ${folder} did not start on port ${port}.`);
}

/** The middle one of several runs, which differ by what else the machine was doing. */
async function runLighthouse({ lighthouse, desktopConfig }, url, device) {
  const flags = { port: DEBUG_PORT, onlyCategories: CATEGORIES, logLevel: "error" };
  const runs = [];
  for (let spoilt = 0; runs.length < RUNS;) {
    const { lhr } = await lighthouse(url, flags, device === "desktop" ? desktopConfig : undefined);
    if (!lhr.runtimeError) runs.push(summarize(lhr));
    else if ((spoilt += 1) > SPOILT_RUNS) throw new Refusal(`Lighthouse: ${lhr.runtimeError.message}`);
  }
  const byPerformance = runs.toSorted((one, other) => one.Performance - other.Performance);
  const range = `${byPerformance[0].Performance}-${byPerformance.at(-1).Performance}`;
  return { ...byPerformance[Math.floor(RUNS / 2)], "Performance, all runs": range };
}

function summarize(lhr) {
  const score = (name) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const value = (audit) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const failed = Object.values(lhr.categories)
    .filter(({ id }) => id !== "performance")
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && lhr.audits[id]?.score !== null && lhr.audits[id]?.score < 1);
  return {
    Performance: score("performance"),
    Accessibility: score("accessibility"),
    "Best practices": score("best-practices"),
    SEO: score("seo"),
    "FCP, ms": Math.round(value("first-contentful-paint")),
    "LCP, ms": Math.round(value("largest-contentful-paint")),
    "Speed Index, ms": Math.round(value("speed-index")),
    CLS: Number(value("cumulative-layout-shift").toFixed(3)),
    "TBT, ms": Math.round(value("total-blocking-time")),
    failed: [...new Set(failed.map(({ id }) => id))].join(", "),
  };
}

function printTable(title, rows) {
  const names = [...new Set(rows.flatMap(([, values]) => Object.keys(values)))];
  const cells = [
    ["", ...rows.map(([name]) => name)],
    ...names.map((name) => [name, ...rows.map(([, values]) => String(values[name] ?? ""))]),
  ];
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`;
  say(`\n${title}\n`);
  say(
    [line(cells[0]), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...cells.slice(1).map(line)].join(
      "\n",
    ),
  );
}

async function measure(tools, executablePath, site, empty) {
  const args = [`--remote-debugging-port=${DEBUG_PORT}`, "--no-sandbox", "--disable-gpu", "--no-first-run"];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const rows = [];
    for (const device of ["phone", "desktop"]) {
      rows.push([`/, ${device}`, await runLighthouse(tools, site.url, device)]);
      rows.push([`empty, ${device}`, await runLighthouse(tools, empty.url, device)]);
    }
    printTable("Lighthouse, the opening screen as shipped", rows);
    printTable("Interactions: from input to the next paint", [
      ["INP, ms", await measureInteractions(browser, site.url)],
    ]);
  } finally {
    await browser.close();
  }
}

await runMain(async (crew) => {
  if (findStaleness(describeBuild(readSettings({ isDevelopment: false })))) {
    say("Note: the build is older than the sources or the settings; npm run build makes a new one.");
  }
  if (!existsSync(inProject(".next", "BUILD_ID"))) throw new Refusal("There is no build to measure: npm run build.");
  const { file, problem } = await findChromium(describeMachine(crew));
  if (problem) throw new Refusal(problem);
  const tools = await loadLighthouse(crew);
  const empty = await buildEmptyApplication(crew);
  const servers = [await serveFolder(inProject(), SITE_PORT), await serveFolder(empty, EMPTY_PORT)];
  try {
    await measure(tools, file, ...servers);
  } finally {
    for (const { stop } of servers) stop();
  }
  const [load] = loadavg();
  say(
    `\n${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, load ${load.toFixed(1)}, Node ${process.version}`,
  );
  return 0;
});
