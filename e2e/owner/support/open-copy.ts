import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { copyProject } from "@/e2e/support/copy-project";

/** Runs a shell script with Ada's name and email address set for git. */
export function shell(script: string, cwd: string): string {
  const names = { GIT_AUTHOR_NAME: "Ada", GIT_COMMITTER_NAME: "Ada" };
  const mails = { GIT_AUTHOR_EMAIL: "ada@lovelace.dev", GIT_COMMITTER_EMAIL: "ada@lovelace.dev" };
  const env = { ...process.env, ...names, ...mails };
  const { stdout, stderr } = spawnSync("sh", ["-c", script], { cwd, encoding: "utf8", env });
  return stdout + stderr;
}

/** Makes a copy of the project, in which tests do what an owner would. */
export function openCopy(name: string) {
  const folder = copyProject(name);
  const at = (file: string) => path.join(folder, file);
  const read = (file: string) => readFileSync(at(file), "utf8");

  function run(program: string, args: string[], settings: Record<string, string> = {}) {
    const { PATH, HOME, CHROMIUM_PATH = "" } = process.env;
    // Leave out the owner's and the test runner's environment variables.
    const env = { PATH, HOME, CHROMIUM_PATH, NODE_ENV: "production" as const, ...settings };
    const options = { cwd: folder, encoding: "utf8", timeout: 900_000, env } as const;
    const { status, stdout, stderr } = spawnSync(program, args, options);
    return { status, output: stdout + stderr };
  }

  return {
    folder,
    at,
    read,
    edit: (file: string, change: (source: string) => string) => writeFileSync(at(file), change(read(file))),
    run,
    runTool: (tool: string, ...args: string[]) =>
      run(process.execPath, ["--conditions=react-server", "--import", "tsx", `scripts/${tool}.ts`, ...args]),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type OwnCopy = ReturnType<typeof openCopy>;

export const FLAGS = [
  ["--name", "Ada Lovelace"],
  ["--role", "Analyst and programmer"],
  ["--email", "ada@lovelace.dev"],
  ["--phone", "+44 20 7946 0018"],
  ["--place", "London, United Kingdom"],
  ["--coordinates", "51.5072, -0.1276"],
  ["--accent", "#0EA5E9"],
  ["--accounts", "yes"],
  ["--skills", "HTML 90%, Weaving 70%"],
  ["--networks", "GitHub ada-l, LinkedIn ada-lovelace"],
  ["--jobs", "Programmer, Analytical Engine, 1942-09 to 1943-09"],
].flat();

const LEFTOVERS = [
  "example.com",
  "000 000 0000",
  "Example College",
  "Example Secondary School",
  "Example Studio",
  "Himalaya Code Academy",
  "two halves of the same job",
  "a website, a poster",
  "within a day",
  "Kiran",
  "Pokhara",
  "Nepal",
  "Annapurna",
  "Trailhead",
  "Monsoon",
  "Khata",
  "Patan",
  "Problem Solving",
  "Premiere Pro",
  "GitHub Copilot",
];

export function expectNothingOfTheDemo(text: string, where: string) {
  // Ignore the examples in the contact form, which every site has.
  const searched = text.replaceAll(/(?:john|name)@example\.com/g, "").toLowerCase();
  const found = LEFTOVERS.filter((leftover) => searched.includes(leftover.toLowerCase()));
  expect(found, where).toEqual([]);
}
