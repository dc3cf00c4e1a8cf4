import { execFileSync } from "node:child_process";
import { cpSync, linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

/** Uses hard links, because they are fast and bundlers treat them as copies. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    // Do not share tool caches with the original project.
    if (entry.name === ".cache" || entry.name === ".vite") continue;
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/** Copies the project like a git clone, but includes its packages. Hard links need the copy to be on the same disk. */
export function copyProject(name: string): string {
  const copy = path.resolve(".data", "copies", name);
  rmSync(copy, { recursive: true, force: true });
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  for (const file of new Set(listed.toString().split("\0").filter(Boolean))) {
    // The age of package-lock.json shows whether the packages are up to date.
    cpSync(file, path.join(copy, file), { recursive: true, preserveTimestamps: true });
  }
  linkFolder("node_modules", path.join(copy, "node_modules"));
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@mail.org", ...args], { cwd: copy });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "copy");
  return copy;
}
