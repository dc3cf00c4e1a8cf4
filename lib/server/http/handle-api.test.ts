import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { log } from "@/lib/server/log";
import { stubSettings } from "@/lib/server/test/stub-settings";
import { handleApi } from "./handle-api";

vi.mock("@/lib/server/log", () => ({ log: vi.fn(), logThrown: vi.fn() }));

const decide = vi.fn(async () => ({ status: 200, code: "done", body: { ok: true } }));
const handle = handleApi("/api/test", decide);

beforeEach(() => stubSettings({ SITE_URL: "https://example.com", ALLOWED_ORIGINS: "https://www.example.com" }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const ask = (headers: Record<string, string>, method = "POST") =>
  handle(new Request("http://127.0.0.1:3000/api/test", { method, headers }));

it.each<Record<string, string>>([
  { "sec-fetch-site": "same-origin" },
  { origin: "https://example.com" },
  { origin: "https://www.example.com", "sec-fetch-site": "same-site" },
])("allows a request with the headers %j", async (headers) => expect((await ask(headers)).status).toBe(200));

it.each<Record<string, string>>([
  {},
  { "sec-fetch-site": "none" },
  { "sec-fetch-site": "cross-site", origin: "https://example.com" },
  { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
  { "sec-fetch-site": "same-site", origin: "https://sister.example.com" },
  { "sec-fetch-site": "SAME-ORIGIN", origin: "https://evil.example" },
  { origin: "null" },
  { origin: "http://example.com" },
  { origin: "https://example.com:8443" },
  { origin: "https://example.com.evil.example", host: "example.com.evil.example" },
])("rejects a request with the headers %j, whatever it would change", async (headers) => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const response = await ask(headers, method);
    expect([response.status, await response.json()]).toEqual([403, { ok: false, code: "unexpected" }]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  }
  expect(decide).not.toHaveBeenCalled();
});

it("allows reading requests from any origin", async () => {
  for (const method of ["GET", "HEAD"]) {
    expect((await ask({ origin: "https://evil.example" }, method)).status).toBe(200);
  }
});

it.each([
  ["GET", 200, "debug"],
  ["POST", 200, "info"],
  ["POST", 404, "warn"],
  ["GET", 503, "error"],
])("logs a %s with status %i at level %s", async (method, status, level) => {
  decide.mockResolvedValueOnce({ status, code: "done", body: { ok: true } });
  await ask({ "sec-fetch-site": "same-origin" }, method);
  expect(log).toHaveBeenCalledExactlyOnceWith(level, "api-request", expect.objectContaining({ status }));
});

const PREVIEW = { VERCEL: "1", VERCEL_ENV: "preview", VERCEL_URL: "a-preview.example" };

it.each([
  ["the requested host if SITE_URL is not set", {}, "http://192.168.1.5:3000"],
  ["the platform's URL of a preview", PREVIEW, "https://a-preview.example"],
])("compares the origin with %s", async (_name, settings, origin) => {
  stubSettings(settings);
  const askFrom = (from: string) => ask({ origin: from, host: "192.168.1.5:3000" });
  expect((await askFrom(origin)).status).toBe(200);
  for (const foreign of ["http://evil.example", "null"]) expect((await askFrom(foreign)).status).toBe(403);
});
