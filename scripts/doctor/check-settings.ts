import { findSettingProblems } from "@/lib/setting-problems";
import type { Settings } from "@/lib/settings";
import type { Finding } from "./finding";

export function checkSettings(
  settings: Settings,
  site: Parameters<typeof findSettingProblems>[1],
  findFile: (variable: string) => string,
): Finding[] {
  const problems = findSettingProblems(settings, site);
  if (settings.publicUrl === null) {
    const problem =
      "is missing: canonical links and share images will say http://localhost:3000, and the CV, the contact card, resume.json, llms.txt, sitemap.xml and robots.txt will leave out your site's URL";
    const fix = "Set it to the public URL of your site, like https://ada.dev, before you build.";
    problems.push({ severity: "warning", field: "SITE_URL", problem, fix });
  }
  return problems.map((problem) => ({ ...problem, file: findFile(problem.field) }));
}
