import { defineConfig } from "@playwright/test";
import type { SiteOptions } from "./e2e/support/fixtures";
import config from "./playwright.config";

const TEST_LIMIT_MS = 90_000;

/** `npm run test:faults`: the site under attack, faults and load, against the same servers as the journeys. */
export default defineConfig<SiteOptions>(config, {
  testDir: "e2e/faults",
  testIgnore: [],
  timeout: TEST_LIMIT_MS,
});
