import { expect, it } from "vitest";
import { readEnv } from "./env";
import { checkHealth } from "./health";
import { listHealthChecks } from "./health-checks";

const SMTP = { SMTP_HOST: "mail.example", SMTP_FROM: "site@example.com" };

async function judge(source: Record<string, string>) {
  return (await checkHealth(listHealthChecks(readEnv(source)), false)).checks;
}

it("says of a site with nothing set that all is off, and that its contact form cannot send", async () => {
  expect(await judge({})).toEqual({ contact: "misconfigured", mail: "off", auth: "off", db: "off" });
});

it.each(["", "nonsense"])("calls mail misconfigured when no link can lead back: SITE_URL is %j", async (SITE_URL) => {
  expect(await judge({ ...SMTP, SITE_URL })).toMatchObject({ mail: "misconfigured" });
});

it("calls mail configured once links can lead back", async () => {
  expect(await judge({ ...SMTP, SITE_URL: "https://example.com" })).toMatchObject({ mail: "configured" });
});

it("names each part whose variables are wrong", async () => {
  const wrong = { EMAILJS_PUBLIC_KEY: "k", SMTP_PORT: "0", NEXTAUTH_SECRET: "short", DATABASE_URL: "mysql://x" };
  expect(new Set(Object.values(await judge(wrong)))).toEqual(new Set(["misconfigured"]));
});
