/** Enforces the import boundaries of docs/architecture.md in `npm run boundaries`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const SERVER = ["^lib/server/", "^lib/[^/]+/server/"];
/** Test files and test helpers. */
const TESTS = "\\.test\\.tsx?$|/test/";
const VALUES = { dependencyTypesNot: ["type-only"] };

/** dependency-cruiser does not read directives, so collect the "use client" files here. */
function listClientFiles() {
  return ["app", "components", "lib"]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => path.posix.join(folder, name)))
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.tsx?$/.test(file) && readFileSync(file, "utf8").startsWith('"use client"'))
    .map((file) => `^${file.replaceAll(/[.()[\]]/g, "\\$&")}$`);
}

const client = { path: listClientFiles() };
const boundary = (name, from, to) => ({ name, severity: "error", from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    boundary("components-import-no-routes", { path: "^components/" }, { path: "^app/" }),
    boundary("components-import-no-server-code", { path: "^components/" }, { path: SERVER }),
    boundary(
      "features-import-no-other-feature",
      { path: "^components/([^/]+)/" },
      { path: "^components/", pathNot: "^components/($1|ui)/" },
    ),
    boundary(
      "ui-knows-no-feature",
      { path: "^components/ui/" },
      { path: "^(app|components|content|lib/portfolio)/", pathNot: "^components/ui/" },
    ),
    boundary(
      "lib-imports-lib-only",
      { path: "^lib/", pathNot: TESTS },
      { pathNot: ["^(lib|node_modules)/"], dependencyTypesNot: ["core"] },
    ),
    boundary(
      "only-portfolio-and-owner-import-content",
      { path: "^(app|components|e2e)/", pathNot: "^app/(portfolio|owner)\\.ts$" },
      { path: "^content/" },
    ),
    boundary(
      "components-import-only-types-of-the-portfolio",
      { path: "^components/", pathNot: TESTS },
      { path: "^lib/portfolio/", ...VALUES },
    ),
    boundary(
      "no-section-imports-another",
      { path: "^components/sections/([^/]+)/" },
      { path: "^components/sections/[^/]+/", pathNot: "^components/sections/$1/" },
    ),
    boundary(
      "what-a-section-says-needs-no-other-section-and-no-schema",
      { path: "^lib/portfolio/([^/]+)/(?!schema\\.ts)", pathNot: ["^lib/portfolio/(schema|test)/", TESTS] },
      { path: "^lib/portfolio/[^/]+/", pathNot: "^lib/portfolio/$1/(?!schema\\.ts)", ...VALUES },
    ),
    // next.config.ts and playwright.config.ts read the portfolio too, so it cannot be marked server-only.
    boundary("portfolio-imports-no-server-code", { path: "^lib/portfolio/" }, { path: SERVER }),
    boundary(
      "only-tests-import-test-helpers",
      { path: "^(app|components|content|lib)/", pathNot: TESTS },
      { path: ["^e2e/", "/test/"] },
    ),
    boundary(
      "lib-features-import-no-other-feature",
      { path: "^lib/([^/]+)/", pathNot: ["^lib/server/", TESTS] },
      { path: "^lib/[^/]+/", pathNot: "^lib/($1|server|portfolio)/" },
    ),
    boundary(
      "shared-server-code-knows-no-feature",
      { path: "^lib/server/", pathNot: TESTS },
      { path: "^lib/[^/]+/", pathNot: "^lib/server/" },
    ),
    boundary(
      "content-imports-only-its-schema",
      { path: "^content/", pathNot: TESTS },
      { pathNot: ["^content/", "^lib/portfolio/schema/", "^node_modules/zod/"] },
    ),
    boundary("client-files-import-no-server-code", client, { path: [...SERVER, "^node_modules/server-only/"] }),
    boundary("client-files-import-only-types-of-the-portfolio", client, {
      path: ["^lib/portfolio/", "^app/(portfolio|owner)\\.ts$"],
      ...VALUES,
    }),
    boundary("no-file-imports-its-importer", {}, { circular: true }),
    boundary(
      "e2e-sees-what-a-visitor-sees",
      { path: "^e2e/" },
      { path: ["^app/(?!portfolio\\.ts$)", "^components/", ...SERVER] },
    ),
  ],
  required: [
    {
      name: "server-files-are-marked-server-only",
      severity: "error",
      module: { path: SERVER, pathNot: [TESTS, "\\.d\\.ts$"] },
      to: { path: "^node_modules/server-only/" },
    },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: "specify",
    parser: "tsc",
    skipAnalysisNotInRules: true,
    doNotFollow: { path: "^node_modules/" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
    cache: { folder: "node_modules/.cache/dependency-cruiser", strategy: "content" },
  },
};
