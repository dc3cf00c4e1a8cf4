import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

/** `npm run test:owner`: a copy of the project is made its owner's, built and served. Minutes, not seconds. */
const ownerTests = { include: ["e2e/owner/*.spec.ts"], testTimeout: 300_000, hookTimeout: 900_000 };
const settings = Array.from(
  readFileSync(`${root}.env.example`, "utf8").matchAll(/^([A-Z_]+)=/gm),
  ([, name = ""]) => name,
);
/** Many start a server, a database or a process of their own: time for a busy machine. */
const unitTests = {
  include: ["{app,components,content,lib,scripts}/**/*.test.{ts,tsx,mjs}", "*.test.{ts,mjs}"],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  // A test sets what it needs: nothing comes from whoever runs it.
  env: Object.fromEntries(settings.map((name) => [name, ""])),
};

export default defineConfig(({ mode }) => ({
  resolve: {
    alias: {
      "@": root.replace(/\/$/, ""),
      // Next replaces this marker package itself; under the unit runner it has nothing to guard.
      "server-only": `${root}node_modules/server-only/empty.js`,
    },
  },
  // More only wait for each other: the tests start servers, databases and processes of their own.
  test: { maxWorkers: 2, ...(mode === "owner" ? ownerTests : unitTests), passWithNoTests: false },
}));
