import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

/** `npm run test:owner`: a personalised copy, built and served. Takes minutes. */
const ownerTests = { include: ["e2e/owner/*.spec.ts"], testTimeout: 300_000, hookTimeout: 900_000 };
const settings = Array.from(
  readFileSync(`${root}.env.example`, "utf8").matchAll(/^([A-Z_]+)=/gm),
  ([, name = ""]) => name,
);
/** Many start servers, databases or processes: allow for a busy machine. */
const unitTests = {
  include: ["{app,components,content,lib,scripts}/**/*.test.{ts,tsx,mjs}", "*.test.{ts,mjs}"],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  // Tests set what they need, whoever runs them.
  env: Object.fromEntries(settings.map((name) => [name, ""])),
};

export default defineConfig(({ mode }) => ({
  resolve: {
    alias: {
      "@": root.replace(/\/$/, ""),
      // Next.js replaces this marker package; here it guards nothing.
      "server-only": `${root}node_modules/server-only/empty.js`,
    },
  },
  // More would only wait: the tests start processes of their own.
  test: { maxWorkers: 2, ...(mode === "owner" ? ownerTests : unitTests), passWithNoTests: false },
}));
