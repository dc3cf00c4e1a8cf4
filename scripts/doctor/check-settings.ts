import { getEnv } from "@/lib/server/env";
import { findSettingProblems } from "@/lib/server/setting-problems";
import type { Finding } from "./finding";

export function checkSettings(
  settings: Record<string, string | undefined>,
  findFile: (variable: string) => string,
): Finding[] {
  const problems = findSettingProblems(settings);
  if (getEnv(settings).siteOrigin === null && !settings.VERCEL_PROJECT_PRODUCTION_URL) {
    const problem = "is missing: the CV, the contact card and resume.json leave out your site's URL";
    const fix = "Set it to the public URL of your site, like https://ada.dev, before you build.";
    problems.push({ severity: "warning", field: "SITE_URL", problem, fix });
  }
  return problems.map((problem) => ({ ...problem, file: findFile(problem.field) }));
}
