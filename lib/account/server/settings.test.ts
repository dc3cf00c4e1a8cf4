import { expect, it } from "vitest";
import { findSettingProblems } from "@/lib/setting-problems";
import { parseSettings } from "@/lib/settings";
import { pointToSandbox } from "@/scripts/sandbox/provider.mjs";

const FEATURES = { hasContactForm: true, hasAccounts: true };

const SITE_URL = "https://example.com";
const OIDC = { OIDC_ISSUER: "https://id.example/", OIDC_CLIENT_ID: "i", OIDC_CLIENT_SECRET: "s" };

const PROVIDER = pointToSandbox("http://127.0.0.1:3025");
const SECRET = { NEXTAUTH_SECRET: "q8Zt1mWv0RbY5xKc7LdN2sHfJg4TuP6E" };

const GITHUB = { GITHUB_ID: "i", GITHUB_SECRET: "s" };
const PUBLIC = { SITE_URL, DATABASE_URL: "postgres://db.example/site?sslmode=require" };

const nameProblems = (source: Record<string, string>) =>
  findSettingProblems(parseSettings({ ...SECRET, ...PROVIDER, ...source }), FEATURES).map(({ field }) => field);

it("all account settings have defaults", () => {
  expect(parseSettings({})).toMatchObject({
    passwordMinCharacters: 12,
    isRegistrationOpen: true,
    signIn: { github: null, google: null, oidc: null },
  });
  expect(nameProblems({})).toEqual([]);
});

it("reads the settings of an OpenID Connect provider", () => {
  const oidc = { OIDC_NAME: "Single sign-on", OIDC_ISSUER: "https://id.example" };
  expect(parseSettings({ ...OIDC, OIDC_TRUST_EMAIL: "1" }).signIn).toMatchObject({ oidc });
});

it.each(["", "0"])("without the owner's word about addresses (%j), the OpenID Connect provider is off", (word) => {
  const { signIn, problems } = parseSettings({ ...OIDC, OIDC_TRUST_EMAIL: word });
  expect(signIn.oidc).toBeNull();
  expect(problems).toMatchObject([
    { field: "OIDC_TRUST_EMAIL", problem: expect.stringContaining("verifies its users’ addresses") },
  ]);
});

it.each([
  [{ SMTP_HOST: "h", SMTP_FROM: "f" }, ["SITE_URL"]],
  [{ GITHUB_ID: "i", GITHUB_SECRET: "s" }, ["SITE_URL"]],
  [{ ...GITHUB, ...PUBLIC }, []],
  [{ GOOGLE_CLIENT_SECRET: "s" }, ["GOOGLE_CLIENT_ID"]],
  [{ ...OIDC, OIDC_TRUST_EMAIL: "1", ...PUBLIC, OIDC_CLIENT_SECRET: "" }, ["OIDC_CLIENT_SECRET"]],
  [{ ...OIDC, OIDC_TRUST_EMAIL: "1", ...PUBLIC, OIDC_ISSUER: "http://id.example" }, ["OIDC_ISSUER"]],
  [{ SITE_URL: "http://localhost:3000", NEXTAUTH_SECRET: "" }, []],
  [{ PASSWORD_MIN_LENGTH: "7" }, ["PASSWORD_MIN_LENGTH"]],
  [{ REGISTRATION: "shut" }, ["REGISTRATION"]],
  [{ ...GITHUB, ...PUBLIC, NEXTAUTH_SECRET: "" }, ["NEXTAUTH_SECRET"]],
  [{ ...GITHUB, ...PUBLIC, DATABASE_URL: "" }, ["DATABASE_URL"]],
  [{ ...GITHUB, ...PUBLIC, DATABASE_URL: "pglite:/data/accounts" }, ["DATABASE_URL"]],
  [{ ...GITHUB, ...PUBLIC, DATABASE_URL: "mysql://db.example" }, ["DATABASE_URL"]],
  [PUBLIC, ["SMTP_HOST"]],
  [{ VERCEL: "1", NEXTAUTH_SECRET: "" }, ["NEXTAUTH_SECRET", "DATABASE_URL", "SMTP_HOST"]],
])("names the missing or invalid settings in %j", (source, fields) => {
  expect(nameProblems(source)).toEqual(fields);
});

it.each([
  [{ SITE_URL }, null],
  [{ SITE_URL, DATABASE_URL: "pglite:/data/accounts" }, null],
  [{ VERCEL: "1" }, null],
  [PUBLIC, PUBLIC.DATABASE_URL],
  [{ SITE_URL: "http://127.0.0.1:3000" }, "pglite:.data/accounts"],
  [{}, "pglite:.data/accounts"],
])("only a local site uses the embedded store: with %j the database is %s", (source, url) => {
  expect(parseSettings(source).database.url).toBe(url);
});
