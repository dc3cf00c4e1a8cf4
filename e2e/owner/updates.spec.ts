import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { shell } from "./support/open-copy";

const RECIPES = [...readFileSync("docs/updates.md", "utf8").matchAll(/```sh\n(git [^`]+)```/g)];
const [, JOIN = "", UPDATE = ""] = RECIPES.map(([, text = ""]) => text);
const OWN = "echo '// Mine.' >> content/hero.ts && echo mine > public/images/mine.webp && rm -r public/images/projects";
const CHECKED = "export npm_config_offline=true npm_config_package_lock_only=true\n";

type Copy = { folder: string; run: (script: string) => string; read: (file: string) => string };

function openCopy(folder: string): Copy {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  return { folder, run: (script) => shell(script, folder), read };
}

/** The original project, and a copy whose owner has changed the content, added a package and committed it all. */
function openCopies(kind: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "upstream-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [original, mine] = ["original", "mine"].map((name) => openCopy(path.join(folder, name)));
  if (!original || !mine) throw new Error("there are two copies");
  mkdirSync(path.join(folder, "own"));
  writeFileSync(path.join(folder, "own", "package.json"), '{ "name": "clsx-own", "version": "1.0.0" }');
  shell(`git clone --quiet . ${original.folder} && git -C ${original.folder} checkout --quiet -B main`, process.cwd());
  if (kind === "a clone") shell(`git clone --quiet --origin upstream ${original.folder} ${mine.folder}`, folder);
  else {
    cpSync(original.folder, mine.folder, { recursive: true, filter: (file) => path.basename(file) !== ".git" });
    mine.run("git init --quiet && git add --all && git commit --quiet --message copy");
    mine.run(`git remote add upstream ${original.folder} && git fetch --quiet upstream`);
    mine.run(JOIN.replace(/--before=\S+/, "--before=tomorrow"));
  }
  mine.run(`${CHECKED} npm install ../own`);
  expect(mine.read("package.json")).toContain("clsx-own");
  mine.run(`${OWN} && git add --all && git commit --quiet --message mine`);
  return { original, mine };
}

function publish(original: Copy, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(original.folder, file), text);
  original.run("git add --all && git commit --quiet --message fix");
}

/** A later version of the original, with a newer clsx and a doctor that only says that it ran. */
const publishFix = (original: Copy) =>
  publish(original, {
    "lib/text.ts": "// A later fix.\n",
    "content/hero.ts": "// The demo has changed.\n",
    "content/later.ts": "export const later = 1;\n",
    "public/images/projects/khata.webp": "another picture",
    "package.json": original
      .read("package.json")
      .replace('"clsx": "2.1.1"', '"clsx": "2.1.2"')
      .replace(/"doctor": .+/, '"doctor": "echo the doctor of the new version",'),
    "package-lock.json": original
      .read("package-lock.json")
      .replace('"clsx": "2.1.1"', '"clsx": "2.1.2"')
      .replace(/("node_modules\/clsx": \{\s+"version": )"2.1.1"/, '$1"2.1.2"'),
  });

const hashOwn = ({ run }: Copy) =>
  run("git ls-files content/*.ts public/images | grep -v later | xargs git hash-object");

it.each(["a clone", "a copy without history"])(
  "%s gets the original's fixes and packages by following docs/updates.md, and keeps its own content and packages",
  (kind) => {
    const { original, mine } = openCopies(kind);
    const before = hashOwn(mine);
    expect(before.split("\n").length).toBeGreaterThan(9);
    publishFix(original);
    const output = mine.run(CHECKED + UPDATE);

    expect(mine.run("git status --porcelain"), output).toBe("");
    expect(mine.read("lib/text.ts"), output).toBe("// A later fix.\n");
    for (const file of ["package.json", "package-lock.json"]) {
      for (const row of ['"clsx": "2.1.2"', '"clsx-own": "file:../own"']) expect(mine.read(file), file).toContain(row);
    }
    expect(mine.read("content/later.ts")).toBe(original.read("content/later.ts"));
    expect(output).toContain("New, with the demo's words: content/later.ts\n");
    expect(output).toMatch(/^the doctor of the new version$/m);
    expect(hashOwn(mine)).toBe(before);
    expect(mine.run("git log --format=%s")).toContain("fix\n");
    expect(mine.run(CHECKED + UPDATE)).toContain("Already up to date.");
  },
);

it("an update stops at lines that the owner has changed too, and goes on once they are put right", () => {
  const { original, mine } = openCopies("a clone");
  mine.run("echo '// Mine.' > lib/text.ts && git commit --quiet --all --message code");
  const head = mine.run("git rev-parse HEAD");
  publishFix(original);

  for (const attempt of ["the first", "the second"]) {
    const output = mine.run(CHECKED + UPDATE);
    expect(output, attempt).toMatch(/^lib\/text\.ts$/m);
    expect(output, attempt).toMatch(/git add --all.*this update again/s);
    expect(output, attempt).not.toMatch(/^the doctor|package\.json/m);
    expect(mine.run("git rev-parse HEAD"), attempt).toBe(head);
  }
  expect(mine.read("lib/text.ts")).toContain("<<<<<<<");
  mine.run("echo '// Both.' > lib/text.ts && git add --all");
  expect(mine.run(CHECKED + UPDATE)).toMatch(/^the doctor of the new version$/m);
  expect(mine.run("git status --porcelain")).toBe("");
  expect(mine.read("lib/text.ts")).toBe("// Both.\n");
});

it("an update changes nothing before the owner's own work is committed, and commits nothing if npm fails", () => {
  const { original, mine } = openCopies("a clone");
  publishFix(original);
  const head = mine.run("git rev-parse HEAD");
  mine.run("echo '// More.' >> content/hero.ts");
  expect(mine.run(CHECKED + UPDATE)).toContain("commit your own work first");
  expect(mine.run("git status --porcelain")).toBe(" M content/hero.ts\n");
  mine.run("git checkout --quiet content/hero.ts && printf '#!/bin/sh\\nexit 1\\n' > ../npm && chmod +x ../npm");
  const output = mine.run(`PATH=..:$PATH\n${UPDATE}`);
  expect(output).toContain("npm could not install the packages");
  expect(output).not.toMatch(/^the doctor/m);
  expect(mine.run("git rev-parse HEAD")).toBe(head);
  expect(mine.run(CHECKED + UPDATE)).toMatch(/^the doctor of the new version$/m);
});
