/**
 * `npm run personalise`: makes the site its owner's. Asks, or takes the answers as flags; rewrites content/, removes the
 * demo's projects, certificates and pictures, and lets the doctor look at the result.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import * as prettier from "prettier";
import { contentByFile } from "@/content";
import { DEMO_PICTURES, isDemoPicture } from "./doctor/demo";
import { drawPlaceholderPortrait, isPlaceholder } from "./personalise/draw-placeholder";
import {
  type Answers,
  askAnswers,
  PROFILE_FLAGS,
  readAnswers,
  readPresentAnswers,
  toProfile,
} from "./personalise/profile";
import { rewriteContent } from "./personalise/rewrite-content";

const USAGE = `npm run personalise -- [flags]

  --name "Ada Lovelace" --role "Analyst" --email ada@mail.org --phone "+44 20 7946 0000"
  --place "London, United Kingdom" --coordinates "51.5072, -0.1276" --accent "#0EA5E9"
  --latin-name    where CV and icons cannot draw the letters of the name
  --first-name, --city, --country, --time-zone    are guessed when they are left out
  --github, --linkedin, --instagram, --twitter, --whatsapp, --messenger    a name or an address each
  --yes      asks nothing
  --force    goes on although git holds changes that are not committed

What you have written yourself stays. What no flag tells is asked for.
`;

const root = fileURLToPath(new URL("..", import.meta.url));
const inProject = (...parts: string[]) => path.join(root, ...parts);
const say = (text: string) => void process.stdout.write(`${text}\n`);
const refuse = (...lines: string[]) => {
  process.stderr.write(`Nothing was changed.\n${lines.map((line) => `  ${line}\n`).join("")}`);
  process.exit(1);
};

/** Without git nothing can be undone, and nothing can be looked up either: then there is nothing to refuse. */
function hasUncommittedChanges(): boolean {
  try {
    return execFileSync("git", ["status", "--porcelain"], { cwd: root, stdio: "pipe" }).length > 0;
  } catch {
    return false;
  }
}

/** Asks at the terminal; Ctrl-C and Ctrl-D leave everything as it was. */
async function askAtTerminal(flags: Answers, present: Answers): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  terminal.once("close", () => refuse());
  const answers = await askAnswers(flags, present, (text) => terminal.question(text));
  terminal.removeAllListeners("close").close();
  return answers;
}

const isSet = { type: "boolean" } as const;
const textFlags = Object.fromEntries(PROFILE_FLAGS.map((flag) => [flag, { type: "string" } as const]));
const { yes, force, help, ...values }: Record<string, string | boolean | undefined> = parseArgs({
  options: { yes: isSet, force: isSet, help: isSet, ...textFlags },
}).values;
const flags: Answers = Object.fromEntries(Object.entries(values).map(([flag, value]) => [flag, String(value)]));

if (help) {
  say(USAGE);
  process.exit();
}
if (!force && hasUncommittedChanges()) refuse("There are changes that are not committed. Commit them, or add --force.");

const present = readPresentAnswers(contentByFile["content/site.ts"]);
const isAsking = !yes && process.stdin.isTTY;
const { answers, problems } = isAsking
  ? { answers: await askAtTerminal(flags, present), problems: [] }
  : readAnswers(flags, present);
if (problems.length > 0) refuse(...problems);
const profile = toProfile(answers);

const readSource = (file: string) => readFileSync(inProject(file), "utf8");
for (const [file, source] of rewriteContent(contentByFile, profile, readSource)) {
  const options = await prettier.resolveConfig(inProject(file));
  const formatted = await prettier.format(source, { ...options, filepath: inProject(file) });
  if (formatted === readSource(file)) continue;
  writeFileSync(inProject(file), formatted);
  say(`  wrote    ${file}`);
}

const { src } = contentByFile["content/site.ts"].owner.portrait;
const portrait = inProject("public", src);
if (isDemoPicture(portrait) || (existsSync(portrait) && (await isPlaceholder(portrait)))) {
  writeFileSync(portrait, await drawPlaceholderPortrait(profile.latinName ?? profile.name, profile.accent));
  say(`  drew     public${src}, your initials`);
}

// Only files that are the demo's, byte for byte, and that nothing names any more.
const written = Object.keys(contentByFile).map(readSource).join();
for (const name of Object.keys(DEMO_PICTURES)) {
  const file = inProject("public", "images", name);
  if (!isDemoPicture(file) || written.includes(`/images/${name}`)) continue;
  rmSync(file);
  say(`  removed  public/images/${name}`);
}

say(`\nThis is ${profile.firstName}'s site now. What the doctor says:`);
const doctor = ["--conditions=react-server", "--import", "tsx", inProject("scripts", "doctor.ts")];
process.exitCode = spawnSync(process.execPath, doctor, { cwd: root, stdio: "inherit" }).status ?? 1;
