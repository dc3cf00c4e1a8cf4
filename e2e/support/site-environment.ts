import path from "node:path";
import { PLATFORM_SETTING_NAMES, SETTING_NAMES } from "../../lib/settings";
import { pointMailToSandbox, pointToSandbox } from "../../scripts/sandbox/provider.mjs";

/** The first of three consecutive ports, for the site, the sandbox and its SMTP server. */
const FIRST_PORT = Number(process.env.E2E_PORT || 3100);

export const SITE_PORT = FIRST_PORT;
export const SANDBOX_PORT = FIRST_PORT + 1;
export const SANDBOX_SMTP_PORT = FIRST_PORT + 2;

export const LOOPBACK = "127.0.0.1";
export const SITE_URL = `http://${LOOPBACK}:${SITE_PORT}`;
export const SANDBOX_URL = `http://${LOOPBACK}:${SANDBOX_PORT}`;

export const NEXT_PROGRAM = path.join("node_modules", "next", "dist", "bin", "next");

/** Settings to clear, so that no test reaches a real service. */
const OWNERS_SETTINGS = [...SETTING_NAMES, ...PLATFORM_SETTING_NAMES, "NEXTAUTH_URL"];

export function siteEnvironment(port: number, overrides: Record<string, string> = {}): Record<string, string> {
  return {
    ...Object.fromEntries(OWNERS_SETTINGS.map((name) => [name, ""])),
    SITE_URL: `http://${LOOPBACK}:${port}`,
    NEXTAUTH_SECRET: "a-secret-for-tests-of-more-than-32-characters",
    DATABASE_URL: `pglite:.data/e2e/${port}`,
    ...pointToSandbox(SANDBOX_URL),
    ...pointMailToSandbox(SANDBOX_SMTP_PORT),
    CONTACT_DAILY_LIMIT: "100000",
    // Each test sends its own IP address (fixtures.ts), so that tests do not share rate limits.
    TRUSTED_PROXY_HOPS: "1",
    NEXT_TELEMETRY_DISABLED: "1",
    ...overrides,
  };
}
