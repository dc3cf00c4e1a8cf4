import path from "node:path";

/** The site, the sandbox and its mail server listen on three ports in a row from here. */
const FIRST_PORT = Number(process.env.E2E_PORT || 3100);

export const SITE_PORT = FIRST_PORT;
export const SANDBOX_PORT = FIRST_PORT + 1;
export const SANDBOX_SMTP_PORT = FIRST_PORT + 2;

export const LOOPBACK = "127.0.0.1";
export const SITE_URL = `http://${LOOPBACK}:${SITE_PORT}`;
export const SANDBOX_URL = `http://${LOOPBACK}:${SANDBOX_PORT}`;

export const NEXT_PROGRAM = path.join("node_modules", "next", "dist", "bin", "next");

/** What the owner may have set for the real site; empty, so that no test ever meets a real service. */
const OWNERS_SETTINGS = [
  "ALLOWED_ORIGINS",
  "CONTACT_DAILY_LIMIT",
  "CONTACT_HOURLY_LIMIT",
  "DATABASE_URL",
  "EMAILJS_ENDPOINT",
  "EMAILJS_PRIVATE_KEY",
  "EMAILJS_PUBLIC_KEY",
  "EMAILJS_SERVICE_ID",
  "EMAILJS_TEMPLATE_ID",
  "GITHUB_ID",
  "GITHUB_SECRET",
  "GOOGLE_CLIENT_ID",
  "GOOGLE_CLIENT_SECRET",
  "HOST",
  "LOG_LEVEL",
  "NEXTAUTH_SECRET",
  "NEXTAUTH_URL",
  "OIDC_CLIENT_ID",
  "OIDC_CLIENT_SECRET",
  "OIDC_ISSUER",
  "OIDC_NAME",
  "PASSWORD_MIN_LENGTH",
  "REGISTRATION",
  "SITE_URL",
  "SMTP_FROM",
  "SMTP_HOST",
  "SMTP_PASS",
  "SMTP_PORT",
  "SMTP_SECURE",
  "SMTP_USER",
  "STRICT_ENV",
  "TRUSTED_PROXY_HOPS",
  "VERCEL",
  "VERCEL_ENV",
  "VERCEL_URL",
];

/** The environment of a site on `port` that uses the sandbox and has its own account store; empty means not set. */
export function siteEnvironment(port: number, overrides: Record<string, string> = {}): Record<string, string> {
  return {
    ...Object.fromEntries(OWNERS_SETTINGS.map((name) => [name, ""])),
    SITE_URL: `http://${LOOPBACK}:${port}`,
    NEXTAUTH_SECRET: "a-secret-for-tests-of-more-than-32-characters",
    DATABASE_URL: `pglite:.data/e2e/${port}`,
    EMAILJS_ENDPOINT: SANDBOX_URL,
    EMAILJS_PUBLIC_KEY: "sandbox_public_key",
    EMAILJS_SERVICE_ID: "sandbox_service",
    EMAILJS_TEMPLATE_ID: "sandbox_template",
    SMTP_HOST: LOOPBACK,
    SMTP_PORT: String(SANDBOX_SMTP_PORT),
    SMTP_SECURE: "false",
    SMTP_FROM: "Portfolio <portfolio@example.com>",
    CONTACT_HOURLY_LIMIT: "100000",
    CONTACT_DAILY_LIMIT: "100000",
    // Every test comes from an address of its own (fixtures.ts), so that none meets another's limits.
    TRUSTED_PROXY_HOPS: "1",
    NEXT_TELEMETRY_DISABLED: "1",
    ...overrides,
  };
}
