/** `npm run personalise`: writes content/ for its owner, removes the demo's images and runs the doctor. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import * as prettier from "prettier";
import { hexColour } from "@/content/schema/fields";
import { readContent } from "./doctor/content";
import { DEMO_IMAGES, isDemo } from "./doctor/demo";
import { collectAnswers } from "./personalise/collect-answers";
import { drawCertificate, drawPortrait } from "./personalise/draw-placeholders";
import { QUESTIONS } from "./personalise/questions";
import { readResume } from "./personalise/read-resume";
import { PLACEHOLDER_PORTRAIT, toOwner, writeContent } from "./personalise/write-content";
import { say, withTsx } from "./setup/project.mjs";
import { readFlags } from "./setup/read-flags";

function abort(...lines: string[]): never {
  process.stderr.write(`Nothing was changed.\n${lines.map((line) => `  ${line}\n`).join("")}`);
  process.exit(1);
}

const { yes, from, ...flags } = readFlags(
  "personalise",
  { yes: "asks no questions, and overwrites content of your own" },
  { from: "a JSON Resume file to read", ...Object.fromEntries(QUESTIONS.map(({ flag, text }) => [flag, text])) },
);

type Resume = Partial<ReturnType<typeof readResume>>;

function openResume(file: string): Resume {
  try {
    return readResume(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    return abort(`${file} is not a JSON Resume: ${error instanceof Error ? error.message : String(error)}`);
  }
}
const { content: lists, skills = [], leftOut = [], ...resume } = from ? openResume(from) : {};

const terminal = !yes && process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined;
// Ctrl-C and Ctrl-D abort without changing anything.
terminal?.once("close", () => abort());
const { content } = await readContent();
const changes = spawnSync("git", ["status", "--porcelain", "content"], { encoding: "utf8" }).stdout;
if (!isDemo(content) || changes) {
  say("This writes all of content/ but assistant.ts anew. What you wrote there is lost, unless you commit it first.");
  if (!terminal && !yes) abort("Add --yes to overwrite it.");
  if (terminal && !/^y/i.test(await terminal.question("Overwrite it? (y/N) "))) abort();
}

const { answers, problems } = await collectAnswers(
  { ...flags, ...(lists?.experience.length && { jobs: "" }) },
  resume.answers ?? {},
  terminal && ((text) => terminal.question(text)),
);
terminal?.removeAllListeners("close").close();
if (problems.length > 0) abort(...problems);

for (const [file, source] of Object.entries(await writeContent(answers, skills, lists))) {
  const options = await prettier.resolveConfig(file);
  writeFileSync(file, await prettier.format(source, { ...options, filepath: file }));
  say(`  wrote    ${file}`);
}
if (isDemo(content)) for (const name of ["portrait.webp", ...DEMO_IMAGES]) rmSync(`public/images/${name}`);

const accent = hexColour.parse(answers.accent);
await drawPortrait(`public${PLACEHOLDER_PORTRAIT}`, accent, toOwner(answers));
mkdirSync("public/images/certificates", { recursive: true });
for (const certificate of lists?.certificates ?? []) {
  await drawCertificate(`public${certificate.image}`, accent, certificate);
}
say("  drew     placeholders in public/images, until you add photos of your own: npm run image");

if (leftOut.length > 0)
  say(`\nNot carried over from ${from}, or changed:\n${leftOut.map((row) => `  ${row}\n`).join("")}`);
say(`\nThis is now ${answers["first-name"]}’s site. Running npm run doctor:`);
process.exitCode = spawnSync(process.execPath, withTsx("doctor.ts"), { stdio: "inherit" }).status ?? 1;
