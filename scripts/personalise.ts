/** `npm run personalise`: writes content/ for its owner, then removes the demo's images and runs the doctor. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import * as prettier from "prettier";
import sharp from "sharp";
import { findMissingFonts } from "@/lib/images/server/fonts";
import { hexColour } from "@/lib/portfolio/schema/fields";
import { packageOf } from "@/lib/portfolio/schema/letters";
import { pluralize } from "@/lib/text";
import { readContent } from "./doctor/content";
import { DEMO_IMAGES, isDemo } from "./doctor/demo";
import { KINDS, placeholderOf } from "./image/prepare-image";
import { collectAnswers } from "./personalise/collect-answers";
import { drawHiker } from "./personalise/draw-hiker";
import { guessCountryCode } from "./personalise/guess-country";
import { convertResume } from "./personalise/import/convert-resume";
import { UnreadableFile } from "./personalise/import/json-resume";
import { readPerson } from "./personalise/import/person";
import { readResume } from "./personalise/import/read-resume";
import { countWritten, createReport, formatReport, REPORT_FILE } from "./personalise/import/report";
import { QUESTIONS, type Answers } from "./personalise/questions";
import { writeContent } from "./personalise/write-content";
import { say, withTsx } from "./setup/project.mjs";

function abort(...lines: string[]): never {
  process.stderr.write(`Nothing was changed.\n${lines.map((line) => `  ${line}\n`).join("")}`);
  process.exit(1);
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));

const FLAGS: Record<string, string> = {
  yes: "asks no questions, and overwrites your own content",
  help: "shows this help",
  from: "reads a JSON Resume, or LinkedIn’s export (the ZIP file or the unpacked folder)",
  ...Object.fromEntries(QUESTIONS.map(({ flag, text }) => [flag, text])),
};

function readFlags(): Answers {
  const toOption = (name: string) => [name, { type: ["yes", "help"].includes(name) ? "boolean" : "string" }] as const;
  try {
    const { values } = parseArgs({ options: Object.fromEntries(Object.keys(FLAGS).map(toOption)) });
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  } catch (error) {
    return abort(describe(error), "All flags: npm run personalise -- --help");
  }
}
const { yes, help, from, ...flags } = readFlags();
if (help) {
  for (const [flag, text] of Object.entries(FLAGS)) say(`  --${flag.padEnd(14)} ${text}`);
  process.exit();
}

const report = createReport();

function openResume(source: string) {
  if (!existsSync(source)) return abort(`${source}: there is no such file or folder.`);
  try {
    const resume = readResume(source, report);
    const person = readPerson(resume.basics, report, flags.country ?? guessCountryCode(flags.place));
    return { ...person, content: convertResume(resume, report) };
  } catch (error) {
    if (error instanceof UnreadableFile) return abort(`${source}: ${error.message}`);
    return abort(`${source} cannot be read: ${describe(error)}`);
  }
}
const imported = from ? openResume(from) : undefined;

/** Lists that the file has are not asked for. */
function describeLists(): Answers {
  if (!imported || !from) return {};
  const { content, channels } = imported;
  const lists = { jobs: content.experience, skills: content.skills, networks: Object.keys(channels) };
  return Object.fromEntries(
    Object.entries(lists).flatMap(([flag, rows]) =>
      rows.length > 0 ? [[flag, `${rows.length} from ${path.basename(from)}`]] : [],
    ),
  );
}

const terminal = !yes && process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined;
// Ctrl-C and Ctrl-D abort without changing anything.
terminal?.once("close", () => abort());
const { content } = await readContent();
const changes = spawnSync("git", ["status", "--porcelain", "content"], { encoding: "utf8" }).stdout;
const isDemoSite = isDemo(content.site?.owner.email);
if (!isDemoSite || changes) {
  say("This replaces everything in content/ except assistant.ts. Commit your work first, or you will lose it.");
  if (!terminal && !yes) abort("Add --yes to overwrite it.");
  if (terminal && !/^y/i.test(await terminal.question("Overwrite it? (y/N) "))) abort();
}

const { answers, problems, guessed } = await collectAnswers(
  flags,
  imported?.answers ?? {},
  terminal && ((text) => terminal.question(text)),
  describeLists(),
);
const written = JSON.stringify([answers, imported?.content]);
const fonts = findMissingFonts(written, answers.country?.toUpperCase() ?? "");
const packages = fonts.map(packageOf).join(" ");
const scripts = new Intl.ListFormat("en-GB").format(fonts.map(({ script }) => script));
const fontQuestion = `The CV needs a font for ${scripts}. Install it with npm i ${packages}? (Y/n) `;
const installsFonts =
  packages && terminal && problems.length === 0 && !/^n/i.test(await terminal.question(fontQuestion));
terminal?.removeAllListeners("close").close();
if (problems.length > 0) abort(...problems, ...(report.groups.get("You") ?? []).map((note) => `${from}: ${note}`));

const files = new Map<string, string>();
for (const [file, source] of Object.entries(await writeContent(answers, imported))) {
  const options = await prettier.resolveConfig(file);
  files.set(file, await prettier.format(source, { ...options, filepath: file }));
}
const accent = hexColour.parse(answers.accent);
const { width, height } = KINDS.portrait;
const portrait = sharp(Buffer.from(drawHiker(accent))).resize(width, height);

for (const [file, source] of files) {
  writeFileSync(file, source);
  say(`  wrote    ${file}`);
}
mkdirSync("public/images/certificates", { recursive: true });
await portrait.webp().toFile(`public${placeholderOf("portrait")}`);
say("  drew     a hiker in place of your portrait in public/images: npm run image puts your photo there");

// Delete only the images that the new content does not show.
const isShown = (image: string) => [...files.values()].some((source) => source.includes(`"/images/${image}"`));
const demoImages = isDemoSite ? ["portrait.webp", ...DEMO_IMAGES] : [];
for (const image of demoImages.filter((name) => !isShown(name))) rmSync(`public/images/${image}`, { force: true });

if (guessed.length > 0) say(`\nGuessed, because you gave no answer:\n${guessed.map((row) => `  ${row}\n`).join("")}`);
if (imported && from) {
  const counts = Object.entries(imported.content).flatMap(([list, rows]) =>
    rows.length > 0 && list !== "paragraphs" ? `${list} ${rows.length}` : [],
  );
  say(`\nRead from ${from}: ${counts.join(", ") || "no entries"}.`);
  for (const note of report.groups.get("You") ?? []) say(`  ${note}`);
  rmSync(REPORT_FILE, { force: true });
  if (report.groups.size > 0) {
    const text = formatReport(from, report);
    writeFileSync(REPORT_FILE, text);
    say(
      `${pluralize(countWritten(text), "note")} on what was left out or changed: see ${REPORT_FILE}, which git ignores.`,
    );
  }
}
if (installsFonts) spawnSync(`npm i ${packages}`, { stdio: "inherit", shell: true });
else if (packages) say(`\nThe CV leaves out your ${scripts} words until you install a font: npm i ${packages}`);
say(`\nThis is now ${answers["first-name"]}’s site. Running npm run doctor:`);
process.exitCode = spawnSync(process.execPath, withTsx("doctor.ts"), { stdio: "inherit" }).status ?? 1;
