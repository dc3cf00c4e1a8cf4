import { beforeEach, afterEach, expect, it, vi } from "vitest";
import { GET } from "@/app/api/health/route";
import { probeStore } from "@/lib/server/database/database";
import { probeMail } from "@/lib/server/mail";

vi.mock("@/lib/server/database/database", async (original) => ({ ...(await original()), probeStore: vi.fn() }));
vi.mock("@/lib/server/mail", async (original) => ({ ...(await original()), probeMail: vi.fn() }));
vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));

const SET = {
  SITE_URL: "https://example.com",
  NEXTAUTH_SECRET: "s".repeat(32),
  SMTP_HOST: "mail.example",
  SMTP_FROM: "site@example.com",
  EMAILJS_PUBLIC_KEY: "key",
  EMAILJS_SERVICE_ID: "service",
  EMAILJS_TEMPLATE_ID: "template",
};

let clock = 0;

async function check(settings: Record<string, string>, query = "") {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const response = await GET(new Request(`https://example.com/api/health${query}`));
  const { checks } = await response.json();
  return { status: response.status, checks };
}

const checkDeeply = (settings: Record<string, string>) => check(settings, "?deep=1");

beforeEach(() => {
  // Advance the clock, because the results of deep checks are cached for a minute.
  clock += 60_000;
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  vi.mocked(probeStore).mockResolvedValue();
  vi.mocked(probeMail).mockResolvedValue();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetAllMocks();
});

it("without settings, reports the contact form as misconfigured and everything else as off", async () => {
  const checks = { contact: "misconfigured", mail: "off", auth: "off", db: "off" };
  expect(await checkDeeply({})).toEqual({ status: 503, checks });
});

it("probes the mail server and the store only in a deep check; a normal check passes while the store is down", async () => {
  vi.mocked(probeStore).mockRejectedValue(new Error("down"));
  const checks = { contact: "configured", mail: "configured", auth: "configured", db: "configured" };
  expect(await check(SET)).toEqual({ status: 200, checks });
  expect(await checkDeeply(SET)).toEqual({ status: 503, checks: { ...checks, mail: "ok", db: "failed" } });
});

it("allows the mail server and the store one second each to answer", async () => {
  vi.mocked(probeMail).mockReturnValue(new Promise(() => undefined));
  const startedAt = Date.now();
  expect(await checkDeeply(SET)).toMatchObject({ status: 503, checks: { mail: "failed", db: "ok" } });
  expect(Date.now() - startedAt).toBeLessThan(2_000);
});

it.each([
  ["mail", { ...SET, SITE_URL: "" }],
  ["mail", { ...SET, SMTP_PORT: "0" }],
  ["auth", { ...SET, NEXTAUTH_SECRET: "short" }],
  ["db", { ...SET, DATABASE_URL: "mysql://x" }],
  ["contact", { ...SET, EMAILJS_PUBLIC_KEY: "" }],
])("reports %s as misconfigured", async (part, settings) => {
  expect(await check(settings)).toMatchObject({ status: 200, checks: { [part]: "misconfigured" } });
  expect(await checkDeeply(settings)).toMatchObject({ status: 503 });
});

it("shares one deep check among all callers for a minute, then checks again", async () => {
  await Promise.all([1, 2, 3].map(() => checkDeeply(SET)));
  clock += 59_999;
  await checkDeeply(SET);
  expect(probeMail).toHaveBeenCalledTimes(1);
  clock += 1;
  await checkDeeply(SET);
  expect(probeMail).toHaveBeenCalledTimes(2);
});
