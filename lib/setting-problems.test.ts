import { readFileSync } from "node:fs";
import pg from "pg";
import { afterEach, expect, it, vi } from "vitest";
import { log } from "@/lib/server/log";
import { getSettings } from "@/lib/server/settings";
import { stubSettings } from "@/lib/server/test/stub-settings";
import { parseSettings } from "@/lib/settings";
import { pointToSandbox } from "@/scripts/sandbox/provider.mjs";
import { findSettingProblems, logSettingProblems } from "./setting-problems";

/** Without accounts, whose settings lib/account/server/settings.test.ts covers. */
const FEATURES = { hasContactForm: true, hasAccounts: false };

vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const PROVIDER = pointToSandbox("http://127.0.0.1:3025");
const [KEY = ""] = Object.keys(PROVIDER);
const SITE_URL = "https://example.com";

const findProblems = (source: Record<string, string>) =>
  findSettingProblems(parseSettings({ ...PROVIDER, ...source }), FEATURES);
const nameProblems = (source: Record<string, string>) => findProblems(source).map(({ field }) => field);

it("works without any settings, and treats an empty value as unset", () => {
  expect(parseSettings({ SITE_URL: " ", LOG_LEVEL: "" })).toEqual(parseSettings({}));
  expect(parseSettings({})).toMatchObject({
    siteUrl: null,
    secret: null,
    trustedProxyHops: 1,
    logLevel: "info",
    contact: null,
    contactDailyLimit: 150,
    database: { url: "pglite:.data/accounts", isServer: false },
    smtp: null,
    problems: [],
  });
  expect(findSettingProblems(parseSettings({}), FEATURES)).toEqual([]);
  expect(findSettingProblems(parseSettings({ SITE_URL }), FEATURES).map(({ field }) => field)).toContain(KEY);
});

it("reads a complete configuration", () => {
  const smtp = { SMTP_HOST: "mail.example", SMTP_FROM: "a@example.com", SMTP_SECURE: "true" };
  const source = { SITE_URL: `${SITE_URL}/`, ALLOWED_ORIGINS: "https://a.example, https://b.example/x", ...smtp };
  expect(findProblems(source)).toEqual([]);
  const allowedOrigins = ["https://a.example", "https://b.example"];
  const settings = parseSettings(source);
  expect(settings).toMatchObject({ siteUrl: SITE_URL, allowedOrigins });
  expect(settings.smtp).toEqual({ ...smtp, SMTP_SECURE: true });
});

it.each([
  [{ [KEY]: "" }, [KEY]],
  [{ SMTP_HOST: "h" }, ["SMTP_FROM"]],
  [{ SMTP_HOST: "h", SMTP_FROM: "f", SMTP_USER: "u" }, ["SMTP_PASS"]],
  [{ SMTP_HOST: "h", SMTP_FROM: "f", SMTP_PASS: "p" }, ["SMTP_USER"]],
])("ignores the incomplete settings %j, and names the missing one", (source, missing) => {
  expect(nameProblems({ SITE_URL, ...source })).toEqual(missing);
  expect(parseSettings(source).smtp).toBeNull();
});

it.each<Record<string, string>>([
  { SITE_URL: "ftp://example.com" },
  { NEXTAUTH_SECRET: "short" },
  { DATABASE_URL: "mysql://x" },
  { SMTP_PORT: "70000" },
  { SMTP_SECURE: "maybe" },
  { CONTACT_DAILY_LIMIT: "0" },
  { TRUSTED_PROXY_HOPS: "0" },
  { ALLOWED_ORIGINS: "a.example" },
  { LOG_LEVEL: "loud" },
])("reports the invalid setting %j by name, never by value", (source) => {
  const [[variable, value]] = Object.entries(source) as [[string, string]];
  const problem = findProblems(source).find((found) => found.field === variable);
  expect(problem).toBeDefined();
  expect(JSON.stringify(problem)).not.toContain(`"${value}"`);
  if (variable === "DATABASE_URL") expect(parseSettings(source).database.url, "not the embedded store").toBeNull();
});

it.each(['"https://example.com"', "'https://example.com'"])("reports quotes around %s", (quoted) => {
  const problem = "has quotes around its value; remove them";
  expect(findProblems({ SITE_URL: quoted })).toMatchObject([{ field: "SITE_URL", problem }]);
  expect(parseSettings({ SITE_URL: quoted }).siteUrl).toBeNull();
});

