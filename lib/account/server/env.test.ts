import { afterEach, expect, it, vi } from "vitest";
import { readContactLimits } from "@/lib/contact/server/contact-limits";
import { readContactProvider } from "@/lib/contact/server/provider";
import { readDatabase } from "@/lib/server/database/database";
import { getEnv } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { readSmtp } from "@/lib/server/mail";
import { findEnvProblems, reportEnvProblems } from "@/lib/server/report-env";

// Turn accounts off, because lib/account/server/settings.test.ts covers their settings.
const accounts = vi.hoisted(() => ({ areShown: false }));
vi.mock("@/content/site", async (original) => {
  const { site } = await original<{ site: object }>();
  return { site: Object.defineProperty({ ...site }, "accounts", { get: () => accounts.areShown }) };
});

vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllEnvs();
  accounts.areShown = false;
});

const EMAILJS = { EMAILJS_PUBLIC_KEY: "k", EMAILJS_SERVICE_ID: "s", EMAILJS_TEMPLATE_ID: "t" };
const SITE_URL = "https://example.com";

const findProblems = (source: Record<string, string>) => findEnvProblems({ ...EMAILJS, ...source });
const nameProblems = (source: Record<string, string>) => findProblems(source).map(({ variable }) => variable);

it("works without any settings, and treats an empty value as unset", () => {
  expect(getEnv({ SITE_URL: " ", LOG_LEVEL: "" })).toEqual(getEnv({}));
  expect(getEnv({})).toMatchObject({ siteOrigin: null, secret: null, trustedProxyHops: 1, logLevel: "info" });
  expect(readContactLimits({}).values).toEqual({ CONTACT_DAILY_LIMIT: 150 });
  expect(readDatabase({}).values).toEqual({ DATABASE_URL: "pglite:.data/accounts" });
  expect(readSmtp({}).values).toBeNull();
  expect(readContactProvider({}).values).toBeNull();
  expect(readContactProvider({}, false).problems).toEqual([]);
  expect(nameProblems({})).toEqual([]);
  expect(findEnvProblems({}).map(({ variable }) => variable)).toEqual(Object.keys(EMAILJS));
});

it("reads a complete configuration", () => {
  const smtp = { SMTP_HOST: "mail.example", SMTP_FROM: "a@example.com", SMTP_SECURE: "true" };
  const source = { SITE_URL: `${SITE_URL}/`, ALLOWED_ORIGINS: "https://a.example, https://b.example/x", ...smtp };
  expect(findProblems(source)).toEqual([]);
  const allowedOrigins = ["https://a.example", "https://b.example"];
  expect(getEnv(source)).toMatchObject({ siteOrigin: SITE_URL, allowedOrigins });
  expect(readSmtp(source).values).toEqual({ ...smtp, SMTP_SECURE: true });
});

it.each([
  ["", "https://api.emailjs.com/api/v1.0/email/send"],
  ["http://127.0.0.1:3025", "http://127.0.0.1:3025/api/v1.0/email/send"],
  ["http://localhost:3025/", "http://localhost:3025/api/v1.0/email/send"],
  ["https://mail.example/own/path", "https://mail.example/own/path"],
])("with the endpoint %j, posts messages to %s", (EMAILJS_ENDPOINT, url) => {
  expect(readContactProvider({ ...EMAILJS, EMAILJS_ENDPOINT }).values?.EMAILJS_ENDPOINT).toBe(url);
});

it.each(["http://mail.example", "ftp://127.0.0.1"])("refuses %s as the provider's endpoint", (EMAILJS_ENDPOINT) => {
  const { values, problems } = readContactProvider({ ...EMAILJS, EMAILJS_ENDPOINT });
  expect([values, problems.map(({ variable }) => variable)]).toEqual([null, ["EMAILJS_ENDPOINT"]]);
});

