import { writeFileSync } from "node:fs";
import { expect } from "vitest";
import { changeContent } from "@/e2e/support/change-content";
import type { OwnerContent } from "../contents/owner-content";
import { changeFonts } from "./change-fonts";
import { openCopy } from "./open-copy";

/** A copy of the project that an invented owner has made their own, with the tools and guides for owners. */
export function personaliseCopy(name: string, { flags, resume, changes = {}, hasOwnFonts }: OwnerContent) {
  const copy = openCopy(name);
  const given = Object.entries(flags).map(([flag, answer]) => `--${flag}=${answer}`);
  if (resume) {
    writeFileSync(copy.at("../resume.json"), JSON.stringify(resume));
    given.push("--from=../resume.json");
  }
  const { status, output } = copy.runTool("personalise", "--yes", ...given);
  expect(status, output).toBe(0);
  for (const [file, change] of Object.entries(changes)) copy.edit(file, (source) => changeContent(source, change));
  if (hasOwnFonts) {
    changeFonts(copy);
    const { status, output } = copy.run("npm", ["run", "format"]);
    expect(status, output).toBe(0);
  }
  return copy;
}
