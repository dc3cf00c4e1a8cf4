import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { probeStore } from "@/lib/server/database/database";
import { checkHealth, shareBriefly } from "@/app/api/health/check-health";
import { probeMail } from "@/lib/server/mail";

vi.mock("@/lib/server/database/database", async (original) => ({ ...(await original()), probeStore: vi.fn() }));
vi.mock("@/lib/server/mail", async (original) => ({ ...(await original()), probeMail: vi.fn() }));

const SET = {
  SITE_URL: "https://example.com",
  NEXTAUTH_SECRET: "s".repeat(32),
  SMTP_HOST: "mail.example",
  SMTP_FROM: "site@example.com",
  EMAILJS_PUBLIC_KEY: "key",
  EMAILJS_SERVICE_ID: "service",
  EMAILJS_TEMPLATE_ID: "template",
};

function check(settings: Record<string, string>, deep: boolean) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return checkHealth(deep);
}

beforeEach(() => {
  vi.mocked(probeStore).mockResolvedValue();
  vi.mocked(probeMail).mockResolvedValue();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
  vi.useRealTimers();
});

it("reports everything off when nothing is set, except the form it shows", async () => {
  const checks = { contact: "misconfigured", mail: "off", auth: "off", db: "off" };
  expect(await check({}, true)).toEqual({ isHealthy: false, checks });
});

it("probes its parts only on a deep check, and stays alive while one is down", async () => {
  vi.mocked(probeStore).mockRejectedValue(new Error("down"));
  const checks = { contact: "configured", mail: "configured", auth: "configured", db: "configured" };
  expect(await check(SET, false)).toEqual({ isHealthy: true, checks });
  expect(await check(SET, true)).toEqual({ isHealthy: false, checks: { ...checks, mail: "ok", db: "failed" } });
});

it("gives each part one second to answer", async () => {
  vi.mocked(probeMail).mockReturnValue(new Promise(() => undefined));
  const startedAt = performance.now();
  expect(await check(SET, true)).toMatchObject({ isHealthy: false, checks: { mail: "failed", db: "ok" } });
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

it.each([
  ["mail", { ...SET, SITE_URL: "" }],
  ["mail", { ...SET, SMTP_PORT: "0" }],
  ["auth", { ...SET, NEXTAUTH_SECRET: "short" }],
  ["db", { ...SET, DATABASE_URL: "mysql://x" }],
  ["contact", { ...SET, EMAILJS_PUBLIC_KEY: "" }],
])("says that %s is misconfigured", async (part, settings) => {
  expect(await check(settings, false)).toMatchObject({ isHealthy: true, checks: { [part]: "misconfigured" } });
  expect(await check(settings, true)).toMatchObject({ isHealthy: false });
});

it("shares one probe among concurrent callers, then probes again", async () => {
  vi.useFakeTimers();
  const work = vi.fn(async () => work.mock.calls.length);
  const ask = shareBriefly(2_000, work);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(1_999);
  expect(await ask()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await ask()).toBe(2);
});
