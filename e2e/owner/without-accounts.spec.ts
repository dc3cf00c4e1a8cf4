import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { setValue } from "@/scripts/personalise/edit-source";
import { copyProject } from "@/e2e/support/copy-project";

const FLAGS = [
  ["--name", "Wolfgang Overbeck", "--role", "Joiner and programmer", "--email", "wolfgang@overbeck.dev"],
  ["--place", "Lyon, France", "--coordinates", "45.7640, 4.8357", "--accent", "#E11D48"],
  ["--tags", "Oak, Walnut", "--skills", "HTML 90, Weaving 70", "--github", "overbeck"],
].flat();
const PROJECT = {
  ...{ id: "oak-table", title: "Oak Table", summary: "A table that folds.", year: 2026, role: "Making" },
  ...{ problem: "No room.", result: "Room.", stack: ["Oak", "HTML"], image: "/images/table.webp", imageAlt: "A table" },
  links: { code: "https://github.com/overbeck/table" },
};
const CERTIFICATES = Array.from({ length: 9 }, (_, index) => ({
  ...{ id: `course-${index}`, title: `Course ${index}`, issuer: "A school", date: "May 2025", isoDate: "2025-05-02" },
  ...{ image: "/images/table.webp", skills: [] },
}));
const SPECS = ["landing", "header", "drawer", "cv", "certificates", "projects", "contact", "links", "sharing"];

it("with the owner's own content and without the account code, no unused code remains and the browser tests pass", async () => {
  const project = copyProject("without-accounts");
  const { PATH, HOME, CHROMIUM_PATH, E2E_PORT } = process.env;
  const run = (...args: string[]) => {
    const env = { PATH, HOME, CHROMIUM_PATH, E2E_PORT, NODE_ENV: "production" } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: "utf8", env });
    expect(status, stdout + stderr).toBe(0);
  };
  const edit = (file: string, change: (source: string) => string) => {
    const at = path.join(project, file);
    writeFileSync(at, change(readFileSync(at, "utf8")));
  };

  run("--conditions=react-server", "--import", "tsx", "scripts/personalise.ts", "--yes", ...FLAGS);
  edit("content/site.ts", (source) => setValue(source, ["cv"], { file: "/my-cv.pdf" }));
  edit("content/projects.ts", (source) => setValue(source, ["projects"], [PROJECT]));
  edit("content/certificates.ts", (source) => setValue(source, ["certificates"], CERTIFICATES));
  edit("content/site.ts", (source) => setValue(source, ["sections"], ["about", "certificates", "contact"]));
  edit("content/site.ts", (source) => setValue(source, ["wordmark"], "plain"));
  edit("content/about.ts", (source) => {
    const withWork = setValue(source, ["recentWork"], [PROJECT.id]);
    const withTools = setValue(withWork, ["aiTools"], [{ name: "Claude", description: "Reads my plans." }]);
    return setValue(setValue(withTools, ["skillsHeading"], "In the workshop"), ["aiToolsHeading"], "At the desk");
  });
  edit("content/contact.ts", (source) => setValue(source, ["replyTime"], "Answers on Mondays"));
  writeFileSync(path.join(project, "public/my-cv.pdf"), "%PDF-1.7\n%%EOF\n");
  const picture = sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#a0522d" } });
  await picture.toFile(path.join(project, "public/images/table.webp"));

  const guide = readFileSync(path.join(project, "docs/accounts.md"), "utf8");
  const [, deletion = ""] = /## Deleting the code[^]*?```sh\n([^]*?)```/.exec(guide) ?? [];
  execFileSync("sh", ["-ec", deletion], { cwd: project });
  edit("content/site.ts", (source) => setValue(source, ["accounts"], false));

  // Check that every file and package is used and that every import resolves.
  run("node_modules/knip/bin/knip.js", "--include", "files,dependencies,unlisted,unresolved");
  run("node_modules/typescript/bin/tsc", "--noEmit");
  run("scripts/test.mjs", ...SPECS.map((name) => `e2e/${name}.spec.ts`));
  rmSync(project, { recursive: true });
}, 900_000);
