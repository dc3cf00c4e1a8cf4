/**
 * Merges the original project's newest version into an owner's copy, as docs/updates.md says. The copy may be older, so
 * this file imports nothing of the project.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";

const OWN = [":(glob)content/*.ts", ":!content/shown.ts", "public/images"];

const say = (text) => void process.stdout.write(`${text}\n`);

function stop(...lines) {
  lines.forEach(say);
  process.exit(1);
}

const tryGit = (...args) => spawnSync("git", args, { encoding: "utf8" });

function git(...args) {
  const { status, stdout, stderr } = tryGit(...args);
  if (status !== 0) stop(stdout + stderr, `git ${args.join(" ")} failed: see its message above.`);
  return stdout.trim();
}

const run = (command) => spawnSync(command, { stdio: "inherit", shell: true }).status;
const isMerging = () => tryGit("rev-parse", "--verify", "--quiet", "MERGE_HEAD").status === 0;
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Takes the original's value, unless only the owner has changed it. */
function mergeJson(base, mine, theirs) {
  if (!isObject(mine) || !isObject(theirs)) return isSame(base, theirs) ? mine : theirs;
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  return Object.fromEntries([...keys].map((key) => [key, mergeJson(base?.[key], mine[key], theirs[key])]));
}

if (!isMerging()) {
  if (git("status", "--porcelain")) stop("Nothing was changed: commit your own work first, then run this again.");
  const { stdout, stderr } = tryGit("merge", "--no-commit", "--no-ff", "upstream/main");
  if (!isMerging()) stop(stdout + stderr);
}
const base = git("merge-base", "HEAD", "MERGE_HEAD");

// The owner's content and pictures stay. The code may need a content file that is new.
git("rm", "-r", "--force", "--quiet", "--ignore-unmatch", "--", ...OWN);
git("checkout", "HEAD", "--", ...OWN);
const listContent = (at) => git("ls-tree", "--name-only", at, "content/").split("\n");
const known = [base, "HEAD"].flatMap(listContent);
const added = listContent("MERGE_HEAD").filter((file) => !known.includes(file));
for (const file of added) git("checkout", "MERGE_HEAD", "--", file);

const packages = [base, "HEAD", "MERGE_HEAD"].map((at) => JSON.parse(git("show", `${at}:package.json`)));
writeFileSync("package.json", `${JSON.stringify(mergeJson(...packages), null, 2)}\n`);
git("add", "package.json");
git("checkout", "MERGE_HEAD", "--", "package-lock.json");

const conflicts = git("diff", "--name-only", "--diff-filter=U");
if (conflicts) {
  stop(
    "You have changed the same lines as the original in:",
    conflicts,
    "In each file, keep what you want of the lines between <<<<<<< and >>>>>>>, and delete these marks. Then run",
    "git add --all, and this update again. To undo the update: git merge --abort",
  );
}
if (run("npm install") !== 0) stop("npm could not install the packages: see above. Then run this update again.");
git("commit", "--all", "--message", "Merge the original's fixes");
for (const file of added) say(`New, with the demo's words: ${file}`);
process.exitCode = run("npm run doctor");
