import NextAuth from "next-auth";
import { afterEach, describe, expect, it, vi } from "vitest";
import { log } from "@/lib/server/log";
import { handleAuth } from "./guarded-handler";

vi.hoisted(() => {
  process.env.NEXTAUTH_SECRET = "s".repeat(32);
  process.env.SITE_URL = "https://ada.dev";
  process.env.GITHUB_ID = "id";
  process.env.GITHUB_SECRET = "secret";
});

vi.mock("next-auth", () => ({ default: vi.fn() }));
vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));
afterEach(() => vi.clearAllMocks());

const CREDENTIALS = "callback/credentials";

function ask(method: "GET" | "POST", path: string, body?: unknown) {
  const request = new Request(`https://ada.dev/api/auth/${path}`, {
    method,
    headers: { "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return handleAuth(request, { params: Promise.resolve({ nextauth: path.split("/") }) });
}

const lines = () => vi.mocked(log).mock.calls.map(([level, event, fields]) => ({ level, event, ...fields }));

describe("the door to next-auth", () => {
  it.each([
    ["GET", "nothing-we-know"],
    ["GET", "callback/nobody"],
    ["GET", CREDENTIALS],
    ["POST", "callback"],
    ["POST", "callback/nobody"],
    ["POST", "signin/nobody"],
  ] as const)("knows no %s %s, and its line repeats nothing", async (method, path) => {
    const response = await ask(method, path, method === "POST" ? {} : undefined);
    expect(response.status).toBe(404);
    expect(response.headers.get("x-request-id")).toBeTruthy();
    expect(NextAuth).not.toHaveBeenCalled();
    expect(lines()).toMatchObject([{ level: "warn", event: "api-request", status: 404, code: "not-found" }]);
    expect(JSON.stringify(lines())).not.toMatch(/nobody|nothing-we-know/);
  });

  it.each([[{ callbackUrl: {} }], [{ callbackUrl: 1 }], [{ password: ["x"] }], [null], ["x"]])(
    "takes no body like %j",
    async (body) => {
      expect((await ask("POST", CREDENTIALS, body)).status).toBe(400);
      expect(NextAuth).not.toHaveBeenCalled();
    },
  );

  it.each([
    ["GET", "callback/github"],
    ["GET", "session"],
    ["GET", "signin"],
    ["POST", CREDENTIALS],
    ["POST", "signin/github"],
    ["POST", "signout"],
  ] as const)("lets %s %s in", async (method, path) => {
    vi.mocked(NextAuth).mockResolvedValueOnce(Response.json({}));
    expect((await ask(method, path, method === "POST" ? { callbackUrl: "/" } : undefined)).status).toBe(200);
    expect(lines()).toMatchObject([{ level: method === "GET" ? "debug" : "info", status: 200, code: "done" }]);
  });

  it("passes on what is not JSON with its status", async () => {
    vi.mocked(NextAuth).mockResolvedValueOnce(new Response("Error: not supported", { status: 400 }));
    const response = await ask("POST", CREDENTIALS, {});
    expect([response.status, await response.text()]).toEqual([400, "Error: not supported"]);
  });

  it("logs the code of a refusal, and the name and place of what nobody expected", async () => {
    vi.mocked(NextAuth).mockResolvedValueOnce(
      Response.json({ url: "https://ada.dev/api/auth/error?error=auth%2Finvalid-credentials" }, { status: 401 }),
    );
    expect((await ask("POST", CREDENTIALS, {})).status).toBe(401);
    expect(lines()).toMatchObject([{ level: "warn", status: 401, code: "auth/invalid-credentials" }]);

    vi.mocked(log).mockClear();
    vi.mocked(NextAuth).mockRejectedValueOnce(new TypeError("what a visitor sent"));
    expect((await ask("POST", CREDENTIALS, {})).status).toBe(500);
    expect(lines()).toMatchObject([
      { level: "error", event: "api-thrown", error: "TypeError", at: expect.stringContaining("at ") },
      { level: "error", event: "api-request", status: 500, code: "auth/unknown" },
    ]);
    expect(JSON.stringify(lines())).not.toContain("what a visitor sent");
  });
});
