import { getEnv } from "@/lib/server/env";
import { findSettingProblems } from "@/lib/server/setting-problems";
import type { Finding } from "./finding";

export function checkSettings(
  settings: Record<string, string | undefined>,
  findFile: (variable: string) => string,
): Finding[] {
  const problems = findSettingProblems(settings);
  if (getEnv(settings).siteOrigin === null && !settings.VERCEL_PROJECT_PRODUCTION_URL) {
    const problem =
      "is missing: canonical links and share images will say http://localhost:3000, and CV, contact card, resume.json, llms.txt, sitemap.xml and robots.txt leave your site's URL out";
    const fix = "Set it to the public URL of your site, like https://ada.dev, before you build.";
    problems.push({ severity: "warning", field: "SITE_URL", problem, fix });
  }
  return problems.map((problem) => ({ ...problem, file: findFile(problem.field) }));
}
