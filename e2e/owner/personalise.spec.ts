import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { changeContent } from "@/e2e/support/change-content";
import { DEMO_IMAGES } from "@/scripts/doctor/demo";
import { expectNothingOfTheDemo, FLAGS, openCopy, shell } from "./support/open-copy";

const copy = openCopy("personalise");
afterAll(() => copy.remove());

const git = (args: string) => shell(`git ${args}`, copy.folder);

it("leaves the content alone if an answer or flag is invalid, or the content is already someone's", () => {
  const stops = (sentence: string, ...flags: string[]) => {
    const { status, output } = copy.runTool("personalise", ...flags);
    expect([status, output]).toEqual([1, expect.stringContaining(sentence)]);
    expect(output).not.toContain("    at ");
  };
  stops("--email: expected an email address", "--yes", "--name", "Ada Lovelace", "--email", "ada");
  stops("Unknown option '--emial'", "--yes", "--emial", "a@b.dev");
  stops("no-such-file.json: there is no such file or folder", "--yes", "--from", "no-such-file.json");
  stops("Not a JSON Resume: it has no basics, work, education, skills or projects.", "--yes", "--from", "package.json");
  expect(git("status --porcelain")).toBe("");
  copy.edit("content/hero.ts", (source) => changeContent(source, { greeting: "Olá, sou a" }));
  stops("Commit your work first, or you will lose it.", ...FLAGS);
  expect(git("diff --name-only")).toBe("content/hero.ts\n");
  git("checkout --quiet content");
});

it("deletes nothing if a file could not be written", () => {
  mkdirSync(copy.at("public/images/placeholder-portrait.webp"));
  expect(copy.runTool("personalise", "--yes", ...FLAGS).status).toBe(1);
  expect(DEMO_IMAGES.filter((name) => !existsSync(copy.at(`public/images/${name}`)))).toEqual([]);
  rmSync(copy.at("public/images/placeholder-portrait.webp"), { recursive: true });
  git("checkout --quiet content");
});

it("imports a CV, and says what it guessed and what it left out", () => {
  const resume = {
    basics: { name: "Ada Lovelace", label: "Analyst", email: "ada@lovelace.dev", location: "London, United Kingdom" },
    work: [{ name: "Mill", hours: 12 }],
  };
  writeFileSync(copy.at("resume.json"), JSON.stringify(resume));
  const place = ["--coordinates", "51.5072, -0.1276", "--accent", "#0EA5E9"];
  const { status, output } = copy.runTool("personalise", "--yes", "--from", "resume.json", ...place);
  expect(status, output).toBe(0);
  expect(output).toContain('--first-name "Ada"');
  expect(output).toContain("Read from resume.json: experience 1.");
  expect(copy.read("content/import-report.txt")).toContain("Job: Mill\n  - hours: 12\n");
  expect(git("status --porcelain")).not.toContain("import-report");
  expect(copy.read("content/cv.ts")).toContain('organisation: "Mill"');
  rmSync(copy.at("resume.json"));
  git("checkout --quiet content public");
});

it("replaces the demo's texts and lists, and removes its images, as the doctor confirms", () => {
  const shipped = { status: 0, output: expect.stringMatching(/line \d+, owner\.email: is still the demo's/) };
  expect(copy.runTool("doctor")).toMatchObject(shipped);
  const { status, output } = copy.runTool("personalise", "--yes", ...FLAGS);
  expect(status, output).toBe(0);
  expect(copy.runTool("doctor").output).not.toMatch(/ demo +line /);
  git("commit --quiet --all --message mine");
  for (const file of readdirSync(copy.at("content")).filter((name) => /^(?!.*test).*\.ts$/.test(name))) {
    expectNothingOfTheDemo(copy.read(`content/${file}`), file);
  }
  expect(DEMO_IMAGES.filter((name) => existsSync(copy.at(`public/images/${name}`)))).toEqual([]);
});

it("all problems with the content are reported together, with their lines, and stop the build", () => {
  copy.edit("content/hero.ts", (source) => source.replace("subtitle:", "subtitel:"));
  copy.edit("content/site.ts", (source) => changeContent(source, { cv: { file: "/my cv.pdf" } }));
  copy.edit("content/contact.ts", (source) => source.replace('",', '"'));
  const reports = [
    /hero\.ts\n(.*\n)*? +error +line \d+, subtitel: expected a known field, perhaps subtitle/,
    /error +line \d+, cv\.file: expected a file name without spaces/,
    /contact\.ts\n +error +line \d+, cannot be read: Expected "/,
  ];
  for (const { status, output } of [copy.runTool("doctor"), copy.run(process.execPath, ["scripts/build.mjs"])]) {
    expect(status).toBe(1);
    for (const sentence of reports) expect(output).toMatch(sentence);
    expect(output).not.toContain("    at ");
  }
});
