/**
 * `npm run personalise`: makes the site its owner's. Asks, or takes the answers as flags; rewrites content/, takes the
 * demo's projects, certificates and pictures out, and lets the doctor look at the result.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import * as prettier from "prettier";
import { contentByFile } from "@/content";
import { eachNamedFile } from "./doctor/walk-content";
import { DEMO_PICTURES } from "./doctor/demo-values";
import { holdsDemoText, isDemoPicture } from "./doctor/find-demo-values";
import { askProfile, PROFILE_FLAGS, type ProfileFlag, readProfile } from "./personalise/ask-profile";
import { drawPlaceholderPortrait, isPlaceholder } from "./personalise/draw-placeholder";
import { type Profile, readPresentProfile } from "./personalise/profile";
import { rewriteContent } from "./personalise/rewrite-content";

const USAGE = `npm run personalise -- [flags]

  --name "Ada Lovelace" --role "Analyst" --email ada@mail.org --phone "+44 20 7946 0000"
  --place "London, United Kingdom" --coordinates "51.5072, -0.1276" --accent "#0EA5E9"
  --first-name, --city, --country, --time-zone    are guessed when they are left out
  --github, --linkedin, --instagram, --twitter, --whatsapp, --messenger    a name or an address each
  --yes      asks nothing
  --force    goes on although git holds changes that are not committed

What you have written yourself stays. What no flag tells is asked for.
`;

const root = fileURLToPath(new URL("..", import.meta.url));
const inProject = (...parts: string[]) => path.join(root, ...parts);
const say = (text: string) => void process.stdout.write(`${text}\n`);

/** Without git nothing can be taken back, and nothing can be looked up either: then there is nothing to refuse. */
function hasUncommittedChanges(): boolean {
  try {
    return (
      execFileSync("git", ["status", "--porcelain"], { cwd: root, stdio: ["ignore", "pipe", "ignore"] }).length > 0
    );
  } catch {
    return false;
  }
}

async function writeContent(profile: Profile): Promise<void> {
  const readSource = (file: string) => readFileSync(inProject(file), "utf8");
  for (const [file, source] of rewriteContent(contentByFile, profile, readSource)) {
    const options = await prettier.resolveConfig(inProject(file));
    const formatted = await prettier.format(source, { ...options, filepath: inProject(file) });
    if (formatted === readSource(file)) continue;
    writeFileSync(inProject(file), formatted);
    say(`  wrote    ${file}`);
  }
}

async function writePortrait(profile: Profile): Promise<void> {
  const { src } = contentByFile["content/site.ts"].owner.portrait;
  const file = inProject("public", src);
  if (!isDemoPicture(file) && !(await isPlaceholder(file))) return;
  writeFileSync(file, await drawPlaceholderPortrait(profile.name, profile.accent));
  say(`  drew     public${src}, your initials`);
}

/** Only files that are the demo's, byte for byte, and that nothing of the owner's names. */
function removeDemoPictures(): void {
  const named = new Set(
    [...eachNamedFile(contentByFile)]
      .filter(({ file, field }) => !isCleared(file, field))
      .map(({ address }) => address),
  );
  for (const name of Object.keys(DEMO_PICTURES)) {
    const file = inProject("public", "images", name);
    if (!existsSync(file) || named.has(`/images/${name}`) || !isDemoPicture(file)) continue;
    rmSync(file);
    say(`  removed  public/images/${name}`);
  }
}

/** Whether the field belongs to a project or certificate of the demo, which the content no longer has. */
function isCleared(file: string, field: string): boolean {
  const [, list, index] = /^(projects|certificates)\[(\d+)\]/.exec(field) ?? [];
  const rows: unknown = list && Reflect.get(Reflect.get(contentByFile, file), list);
  return Array.isArray(rows) && holdsDemoText(rows[Number(index)]);
}

async function findProfile(flags: Partial<Record<ProfileFlag, string>>, asksNothing: boolean): Promise<Profile | null> {
  const present = readPresentProfile(contentByFile["content/site.ts"]);
  if (!asksNothing && process.stdin.isTTY) {
    const profile = await askProfile(flags, present);
    if (!profile) process.stderr.write("\nNothing was changed.\n");
    return profile;
  }
  const result = readProfile(flags, present);
  if ("profile" in result) return result.profile;
  process.stderr.write(`Nothing was changed.\n${result.problems.map((problem) => `  ${problem}\n`).join("")}`);
  return null;
}

async function personalise(): Promise<number> {
  const text = Object.fromEntries(PROFILE_FLAGS.map((flag) => [flag, { type: "string" } as const]));
  const isSet = { type: "boolean", default: false } as const;
  const values: Record<string, string | boolean | undefined> = parseArgs({
    options: { ...text, yes: isSet, force: isSet, help: isSet },
  }).values;
  if (values.help) {
    say(USAGE);
    return 0;
  }
  if (!values.force && hasUncommittedChanges()) {
    process.stderr.write("There are changes that are not committed. Commit them first, or add --force.\n");
    return 1;
  }
  const flags: Partial<Record<ProfileFlag, string>> = {};
  for (const flag of PROFILE_FLAGS) {
    const value = values[flag];
    if (typeof value === "string") flags[flag] = value;
  }
  const profile = await findProfile(flags, values.yes === true);
  if (!profile) return 1;

  await writeContent(profile);
  await writePortrait(profile);
  removeDemoPictures();
  say(`\nThis is ${profile.firstName}'s site now. What the doctor says:`);
  const doctor = ["--conditions=react-server", "--import", "tsx", inProject("scripts", "doctor.ts")];
  return spawnSync(process.execPath, doctor, { cwd: root, stdio: "inherit" }).status ?? 1;
}

process.exitCode = await personalise();
