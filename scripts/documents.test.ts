import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { getPortfolio } from "@/app/portfolio";
import { buildTemplateParams } from "@/lib/contact/server/provider";
import { CONTENT_SCHEMAS } from "@/lib/portfolio/content";
import { listFields } from "@/lib/portfolio/test/fields";
import { SETTING_NAMES } from "@/lib/settings";
import { dependencies, devDependencies, scripts } from "@/package.json";
import { isDemo } from "@/scripts/doctor/demo";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const listDocuments = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => path.join(folder, file));
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "AGENTS.md",
  "SECURITY.md",
  "CHANGELOG.md",
  ...listDocuments("docs"),
];

const findCommands = (text: string) =>
  [...text.matchAll(/\bnpm (?:run (?:--silent )?)?([a-z][\w:]*)/g)].map(([, name = ""]) => name);

const BUILT_IN = ["ci", "audit", "install", "pkg", "uninstall"];

/** Lists the anchors that GitHub generates for headings. */
const listAnchors = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );

it.each(documents)("in %s every command, linked file and linked heading exists", (file) => {
  const text = read(file);
  expect(findCommands(text).filter((name) => !(name in scripts) && !BUILT_IN.includes(name))).toEqual([]);
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|\/)([^)]+)\)/g)].map(([, link = ""]) => link);
  const isBroken = (link: string) => {
    const [name, anchor] = link.split("#");
    const target = name ? path.join(path.dirname(file), name) : file;
    return !existsSync(path.join(root, target)) || (anchor && !listAnchors(read(target)).includes(anchor));
  };
  expect(links.filter(isBroken)).toEqual([]);
});

const GUIDES = ["README.md", ...["content", "deploy", "accounts", "logs", "updates"].map((name) => `docs/${name}.md`)];

it.each(GUIDES)("%s names only commands that a test or the workflow runs", (file) => {
  const sources = [read(".github/workflows/ci.yml"), scripts.check, read("e2e/owner/recipes.spec.ts")];
  const run = new Set([...BUILT_IN, ...sources.flatMap(findCommands)]);
  expect(findCommands(read(file)).filter((name) => !run.has(name))).toEqual([]);
});

it("README.md links to every guide", () => {
  expect(GUIDES.slice(1).filter((guide) => !read("README.md").includes(`](${guide})`))).toEqual([]);
});

it("docs/content.md explains every content field, under its file or in a chapter for several", () => {
  const parts = read("docs/content.md").split(/^###? /m);
  const missing = Object.entries(CONTENT_SCHEMAS).flatMap(([name, schema]) => {
    const file = `content/${name}.ts`;
    const guide = parts.filter((part) => part.startsWith(file) || !part.startsWith("content/")).join("\n");
    return listFields(schema)
      .filter((field) => !new RegExp(`\\b${field}\\b`).test(guide))
      .map((field) => `${file}: ${field}`);
  });
  expect(missing).toEqual([]);
});

it("docs/deploy.md shows an email template with all the parameters that the site sends", () => {
  const message = { name: "a", email: "b", subject: "c", message: "d" };
  const sent = Object.keys(buildTemplateParams(message, { name: "e" }));
  const shown = new Set([...read("docs/deploy.md").matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));
  expect([...shown].sort()).toEqual(sent.sort());
});

const listSources = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));

it("docs/logs.md explains every event in the log, and no other", () => {
  const sources = ["middleware.ts", "instrumentation.ts", ...["app", "lib"].flatMap(listSources)].map(read).join("\n");
  // Skips the level, which may be an expression.
  const logged = [...sources.matchAll(/\blog\((?:[^,()]|\([^()]*\))+,\s*"([a-z-]+)"/g)].map(([, event = ""]) => event);
  const explained = [...read("docs/logs.md").matchAll(/^\| `([a-z-]+)` /gm)].map(([, event = ""]) => event);
  expect(explained.toSorted()).toEqual([...new Set(logged)].sort());
});

it(".env.example explains every setting, and no other", () => {
  expect(
    read(".env.example")
      .match(/^[A-Z_]+(?==)/gm)
      ?.sort(),
  ).toEqual(SETTING_NAMES.toSorted());
});

it("the guides name only settings that the site has", () => {
  const text = GUIDES.map(read).join("\n");
  const named = [...text.matchAll(/`([A-Z][A-Z]+(?:_[A-Z]+)+)(?:=[^`]*)?`/g)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
});

/** Files that owners make, or that a command writes. */
const MADE = ["app/blog/[slug]/page.tsx", "content/import-report.txt", "public/images/me.webp"];

it("the deploy buttons ask for the settings that README.md names", () => {
  const [, block = ""] = /```sh\s+(SITE_URL=[^`]+)```/.exec(read("README.md")) ?? [];
  const named = block.match(/[A-Z_]+(?==)/g);
  expect(named?.length).toBeGreaterThan(3);
  for (const file of ["README.md", "docs/deploy.md"]) {
    const [link = ""] = /https:\/\/vercel\.com\/new\/clone[^)]+/.exec(read(file)) ?? [];
    const { searchParams } = new URL(link);
    expect(searchParams.get("env")?.split(","), file).toEqual(named);
    const [, guide = "", anchor = ""] = /\/blob\/main\/(.+)#(.+)/.exec(searchParams.get("envLink") ?? "") ?? [];
    expect(searchParams.get("envLink")).toContain(searchParams.get("repository-url"));
    expect(listAnchors(read(guide)), file).toContain(anchor);
  }
});

it("the documents name only folders and files that exist", () => {
  const names = /(?<=`)(?:app|components|content|drawings|e2e|lib|public|scripts)\/[\w./()[\]-]*(?=`)/g;
  const paths = documents.filter((file) => file !== "CHANGELOG.md").flatMap((file) => read(file).match(names) ?? []);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((at) => !existsSync(path.join(root, at)) && !MADE.includes(at))).toEqual([]);
});

// Owners add packages of their own.
it.runIf(isDemo(getPortfolio().owner.email))("docs/dependencies.md explains every dependency [needs the demo]", () => {
  const cells = read("docs/dependencies.md").match(/^\| [^|]+\|/gm) ?? [];
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  // Ignore fonts, because owners choose their own.
  const isExplained = (name?: string) => !name?.startsWith("@fontsource");
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  expect(named.filter(isExplained).sort()).toEqual(installed.filter(isExplained).sort());
});

it("the workflow pins its actions by commit, and the container's server may change only its cache", () => {
  const actions = [...read(".github/workflows/ci.yml").matchAll(/uses: (\S+)/g)].map(([, action = ""]) => action);
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  expect(read("Dockerfile").match(/chown.*/g)).toEqual(["chown node:node .next/cache"]);
});
