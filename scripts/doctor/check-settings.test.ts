import { expect, it } from "vitest";
import { parseSettings } from "@/lib/settings";
import { checkSettings } from "./check-settings";

const FEATURES = { hasContactForm: true, hasAccounts: true };

const LOCAL = "http://localhost:3000";
const RANDOM = "q8Zt1mWv0RbY5xKc7LdN2sHfJg4TuP6E";
const PROVIDER_NAMES = parseSettings({}).contactProblems.map(({ field }) => field);
const [KEY = ""] = PROVIDER_NAMES;
const NO_PROVIDER = PROVIDER_NAMES.map(
  (name) => `error ${name}: is missing: without it the contact form cannot send messages`,
);
const UNKNOWN_URL =
  "warning SITE_URL: is missing: canonical links and share images will say http://localhost:3000, and the CV, the contact card, resume.json, llms.txt, sitemap.xml and robots.txt will leave out your site's URL";
const NO_SECRET = "error NEXTAUTH_SECRET: is missing: this site has no accounts yet";
const NO_DATABASE = "error DATABASE_URL: does not point to a PostgreSQL server: this site has no accounts yet";
const NO_WAY_IN = "error SMTP_HOST: is missing, and there is no sign-in provider: visitors cannot sign up";
const NO_ACCOUNTS = [NO_SECRET, NO_DATABASE, NO_WAY_IN];
const NOT_ENCRYPTED = "warning SITE_URL: is not https: browsers will mark the site as not secure";
const DATABASE_URL = "postgres://db.example/site?sslmode=require";
it.each([
  [{}, [UNKNOWN_URL]],
  [{ GITHUB_ID: "abc" }, ["error GITHUB_SECRET: is missing: without it nobody can sign in with github", UNKNOWN_URL]],
  [{ [KEY]: "abc", SITE_URL: "https://ada.dev" }, [...NO_PROVIDER.slice(1), ...NO_ACCOUNTS]],
  [{ NEXTAUTH_SECRET: "hush-hush" }, ["error NEXTAUTH_SECRET: must have at least 32 characters", UNKNOWN_URL]],
  [{ SITE_URL: LOCAL }, []],
  [{ SITE_URL: "“https://ada.dev”" }, ["error SITE_URL: has quotes around its value; remove them", UNKNOWN_URL]],
  [
    { SITE_URL: "https://ada.dev/portfolio" },
    ["error SITE_URL: must end with the host: write https://ada.dev", UNKNOWN_URL],
  ],
  [{ SITE_URL: "http://ada.dev" }, [...NO_PROVIDER, ...NO_ACCOUNTS, NOT_ENCRYPTED]],
  [{ SITE_URL: "https://ada.dev", NEXTAUTH_SECRET: RANDOM, DATABASE_URL }, [...NO_PROVIDER, NO_WAY_IN]],
  [{ VERCEL: "1", VERCEL_PROJECT_PRODUCTION_URL: "ada.vercel.app" }, [...NO_PROVIDER, ...NO_ACCOUNTS]],
])("reports what is wrong with the settings %j", (settings: Record<string, string>, expected) => {
  const findings = checkSettings(parseSettings(settings), FEATURES, () => ".env.local");
  expect(findings.map(({ severity, field, problem }) => `${severity} ${field}: ${problem}`)).toEqual(expected);
});
