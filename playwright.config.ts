import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { getPortfolio } from "./app/portfolio";
import type { SiteOptions } from "./e2e/support/fixtures";
import {
  LOOPBACK,
  NEXT_PROGRAM,
  SANDBOX_URL,
  SITE_PORT,
  SITE_URL,
  siteEnvironment,
} from "./e2e/support/site-environment";

const START_LIMIT_MS = 60_000;
const STOP_GENTLY = { signal: "SIGTERM", timeout: 12_000 } as const;
const FAULT_LIMIT_MS = 90_000;

/** Playwright matches a pattern against the whole path, and the project's folder may itself be called `owner`. */
const inTests = (pattern: string) => new RegExp(`[/\\\\]e2e[/\\\\](?:${pattern.replaceAll("/", "[/\\\\]")})`);
const leftOut = getPortfolio().accounts ? [] : [inTests("account/")];

export default defineConfig<SiteOptions>({
  testDir: "e2e",
  globalSetup: "./e2e/account/support/store-template.ts",
  projects: [
    { name: "journeys", testIgnore: [inTests("(account/)?faults/|owner/|(shots|engines).spec"), ...leftOut] },
    // Tests of attacks, faults and load. They take minutes to run.
    {
      name: "faults",
      testMatch: inTests("(account/)?faults/.+\\.spec\\.ts$"),
      testIgnore: leftOut,
      timeout: FAULT_LIMIT_MS,
    },
    // Journeys in which React changes the page, on pages that the visitor's browser translates.
    {
      name: "translated",
      testMatch: inTests(
        "(assistant|certificates|certificate-modal|contact(-errors)?|drawer|header|loading|preferences|projects" +
          "|route-loading|theme-settings|typing|account/(account(-pages)?|signed-in|toasts)).spec",
      ),
      testIgnore: leftOut,
      use: { isTranslated: true },
    },
    { name: "shots", testMatch: "shots.spec.ts" },
    // Playwright's own browsers, without Chromium's options.
    ...Object.entries({ firefox: "Desktop Firefox", webkit: "Desktop Safari" }).map(([name, device]) => ({
      name,
      testMatch: "engines.spec.ts",
      use: { ...devices[device], launchOptions: {} },
    })),
  ],
  fullyParallel: true,
  // Generous limits for busy machines. Timing tests use the page's fake clock.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A worker waits for a sixth of its time, so three keep two cores busy.
  workers: Math.max(3, availableParallelism()),
  forbidOnly: true,
  reporter: [["list"], ["./e2e/support/not-run-reporter.ts"]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: SITE_URL,
    // What moves by itself takes most of a page's time. Tests of motion use MOVING.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      // Without a locale, Chromium saves a file whose name has an accent as "download".
      env: { ...process.env, LC_ALL: "C.UTF-8" },
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: [
    {
      name: "sandbox",
      command: "node --import tsx e2e/support/serve-sandbox.ts",
      url: SANDBOX_URL,
      timeout: START_LIMIT_MS,
      gracefulShutdown: STOP_GENTLY,
    },
    {
      name: "site",
      command: `node ${NEXT_PROGRAM} start --hostname ${LOOPBACK} --port ${SITE_PORT}`,
      url: SITE_URL,
      env: siteEnvironment(SITE_PORT),
      timeout: START_LIMIT_MS,
      gracefulShutdown: STOP_GENTLY,
    },
  ],
});
