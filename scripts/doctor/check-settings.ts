import { readFileSync } from "node:fs";
import { findNearest } from "@/content/schema/define-content";
import { getEnv } from "@/lib/server/env";
import { findSettingProblems } from "@/lib/server/setting-problems";
import type { Finding } from "./finding";

type Settings = Record<string, string | undefined>;

export function checkSettings(settings: Settings, findFile: (variable: string) => string): Finding[] {
  const problems = findSettingProblems(settings);
  if (getEnv(settings).siteOrigin === null && !settings.VERCEL_PROJECT_PRODUCTION_URL) {
    const problem = "is missing: the CV, the contact card and resume.json leave out your site's URL";
    const fix = "Set it to the public URL of your site, like https://ada.dev, before you build.";
    problems.push({ severity: "warning", field: "SITE_URL", problem, fix });
  }
  return problems.map((problem) => ({ ...problem, file: findFile(problem.field) }));
}

const KNOWN = Array.from(readFileSync(".env.example", "utf8").matchAll(/^([A-Z_]+)=/gm), ([, name = ""]) => name);

export function checkNames(settings: Settings, findFile: (variable: string) => string): Finding[] {
  const unknown = Object.keys(settings).filter((name) => !KNOWN.includes(name));
  return unknown.flatMap((name): Finding[] => {
    const nearest = findNearest(name, KNOWN, 3);
    const at = { severity: "warning", file: findFile(name), field: name } as const;
    return nearest ? [{ ...at, problem: "is not one of this site's settings", fix: `Did you mean ${nearest}?` }] : [];
  });
}
