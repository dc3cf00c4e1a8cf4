import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const CRUISER = path.resolve("node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
const FOLDERS = ["app", "components", "content", "lib", "e2e"];

const SOUND = {
  "node_modules/server-only/index.js": "",
  "node_modules/zod/index.js": "export const z = 1;",
  "app/fonts.ts": "export const x = 1;",
  "components/ui/button.tsx": "export const x = 1;",
  "components/sections/hero/hero.tsx":
    'import type { X } from "@/lib/portfolio/schema/site"; import("@/components/ui/button");',
  "components/chat/client.tsx":
    '"use client"; import type { X } from "@/lib/portfolio/schema/site"; import "@/lib/utils";',
  "lib/portfolio/schema/site.ts": 'import { z } from "zod"; export type X = typeof z;',
  "content/site.ts": 'import type { X } from "@/lib/portfolio/schema/site"; export const x = 1;',
  "lib/utils.ts": 'import { X } from "@/lib/portfolio/schema/site"; import "node:path";',
  "lib/u.ts": 'import type { X } from "./t"; export type X = 1;',
  "lib/contact/message.ts": 'import "@/lib/utils";',
  "lib/contact/server/send.ts": 'import "server-only"; import "@/lib/contact/message"; import "@/lib/server/settings";',
  "app/portfolio.ts": 'import { x } from "../content/site"; export { x };',
  "lib/portfolio/career.ts": "export const x = 1;",
  "lib/portfolio/work/schema.ts": 'import type { X } from "../schema/site"; export const x = 1;',
  "lib/portfolio/work/resolve.ts": 'import "../career"; import type { X } from "../about/resolve";',
  "lib/portfolio/about/resolve.ts": "export type X = 1;",
  "lib/server/settings.ts": 'import "server-only"; import "@/lib/utils";',
  "lib/server/settings.test.ts": 'import "./settings"; import "./test/stores";',
  "lib/server/test/stores.ts": 'import "server-only"; import { x } from "@/e2e/support/site";',
  "e2e/support/site.ts": "export const x = 1;",
  "e2e/home.spec.ts": 'import { x } from "@/app/portfolio";',
};

/** One file for each boundary, which violates it. */
const PLANTED: [boundary: string, file: string, source: string][] = [
  ["components-import-no-routes", "components/sections/a.tsx", 'import { x } from "@/app/fonts";'],
  ["components-import-no-server-code", "components/sections/b.tsx", 'export * from "@/lib/server/settings";'],
  ["features-import-no-other-feature", "components/chat/d.tsx", 'import { x } from "../sections/hero/hero";'],
  ["ui-knows-no-feature", "components/ui/f.tsx", 'import type { X } from "@/lib/portfolio/schema/site";'],
  ["lib-imports-lib-only", "lib/g.ts", 'import { x } from "@/components/ui/button";'],
  ["only-portfolio-and-owner-import-content", "app/h.ts", 'export { x } from "@/content/site";'],
  [
    "components-import-only-types-of-the-portfolio",
    "components/ui2/h.tsx",
    'import { x } from "@/lib/portfolio/career";',
  ],
  ["no-section-imports-another", "components/sections/about/h.tsx", 'import type { X } from "../hero/hero";'],
  [
    "what-a-section-says-needs-no-other-section-and-no-schema",
    "lib/portfolio/about/h.ts",
    'import { x } from "../work/resolve";',
  ],
  [
    "what-a-section-says-needs-no-other-section-and-no-schema",
    "lib/portfolio/work/h.ts",
    'import { x } from "./schema";',
  ],
  ["portfolio-imports-no-server-code", "lib/portfolio/w.ts", 'import "../server/settings";'],
  ["only-tests-import-test-helpers", "app/r.ts", 'import "@/lib/server/test/stores";'],
  ["lib-features-import-no-other-feature", "lib/account/i.ts", 'import "@/lib/contact/message";'],
  ["shared-server-code-knows-no-feature", "lib/server/x.ts", 'import "@/lib/contact/message";'],
  ["content-imports-only-its-schema", "content/j.ts", 'import { readFileSync } from "node:fs";'],
  ["client-files-import-no-server-code", "app/k.tsx", '"use client"; import("@/lib/server/settings");'],
  [
    "client-files-import-only-types-of-the-portfolio",
    "app/(a)/l.tsx",
    '"use client"; import { x } from "@/app/portfolio";',
  ],
  ["no-file-imports-its-importer", "lib/t.ts", 'import type { X } from "./u"; export type X = 1;'],
  ["e2e-sees-what-a-visitor-sees", "e2e/m.spec.ts", 'import("@/lib/contact/server/send");'],
  ["server-files-are-marked-server-only", "lib/contact/server/n.ts", "export const x = 1;"],
];

const folder = mkdtempSync(path.join(tmpdir(), "boundaries "));
let violations: string[] = [];

beforeAll(() => {
  for (const name of [".dependency-cruiser.mjs", "tsconfig.json"]) cpSync(name, path.join(folder, name));
  for (const [file, source] of [...Object.entries(SOUND), ...PLANTED.map(([, ...plant]) => plant)]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), source);
  }
  const { stdout } = spawnSync(process.execPath, [CRUISER, "--output-type", "json", ...FOLDERS], { cwd: folder });
  const rows: { rule: { name: string }; from: string }[] = JSON.parse(String(stdout)).summary.violations;
  violations = rows.map(({ rule, from }) => `${rule.name}: ${from}`);
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(PLANTED)("%s: %s", (boundary, file) => expect(violations).toContain(`${boundary}: ${file}`));

it("reports no problems in files that follow the rules", () => {
  expect(violations.filter((line) => Object.keys(SOUND).some((file) => line.endsWith(` ${file}`)))).toEqual([]);
});
