import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { matchHas } from "next/dist/shared/lib/router/utils/prepare-destination";
import { NextRequest } from "next/server";
import { expect, it, vi } from "vitest";
import { config, middleware } from "./middleware";

vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));

/** Returns undefined if the matcher skips the middleware. */
function ask(method: string, headers: Record<string, string>, path = "/") {
  const request: Parameters<typeof matchHas>[0] = Object({ headers });
  const isMatched = config.matcher.some((rule) => {
    if (typeof rule === "string") return getPathMatch(rule)(path);
    const conditions = rule.has.map((condition) => ({ ...condition, type: "header" as const }));
    return getPathMatch(rule.source)(path) && matchHas(request, {}, conditions);
  });
  return isMatched ? middleware(new NextRequest(`https://example.com${path}`, { method, headers })) : undefined;
}

it.each<Record<string, string>>([
  { "next-action": "my address is ada@example.com" },
  { "content-type": "multipart/form-data; boundary=x" },
  { "content-type": "application/x-www-form-urlencoded" },
])("rejects a POST to a page with the headers %j, before Next.js can log them", (headers) => {
  for (const path of ["/", "/projects", "/no/such/page", "/api"]) {
    const response = ask("POST", { ...headers, "sec-fetch-site": "same-origin" }, path);
    expect([response?.status, response?.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  }
  expect(ask("GET", headers)?.status).toBe(200);
});

it("does not run for ordinary page requests, nor for the API", () => {
  expect(ask("GET", { rsc: "1", accept: "text/html" })).toBeUndefined();
  expect(ask("POST", { "content-type": "text/plain" })).toBeUndefined();
  expect(ask("POST", { "content-type": "application/x-www-form-urlencoded" }, "/api/auth/signout")).toBeUndefined();
});
