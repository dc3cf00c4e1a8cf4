/** `npm run personalise`: writes the owner's answers into content/, removes the demo and runs the doctor. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import * as prettier from "prettier";
import sharp from "sharp";
import { hexColour } from "@/content/schema/fields";
import { deriveShades } from "@/lib/shades";
import { type Content, type ContentByFile, readContent } from "./doctor/content";
import { DEMO_IMAGES, isDemo } from "./doctor/demo";
import { readFlags } from "./doctor/read-flags";
import { collectAnswers } from "./personalise/collect-answers";
import { QUESTIONS, readPresentAnswers, toOwner } from "./personalise/questions";
import { rewriteContent } from "./personalise/rewrite-content";
import { say, withTsx } from "./setup/project.mjs";

/** Stored in the placeholder's metadata, so that a later run can recognise the picture and replace it. */
const PLACEHOLDER = "placeholder portrait";

function abort(...lines: string[]): never {
  process.stderr.write(`Nothing was changed.\n${lines.map((line) => `  ${line}\n`).join("")}`);
  process.exit(1);
}

const { yes, force, ...flags } = readFlags(
  "personalise",
  { yes: "asks no questions", force: "runs despite uncommitted changes" },
  Object.fromEntries(QUESTIONS.map(({ flag, text }) => [flag, text])),
);
const { content, findings } = await readContent();
const isWhole = (_read: Content): _read is ContentByFile => findings.length === 0;
if (!isWhole(content)) abort("Fix the content first: npm run doctor shows where.");
const { status, stdout: changes } = spawnSync("git", ["status", "--porcelain"], { encoding: "utf8" });
if (!force && changes) abort("There are uncommitted changes. Commit them, or add --force.");

const terminal = !yes && process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined;
// Ctrl-C and Ctrl-D abort without changing anything.
terminal?.once("close", () => abort());
if (!force && status !== 0) {
  const warning =
    "This folder is not in git: the content will be overwritten and the demo's pictures deleted for good.";
  if (!terminal) abort(warning, "Run git init and commit, or keep a copy and add --force, or confirm in a terminal.");
  if (!/^y/i.test(await terminal.question(`${warning}\nContinue? (y/N) `))) abort();
}
const present = readPresentAnswers(content);
const { answers, problems } = await collectAnswers(flags, present, terminal && ((text) => terminal.question(text)));
terminal?.removeAllListeners("close").close();
if (problems.length > 0) abort(...problems);

const readSource = (file: string) => readFileSync(file, "utf8");
for (const [file, source] of rewriteContent(content, present, answers)) {
  const options = await prettier.resolveConfig(file);
  const formatted = await prettier.format(source, { ...options, filepath: file });
  if (formatted === readSource(file)) continue;
  writeFileSync(file, formatted);
  say(`  wrote    ${file}`);
}

const owner = toOwner(answers);
const accent = hexColour.parse(answers.accent);
const portrait = `public${content["content/site.ts"].owner.portrait.src}`;
const { exif } = existsSync(portrait) ? await sharp(portrait).metadata() : {};
if (isDemo(content) || exif?.includes(PLACEHOLDER)) {
  // Import this only here, because the module reads content/site.ts, which has just been written.
  const { drawIcon } = await import("@/lib/images/server/icons");
  const icon = await drawIcon({ size: 1200, isSquare: true, owner, accent });
  await sharp(await icon.arrayBuffer())
    .resize(1200, 1500, { fit: "contain", background: deriveShades(accent).fill })
    .flatten()
    .withExif({ IFD0: { ImageDescription: PLACEHOLDER } })
    .webp()
    .toFile(portrait);
  say(`  drew     ${portrait}, a placeholder with your initial, until you add a photo`);
}

// Remove only demo files that the content no longer uses.
const written = Object.keys(content).map(readSource).join();
for (const name of DEMO_IMAGES) {
  const file = `public/images/${name}`;
  if (!existsSync(file) || written.includes(`/images/${name}`)) continue;
  rmSync(file);
  say(`  removed  ${file}`);
}

say(`\nThis is now ${owner.firstName}'s site. Running npm run doctor:`);
process.exitCode = spawnSync(process.execPath, withTsx("doctor.ts"), { stdio: "inherit" }).status ?? 1;
