import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import type { Reporter } from "vitest/node";

const root = fileURLToPath(new URL(".", import.meta.url));

/** `npm run test:owner`: builds, serves and tests personalised copies of the site, one at a time. */
const ownerTests = {
  include: ["e2e/owner/*.spec.ts"],
  testTimeout: 300_000,
  hookTimeout: 900_000,
  fileParallelism: false,
};
/** West of Greenwich, where it may still be the day before: no date depends on the computer's time zone. */
const ELSEWHERE = "America/New_York";
/** Generous limits for busy machines, because many tests start servers, databases or processes. */
const unitTests = {
  env: { TZ: ELSEWHERE },
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  globalSetup: "./vitest.setup.ts",
};
/** These replace modules, or what they test keeps state for a process, such as limits, logs and settings. */
const alone = [
  "app/api/**/*.test.ts",
  "app/{awkward-content,every-field,share-images}.test.tsx",
  "app/site-url.test.ts",
  "components/ui/markdown.test.tsx",
  "lib/{account,contact,server}/**/*.test.ts",
  "lib/setting-problems.test.ts",
  "scripts/{doctor,sandbox,setup}/**/*.test.{ts,mjs}",
  "*.test.{ts,mjs}",
];
/** Reading modules takes longer than most tests, so the others read them once. */
const projects = [
  {
    extends: true as const,
    test: {
      ...unitTests,
      name: "together",
      isolate: false,
      include: ["{app,components,content,lib,scripts}/**/*.test.{ts,tsx,mjs}"],
      exclude: alone,
    },
  },
  { extends: true as const, test: { ...unitTests, name: "alone", include: alone } },
];

/** Lists the skipped tests, which need the demo or a program that this machine lacks. */
const notRun: Reporter = {
  onTestRunEnd(modules) {
    for (const test of modules.flatMap(({ children }) => [...children.allTests("skipped")])) {
      process.stdout.write(`Not run here: ${test.fullName}\n`);
    }
  },
};

export default defineConfig(({ mode }) => ({
  resolve: {
    alias: {
      "@": root.replace(/\/$/, ""),
      // `server-only` is a marker that Next.js replaces. In tests, use its empty module.
      "server-only": `${root}node_modules/server-only/empty.js`,
    },
  },
  // More workers would not help, because the tests already start other processes.
  test: {
    maxWorkers: 2,
    ...(mode === "owner" ? ownerTests : { projects }),
    passWithNoTests: false,
    reporters: ["default", notRun],
  },
}));
