import { findAccountProblems } from "./account/server/settings";
import { findContactProblems } from "./contact/server/settings";
import { findDatabaseProblems } from "./server/database/settings";
import { log } from "./server/log";
import { getSettings } from "./server/settings";
import type { Problem, Settings } from "./settings";
import { isLocalUrl } from "./site-url.mjs";

function findSiteProblems({ siteUrl, isPublic }: Settings): Problem[] {
  if (!isPublic || !siteUrl?.startsWith("http:")) return [];
  return [
    {
      severity: "warning",
      field: "SITE_URL",
      problem: "is not https: browsers will mark the site as not secure",
      fix: "Serve the site over HTTPS, for example behind a reverse proxy, and write https:// here.",
    },
  ];
}

/** What the site offers, by the content. */
interface SiteFeatures {
  hasContactForm: boolean;
  hasAccounts: boolean;
}

/** Lists everything that is wrong with the settings, worded as start, build and doctor print it. */
export const findSettingProblems = (settings: Settings, site: SiteFeatures): Problem[] => [
  ...settings.problems,
  ...findContactProblems(settings, site),
  ...findAccountProblems(settings, site),
  ...findDatabaseProblems(settings),
  ...findSiteProblems(settings),
];

/** `builtFor` is the build's SITE_URL. It is an empty string if SITE_URL was not set, and undefined if there is no build. */
function isBuiltForAnother({ builtSiteUrl: builtFor, siteUrl }: Settings): boolean {
  if (builtFor === undefined || siteUrl === null) return false;
  // A build without SITE_URL may run locally, because `npm start` sets a local SITE_URL.
  if (!builtFor) return !isLocalUrl(siteUrl);
  return !URL.canParse(builtFor) || new URL(builtFor).origin !== siteUrl;
}

export function logSettingProblems(site: SiteFeatures): void {
  const settings = getSettings();
  const found = findSettingProblems(settings, site);
  if (isBuiltForAnother(settings)) {
    const problem = "differs from the URL in the links and headers of the build";
    found.push({ severity: "warning", field: "SITE_URL", problem, fix: "Build the site again." });
  }
  for (const { severity, ...problem } of found)
    log(severity === "error" ? "error" : "warn", "setting-problem", problem);
}
