import { NextRequest } from "next/server";
import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { matchHas } from "next/dist/shared/lib/router/utils/prepare-destination";
import { afterEach, expect, it, vi } from "vitest";
import { config, middleware } from "./middleware";

vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));
afterEach(() => vi.unstubAllEnvs());

const PRODUCTION = { SITE_URL: "https://example.com", ALLOWED_ORIGINS: "https://www.example.com" };

function ask(headers: Record<string, string>, settings: Record<string, string> = PRODUCTION, method = "POST") {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return middleware(new NextRequest("http://127.0.0.1:3000/api/contact", { method, headers }));
}

it.each<Record<string, string>>([
  { "sec-fetch-site": "same-origin" },
  { origin: "https://example.com" },
  { origin: "https://www.example.com", "sec-fetch-site": "same-site" },
])("allows a request with the headers %j", (headers) => expect(ask(headers).status).toBe(200));

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
])("refuses a request with the headers %j", async (headers) => {
  const response = ask(headers);
  expect([response.status, await response.json()]).toEqual([403, { ok: false, code: "unexpected" }]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

it("refuses a next-auth request with a response that contains the URL next-auth's client expects", async () => {
  vi.stubEnv("SITE_URL", PRODUCTION.SITE_URL);
  const response = middleware(new NextRequest("http://127.0.0.1:3000/api/auth/signout", { method: "POST" }));
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ url: "https://example.com/login?error=auth%2Fcsrf" });
});

it("allows GET requests from any origin", () => {
  expect(ask({ origin: "https://evil.example" }, PRODUCTION, "GET").status).toBe(200);
});

const PREVIEW = { VERCEL: "1", VERCEL_ENV: "preview", VERCEL_URL: "a-preview.example" };

it.each([
  ["the requested host if SITE_URL is not set", {}, "http://192.168.1.5:3000"],
  ["the platform's URL of a preview", PREVIEW, "https://a-preview.example"],
])("compares the origin with %s", (_name, settings, origin) => {
  const askFrom = (from: string) => ask({ origin: from, host: "192.168.1.5:3000" }, { SITE_URL: "", ...settings });
  expect(askFrom(origin).status).toBe(200);
  for (const foreign of ["http://evil.example", "null"]) expect(askFrom(foreign).status).toBe(403);
});

/** Returns undefined if the matcher skips the middleware. */
function askForPage(method: string, headers: Record<string, string>, path = "/") {
  const request: Parameters<typeof matchHas>[0] = Object({ headers });
  const isMatched = config.matcher.some((rule) => {
    const { source, has } = typeof rule === "string" ? { source: rule, has: [] } : rule;
    const conditions = has.map((condition) => ({ ...condition, type: "header" as const }));
    return getPathMatch(source)(path) && matchHas(request, {}, conditions);
  });
  return isMatched ? middleware(new NextRequest(`https://example.com${path}`, { method, headers })) : undefined;
}

it.each<Record<string, string>>([
  { "next-action": "my address is ada@example.com" },
  { "content-type": "multipart/form-data; boundary=x" },
  { "content-type": "application/x-www-form-urlencoded" },
])("rejects a POST to a page with the headers %j, before Next.js can log them", (headers) => {
  for (const path of ["/", "/projects", "/no/such/page"]) {
    const response = askForPage("POST", { ...headers, "sec-fetch-site": "same-origin" }, path);
    expect([response?.status, response?.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  }
  expect(askForPage("GET", headers)?.status).toBe(200);
});

it("the middleware does not run for ordinary page requests", () => {
  expect(askForPage("GET", { rsc: "1", accept: "text/html" })).toBeUndefined();
  expect(askForPage("POST", { "content-type": "text/plain" })).toBeUndefined();
});
