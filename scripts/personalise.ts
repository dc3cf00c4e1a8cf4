/** `npm run personalise`: writes content/ for its owner, removes the demo's images and runs the doctor. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import * as prettier from "prettier";
import sharp from "sharp";
import { drawIcon } from "@/lib/images/server/icons";
import { hexColour } from "@/lib/portfolio/schema/fields";
import { deriveShades } from "@/lib/shades";
import { readContent } from "./doctor/content";
import { DEMO_IMAGES, isDemo } from "./doctor/demo";
import { KINDS, placeholderOf, type Kind } from "./image/prepare-image";
import { collectAnswers } from "./personalise/collect-answers";
import { QUESTIONS, type Answers } from "./personalise/questions";
import { readResume } from "./personalise/read-resume";
import { toOwner, writeContent } from "./personalise/write-content";
import { say, withTsx } from "./setup/project.mjs";

function abort(...lines: string[]): never {
  process.stderr.write(`Nothing was changed.\n${lines.map((line) => `  ${line}\n`).join("")}`);
  process.exit(1);
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));

const FLAGS: Record<string, string> = {
  yes: "asks no questions, and overwrites content of your own",
  help: "shows this help",
  from: "a JSON Resume file to read",
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

type Resume = Partial<ReturnType<typeof readResume>>;

function openResume(file: string): Resume {
  try {
    return readResume(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    return abort(`${file} is not a JSON Resume: ${describe(error)}`);
  }
}
const { content: lists, leftOut = [], ...resume } = from ? openResume(from) : {};

const terminal = !yes && process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined;
// Ctrl-C and Ctrl-D abort without changing anything.
terminal?.once("close", () => abort());
const { content } = await readContent();
const changes = spawnSync("git", ["status", "--porcelain", "content"], { encoding: "utf8" }).stdout;
const isDemoSite = isDemo(content["content/site.ts"]?.owner.email);
if (!isDemoSite || changes) {
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

for (const [file, source] of Object.entries(await writeContent(answers, lists))) {
  const options = await prettier.resolveConfig(file);
  writeFileSync(file, await prettier.format(source, { ...options, filepath: file }));
  say(`  wrote    ${file}`);
}
if (isDemoSite) for (const name of ["portrait.webp", ...DEMO_IMAGES]) rmSync(`public/images/${name}`);

const accent = hexColour.parse(answers.accent);
mkdirSync("public/images/certificates", { recursive: true });
const kinds: Kind[] = lists?.certificates.length ? ["portrait", "certificate"] : ["portrait"];
for (const kind of kinds) {
  const { width, height } = KINDS[kind];
  const size = Math.min(width, height);
  const icon = await drawIcon({ size, isSquare: true, owner: toOwner(answers), accent });
  const image = sharp(await icon.arrayBuffer()).flatten();
  image.resize(width, height, { fit: "contain", background: deriveShades(accent).fill });
  await image.webp().toFile(`public${placeholderOf(kind)}`);
}
say("  drew     placeholders in public/images, until you add photos of your own: npm run image");

if (leftOut.length > 0)
  say(`\nNot carried over from ${from}, or changed:\n${leftOut.map((row) => `  ${row}\n`).join("")}`);
say(`\nThis is now ${answers["first-name"]}’s site. Running npm run doctor:`);
process.exitCode = spawnSync(process.execPath, withTsx("doctor.ts"), { stdio: "inherit" }).status ?? 1;