it.each([
  [{ EMAILJS_PUBLIC_KEY: "", EMAILJS_PRIVATE_KEY: "k" }, ["EMAILJS_PUBLIC_KEY"]],
  [{ SMTP_HOST: "h" }, ["SMTP_FROM"]],
  [{ SMTP_HOST: "h", SMTP_FROM: "f", SMTP_USER: "u" }, ["SMTP_PASS"]],
  [{ SMTP_HOST: "h", SMTP_FROM: "f", SMTP_PASS: "p" }, ["SMTP_USER"]],
])("ignores the incomplete settings %j, and names the missing one", (source, missing) => {
  expect(nameProblems({ SITE_URL, ...source })).toEqual(missing);
  expect(readSmtp(source).values).toBeNull();
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
  const problem = findProblems(source).find((found) => found.variable === variable);
  expect(problem?.text).not.toContain(`"${value}"`);
  if (variable === "DATABASE_URL") expect(readDatabase(source).values, "not the embedded store").toBeNull();
});

it.each(['"https://example.com"', "'https://example.com'"])("reports quotes around %s", (quoted) => {
  const text = "has quotes around its value; remove them";
  expect(findProblems({ SITE_URL: quoted })).toEqual([{ variable: "SITE_URL", text }]);
  expect(getEnv({ SITE_URL: quoted }).siteOrigin).toBeNull();
});

const SECRET = { NEXTAUTH_SECRET: "a-secret-for-tests-of-more-than-32-characters" };

function start(settings: Record<string, string>) {
  for (const [name, value] of Object.entries({ ...SECRET, ...EMAILJS, ...settings })) vi.stubEnv(name, value);
  reportEnvProblems();
  return vi.mocked(log).mock.calls;
}

it.each([
  { built: "https://ada.example", started: "https://other.example", isTold: true },
  { built: "https://ada.example", started: "http://localhost:3000", isTold: true },
  { built: "", started: "https://ada.example", isTold: true },
  { built: "not an address", started: "https://ada.example", isTold: true },
  { built: "https://ada.example", started: "https://ada.example/", isTold: false },
  // `npm start` sets a local SITE_URL if the owner has not set one.
  { built: "", started: "http://localhost:3005", isTold: false },
])(
  "warns that a site built with SITE_URL=$built starts with SITE_URL=$started: $isTold",
  ({ built, started, isTold }) => {
    const told = start({ BUILT_SITE_URL: built, SITE_URL: started });
    expect(told).toMatchObject(isTold ? [["warn", "env-problem", { variable: "SITE_URL" }]] : []);
    expect(JSON.stringify(told)).not.toContain("://");
  },
);

it.each(["K_SERVICE", "DYNO", "RENDER", "FLY_APP_NAME"])(
  "on a host with %s, warns that a deploy may delete accounts",
  (name) => {
    accounts.areShown = true;
    const told = start({ [name]: "portfolio" });
    expect(told).toMatchObject([["warn", "env-problem", { variable: "DATABASE_URL" }]]);
  },
);

it.each([
  ["on the owner's own computer", {}],
  ["if accounts are off because there is no secret", { NEXTAUTH_SECRET: "", RENDER: "true" }],
  ["if a database server keeps the accounts", { RENDER: "true", DATABASE_URL: "postgres://db.example/portfolio" }],
  ["if DATABASE_URL names a folder on a volume", { FLY_APP_NAME: "portfolio", DATABASE_URL: "pglite:/data/accounts" }],
])("does not warn about deploys %s", (_, settings) => {
  accounts.areShown = true;
  expect(JSON.stringify(start(settings))).not.toContain("deploy");
});

it("falls back to the build's URL if SITE_URL is blank", () => {
  expect(start({ BUILT_SITE_URL: "https://ada.example", SITE_URL: " " })).toEqual([]);
  expect(getEnv().siteOrigin).toBe("https://ada.example");
});

it.each(Object.keys(EMAILJS))("names a missing %s", (name) => {
  expect(start({ [name]: "" })).toMatchObject([["error", "env-problem", { variable: name }]]);
});
