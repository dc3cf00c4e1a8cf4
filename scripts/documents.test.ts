import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { buildTemplateParams } from "@/lib/contact/server/provider";
import { QUESTIONS } from "@/scripts/personalise/questions";
import { dependencies, devDependencies, scripts } from "@/package.json";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const listDocuments = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => path.join(folder, file));
const documents = [
  ...["README.md", "CONTRIBUTING.md", "AGENTS.md", "SECURITY.md", "CHANGELOG.md"],
  ...listDocuments("docs"),
];

/** `npm start` and `npm test` are the two that need no `run`. */
const findCommands = (text: string) =>
  [...text.matchAll(/\bnpm (?:run (?:--silent )?)?([a-z][\w:]*)/g)].map(([, name = ""]) => name);

/** npm's own. */
const BUILT_IN = ["ci", "audit", "install"];

it.each(documents)("%s names only commands and links only to files that there are", (file) => {
  const text = read(file);
  expect(findCommands(text).filter((name) => !(name in scripts) && !BUILT_IN.includes(name))).toEqual([]);
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)[^)]*\)/g)].map(([, link = ""]) => link);
  expect(links.filter((link) => !existsSync(path.join(root, path.dirname(file), link)))).toEqual([]);
});

const readme = read("README.md");

it("README.md names only commands that a test or the workflow runs", () => {
  const sources = [read(".github/workflows/ci.yml"), scripts.check, read("e2e/owner/recipes.spec.ts")];
  const run = new Set(sources.flatMap(findCommands));
  expect(findCommands(readme).filter((name) => !run.has(name))).toEqual([]);
});

it("README.md shows a template with all parameters that the site sends", () => {
  const message = { name: "a", email: "b", subject: "c", message: "d" };
  const sent = Object.keys(buildTemplateParams(message, { name: "e", phone: "f" }));
  const shown = new Set([...readme.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));
  expect([...shown].sort()).toEqual(sent.sort());
});

it("README.md explains the flags that npm run personalise -- --help shows", () => {
  const rows = readme.match(/^\| `--.*? +\|/gm) ?? [];
  const shown = [...QUESTIONS.map(({ flag }) => flag), "yes", "force", "help"];
  expect(rows.flatMap((row) => row.match(/(?<=--)[a-z-]+(?=`)/g)).sort()).toEqual(shown.sort());
});

it("README.md names only settings that .env.example explains", () => {
  const explained = new Set(read(".env.example").match(/^[A-Z_]+(?==)/gm));
  const named = [...readme.matchAll(/`([A-Z][A-Z]+(?:_[A-Z]+)+)(?:=[^`]*)?`/g)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !explained.has(name))).toEqual([]);
});

it("docs/architecture.md names only folders and files that there are", () => {
  const names = /(?<=`)(?:app|components|content|e2e|lib|public|scripts)\/[\w./()-]*(?=`)/g;
  const paths = read("docs/architecture.md").match(names) ?? [];
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((at) => !existsSync(path.join(root, at)))).toEqual([]);
});

it("docs/dependencies.md says why of every dependency, and of no other", () => {
  const cells = read("docs/dependencies.md").match(/^\| [^|]+\|/gm) ?? [];
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  // Faces are the owner's choice.
  const isExplained = (name?: string) => !name?.startsWith("@fontsource");
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  expect(named.filter(isExplained).sort()).toEqual(installed.filter(isExplained).sort());
});