const SECRET = { NEXTAUTH_SECRET: "q8Zt1mWv0RbY5xKc7LdN2sHfJg4TuP6E" };

function start({ BUILT_SITE_URL, ...settings }: Record<string, string>) {
  stubSettings({ ...SECRET, ...PROVIDER, ...settings }, BUILT_SITE_URL);
  logSettingProblems(FEATURES);
  return vi.mocked(log).mock.calls;
}

it.each([
  { built: "https://ada.example", started: "https://other.example", isLogged: true },
  { built: "https://ada.example", started: "http://localhost:3000", isLogged: true },
  { built: "", started: "https://ada.example", isLogged: true },
  { built: "not an address", started: "https://ada.example", isLogged: true },
  { built: "https://ada.example", started: "https://ada.example/", isLogged: false },
  // `npm start` sets a local SITE_URL if the owner has not set one.
  { built: "", started: "http://localhost:3005", isLogged: false },
])(
  "warns that a site built with SITE_URL=$built starts with SITE_URL=$started: $isLogged",
  ({ built, started, isLogged }) => {
    const logged = start({ BUILT_SITE_URL: built, SITE_URL: started });
    expect(logged).toMatchObject(isLogged ? [["warn", "setting-problem", { field: "SITE_URL" }]] : []);
    expect(JSON.stringify(logged)).not.toMatch(/ada|other|localhost/);
  },
);

it("falls back to the build's URL if SITE_URL is blank", () => {
  expect(start({ BUILT_SITE_URL: "https://ada.example", SITE_URL: " " })).toEqual([]);
  expect(getSettings().siteUrl).toBe("https://ada.example");
});

it("logs the name of a missing setting", () => {
  expect(start({ SITE_URL, [KEY]: "" })).toMatchObject([["error", "setting-problem", { field: KEY }]]);
});

it.each([
  ["a".repeat(40), true],
  ["my-own-password-q8Zt1mWv0RbY5xKc7LdN2sHfJg4TuP6E", true],
  ["q8Zt1mWv0RbY5xKc7LdN2sHfJg4TuP6E", false],
])("on a public site, says that the secret %s is too easy to guess: %s", (NEXTAUTH_SECRET, isWeak) => {
  expect(nameProblems({ SITE_URL, NEXTAUTH_SECRET })).toEqual(isWeak ? ["NEXTAUTH_SECRET"] : []);
  expect(nameProblems({ SITE_URL: "http://localhost:3000", NEXTAUTH_SECRET })).toEqual([]);
});

it.each([
  ["db.example.com/site", true],
  ["db.example.com/site?sslmode=disable", true],
  ["db.example.com/site?sslmode=verify-full", false],
  ["db.example.com/site?sslmode=require&uselibpqcompat=true", false],
  ["db/site", false],
  ["db.internal/site", false],
  ["127.0.0.1/site", false],
  ["172.17.0.2/site", false],
])("on a public site, says that the connection to %s is not encrypted: %s", (place, isReadable) => {
  const DATABASE_URL = `postgres://ada:secret@${place}`;
  expect(nameProblems({ SITE_URL, DATABASE_URL })).toEqual(isReadable ? ["DATABASE_URL"] : []);
  expect(nameProblems({ SITE_URL: "http://localhost:3000", DATABASE_URL })).toEqual([]);
});

it("the ways to encrypt the connection that it and docs/accounts.md advise cause no warning at each start", () => {
  const [problem] = findSettingProblems(
    parseSettings({ ...PROVIDER, SITE_URL, DATABASE_URL: "postgres://ada@db.example.com/site" }),
    FEATURES,
  );
  const guide = readFileSync("docs/accounts.md", "utf8");
  const advised = [...`${problem?.fix} ${guide}`.matchAll(/sslmode=[\w&=-]+/g)].map(([mode]) => mode);
  expect(advised.length).toBeGreaterThan(1);
  const warn = vi.spyOn(process, "emitWarning");
  for (const mode of advised) {
    const { ssl } = new pg.Client(`postgres://ada@db.example.com/site?${mode}`);
    expect(ssl, mode).toBeTruthy();
    expect(warn, mode).not.toHaveBeenCalled();
  }
  warn.mockRestore();
});
