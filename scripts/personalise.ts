/**
 * `npm run personalise`: makes the site its owner's. Asks, or takes the answers as flags; rewrites content/, removes the
 * demo's projects, certificates and pictures, and lets the doctor look at the result.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { fileURLToPath } from "node:url";
import * as prettier from "prettier";
import sharp from "sharp";
import { contentByFile } from "@/content";
import { drawIcon } from "@/lib/generated/server/icons";
import { accentProperties } from "@/lib/preferences/accent";
import { DEMO_PICTURES, isDemoPicture } from "./doctor/demo";
import { readFlags } from "./doctor/read-flags";
import { collectAnswers, QUESTIONS, readPresentAnswers, toProfile } from "./personalise/profile";
import { rewriteContent } from "./personalise/rewrite-content";

/** Written into the picture, by which a later run knows that it is not the owner's own. */
const PLACEHOLDER = "placeholder portrait";

const root = fileURLToPath(new URL("..", import.meta.url));
const inProject = (...parts: string[]) => path.join(root, ...parts);
const say = (text: string) => void process.stdout.write(`${text}\n`);
const refuse = (...lines: string[]) => {
  process.stderr.write(`Nothing was changed.\n${lines.map((line) => `  ${line}\n`).join("")}`);
  process.exit(1);
};

const { yes, force, ...flags } = readFlags(
  "personalise",
  { yes: "asks nothing", force: "goes on although git holds changes that are not committed" },
  Object.fromEntries(QUESTIONS.map(({ flag, text }) => [flag, text])),
);
// Without git nothing can be undone, and nothing can be looked up either: then there is nothing to refuse.
const changes = spawnSync("git", ["status", "--porcelain"], { cwd: root, encoding: "utf8" }).stdout;
if (force === undefined && changes) refuse("There are changes that are not committed. Commit them, or add --force.");

const isAsking = yes === undefined && process.stdin.isTTY;
const terminal = isAsking ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
// Ctrl-C and Ctrl-D leave everything as it was.
terminal?.once("close", () => refuse());
const ask = terminal && ((text: string) => terminal.question(text));
const { answers, problems } = await collectAnswers(flags, readPresentAnswers(contentByFile), ask);
terminal?.removeAllListeners("close").close();
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
const { exif } = existsSync(portrait) ? await sharp(portrait).metadata() : {};
if (isDemoPicture(portrait) || exif?.includes(PLACEHOLDER)) {
  const icon = await drawIcon({ size: 1200, isSquare: true, owner: profile, accent: profile.accent });
  await sharp(await icon.arrayBuffer())
    .resize(1200, 1500, { fit: "contain", background: accentProperties(profile.accent)["--accent-fill-light"] })
    .flatten()
    .withExif({ IFD0: { ImageDescription: PLACEHOLDER } })
    .webp()
    .toFile(portrait);
  say(`  drew     public${src}, your initial, for the time without a photo`);
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
