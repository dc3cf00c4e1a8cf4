import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { shell } from "./support/open-copy";

const OWN = "echo '// Mine.' >> content/hero.ts && echo mine > public/images/mine.webp && rm -r public/images/projects";

it.each(["a clone", "a copy without history"])(
  "%s can merge a later fix by following docs/updates.md, and keeps its own content",
  (kind) => {
    const folder = mkdtempSync(path.join(tmpdir(), "upstream-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const original = path.join(folder, "original");
    const mine = path.join(folder, "mine");
    const write = (file: string, text: string) => writeFileSync(path.join(original, file), text);
    const run = (script: string) => shell(script, mine);
    const hashOwn = () => run("git ls-files content/*.ts public/images | grep -v shown | xargs git hash-object");
    shell(`git clone --quiet . ${original} && git -C ${original} checkout --quiet -B main`, process.cwd());
    if (kind === "a clone") shell(`git clone --quiet --origin upstream ${original} ${mine}`, folder);
    else {
      cpSync(original, mine, { recursive: true, filter: (file) => path.basename(file) !== ".git" });
      run("git init --quiet && git add --all && git commit --quiet --message copy");
      run(`git remote add upstream ${original} && git fetch --quiet upstream`);
    }
    run(`${OWN} && git add --all && git commit --quiet --message mine`);
    const before = hashOwn();
    expect(before.split("\n").length).toBeGreaterThan(9);

    const recipe = [...readFileSync("docs/updates.md", "utf8").matchAll(/```sh\n(git [^`]+)```/g)];
    const [, join = "", merge = ""] = recipe.map(([, text = ""]) => text);
    write("lib/text.ts", "// A later fix.\n");
    write("content/shown.ts", "// A later fix.\n");
    write("content/hero.ts", "// The demo has changed.\n");
    write("public/images/projects/khata.webp", "another picture");
    write("content/later.ts", "export const later = 1;\n");
    if (kind !== "a clone") run(join.replace(/--before=\S+/, "--before=tomorrow"));
    shell("git add --all && git commit --quiet --message fix", original);
    const output = run(merge.replaceAll(/^npm .+$/gm, ""));

    expect(run("git status --porcelain"), output).toBe("");
    for (const file of ["lib/text.ts", "content/shown.ts"]) {
      expect(readFileSync(path.join(mine, file), "utf8"), output).toBe("// A later fix.\n");
    }
    // The merge also added a new content file. Remove it.
    expect(run("git rm content/later.ts")).toContain("rm 'content/later.ts'");
    expect(hashOwn()).toBe(before);
    expect(run("git log --format=%s")).toContain("fix\n");
  },
);
