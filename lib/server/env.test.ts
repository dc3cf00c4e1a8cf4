import { describe, expect, it } from "vitest";
import { readEnv } from "./env";
import { VARIABLE_NAMES } from "./env-schema";

const EMAILJS = { EMAILJS_PUBLIC_KEY: "k", EMAILJS_SERVICE_ID: "s", EMAILJS_TEMPLATE_ID: "t" };

/** The problems of a site whose mail provider is set, or that has no contact form. */
function problemNames(source: Record<string, string>) {
  return readEnv(source, false).problems.map((problem) => problem.variable);
}

describe("readEnv", () => {
  it("works with nothing set, and takes empty for absent", () => {
    const empty = Object.fromEntries(VARIABLE_NAMES.map((name) => [name, "  "]));
    expect(readEnv(empty)).toEqual(readEnv({}));
    expect(readEnv({})).toMatchObject({
      siteOrigin: null,
      contactProvider: null,
      smtp: null,
      secret: null,
      databaseUrl: "pglite:.data/accounts",
      contactHourlyLimit: 60,
      contactDailyLimit: 150,
      trustedProxyHops: 0,
      passwordMinLength: 12,
      isRegistrationOpen: true,
      logLevel: "info",
    });
  });

  it("reads a whole configuration", () => {
    const env = readEnv({
      ...EMAILJS,
      SITE_URL: "https://example.com/",
      ALLOWED_ORIGINS: "https://a.example, https://b.example/x",
      SMTP_HOST: "mail.example",
      SMTP_FROM: "a@example.com",
      SMTP_SECURE: "true",
      SMTP_USER: "u",
      SMTP_PASS: "p",
    });
    expect(env).toMatchObject({
      problems: [],
      siteOrigin: "https://example.com",
      allowedOrigins: ["https://a.example", "https://b.example"],
      contactProvider: { sendUrl: "https://api.emailjs.com/api/v1.0/email/send", privateKey: undefined },
      smtp: { port: 465, secure: true, login: { user: "u", pass: "p" } },
    });
  });

  it.each([
    ["http://127.0.0.1:3025", "http://127.0.0.1:3025/api/v1.0/email/send"],
    ["http://localhost:3025/", "http://localhost:3025/api/v1.0/email/send"],
    ["https://mail.example/own/path", "https://mail.example/own/path"],
  ])("sends to %s at %s", (EMAILJS_ENDPOINT, sendUrl) => {
    expect(readEnv({ ...EMAILJS, EMAILJS_ENDPOINT }).contactProvider?.sendUrl).toBe(sendUrl);
  });

  it.each(["http://mail.example", "ftp://127.0.0.1", "nonsense"])(
    "never falls back to the real provider when the endpoint is %s",
    (EMAILJS_ENDPOINT) => {
      const env = readEnv({ ...EMAILJS, EMAILJS_ENDPOINT });
      expect(env.contactProvider).toBeNull();
      expect(env.faultyContactVariables).toEqual(["EMAILJS_ENDPOINT"]);
    },
  );

  it.each([
    [{ EMAILJS_PUBLIC_KEY: "k" }, ["EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATE_ID"]],
    [{ EMAILJS_PRIVATE_KEY: "k" }, ["EMAILJS_PUBLIC_KEY", "EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATE_ID"]],
    [{ SMTP_HOST: "h" }, ["SMTP_FROM"]],
    [{ SMTP_HOST: "h", SMTP_FROM: "f", SMTP_USER: "u" }, ["SMTP_PASS"]],
    [{ GITHUB_ID: "i" }, ["GITHUB_SECRET"]],
    [{ GOOGLE_CLIENT_SECRET: "s" }, ["GOOGLE_CLIENT_ID"]],
    [{ OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "i" }, ["OIDC_CLIENT_SECRET"]],
  ])("names what is missing of the half-set %j", (source, missing) => {
    const env = readEnv(source);
    expect(problemNames(source)).toEqual(missing);
    expect([env.contactProvider, env.smtp, env.github, env.google, env.oidc]).toEqual([null, null, null, null, null]);
  });

  it.each([
    { SITE_URL: "example.com" },
    { SITE_URL: "ftp://example.com" },
    { NEXTAUTH_SECRET: "short" },
    { DATABASE_URL: "mysql://x" },
    { SMTP_PORT: "70000" },
    { SMTP_SECURE: "maybe" },
    { CONTACT_DAILY_LIMIT: "0" },
    { CONTACT_HOURLY_LIMIT: "-1" },
    { TRUSTED_PROXY_HOPS: "many" },
    { ALLOWED_ORIGINS: "a.example" },
    { PASSWORD_MIN_LENGTH: "7" },
    { REGISTRATION: "shut" },
    { OIDC_ISSUER: "http://id.example" },
    { LOG_LEVEL: "loud" },
  ])("reports %j by name and never by value", (source) => {
    const { problems } = readEnv(source);
    const [[variable, value]] = Object.entries(source) as [[string, string]];
    expect(problems.map((problem) => problem.variable)).toContain(variable);
    expect(JSON.stringify(problems)).not.toContain(`"${value}"`);
  });

  it.each([
    [{ SMTP_HOST: "h", SMTP_FROM: "f" }, ["SITE_URL"]],
    [{ GITHUB_ID: "i", GITHUB_SECRET: "s" }, ["SITE_URL"]],
    [{ GITHUB_ID: "i", GITHUB_SECRET: "s", SITE_URL: "https://example.com" }, []],
    [{}, []],
  ])("says that %j cannot lead back here without an address: %j", (source, variables) => {
    expect(problemNames(source)).toEqual(variables);
  });

  it.each([
    [{}, Object.keys(EMAILJS)],
    [{ ...EMAILJS, EMAILJS_TEMPLATE_ID: "" }, ["EMAILJS_TEMPLATE_ID"]],
    [{ ...EMAILJS, EMAILJS_PUBLIC_KEY: '"k"' }, ["EMAILJS_PUBLIC_KEY"]],
    [EMAILJS, []],
  ])("names what the contact form lacks under %j", (source, missing) => {
    const { problems } = readEnv(source, true);
    expect(problems.map(({ variable }) => variable)).toEqual(missing);
  });

  it("misses no provider where no contact form is shown", () => {
    expect(readEnv({}, false).problems).toEqual([]);
  });

  it("does not start strictly without what the contact form needs", () => {
    expect(readEnv({}, true).problems.map(({ fatal }) => fatal)).toEqual([true, true, true]);
  });

  it.each(['"https://example.com"', "'https://example.com'"])("tells of quotes around %s", (SITE_URL) => {
    const { problems, siteOrigin } = readEnv({ SITE_URL }, false);
    expect(problems).toEqual([{ variable: "SITE_URL", text: "has quotes around its value; remove them", fatal: true }]);
    expect(siteOrigin).toBeNull();
  });

  it("keeps a bad database address from becoming the embedded store", () => {
    expect(readEnv({ DATABASE_URL: "mysql://x" }).databaseUrl).toBeNull();
  });

  it("marks as fatal only what nothing can stand in for", () => {
    const { problems } = readEnv({ ...EMAILJS, SITE_URL: "x", NEXTAUTH_SECRET: "x", LOG_LEVEL: "x" });
    expect(problems.filter((problem) => problem.fatal).map((problem) => problem.variable)).toEqual([
      "SITE_URL",
      "NEXTAUTH_SECRET",
    ]);
    expect(problemNames({ SITE_URL: "x" })).toEqual(["SITE_URL"]);
  });
});
