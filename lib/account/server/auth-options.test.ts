import type { OAuthConfig } from "next-auth/providers/oauth";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubSettings } from "@/lib/server/test/stub-settings";

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

async function startWith(settings: Record<string, string>) {
  vi.stubEnv("NEXTAUTH_URL", "");
  stubSettings(settings);
  return (await import("./auth-options")).makeAuthOptions("Ada");
}

const SITE = { SITE_URL: "https://ada.dev", NEXTAUTH_SECRET: "s".repeat(32) };
const GITHUB = { GITHUB_ID: "i", GITHUB_SECRET: "s" };

it("the next-auth options can be read without any settings, as during a build", async () => {
  const { providers, secret, useSecureCookies } = await startWith({});
  expect(providers.map(({ id }) => id)).toEqual(["credentials"]);
  expect([secret, useSecureCookies, process.env.NEXTAUTH_URL]).toEqual([undefined, undefined, ""]);
});

it("the next-auth options come from the running server's environment", async () => {
  const { providers, ...options } = await startWith({ ...SITE, ...GITHUB });
  expect(providers.map(({ id }) => id)).toEqual(["credentials", "github"]);
  expect(options).toMatchObject({ secret: SITE.NEXTAUTH_SECRET, useSecureCookies: true });
  expect(process.env.NEXTAUTH_URL).toBe(SITE.SITE_URL);
});

it.each([
  [true, true, "asha@example.com"],
  [true, false, undefined],
  [false, true, undefined],
])("a GitHub address with primary: %s and verified: %s is read as %s", async (primary, verified, email) => {
  vi.stubGlobal("fetch", async (url: string) => {
    return Response.json(url.endsWith("/user/emails") ? [{ email: "asha@example.com", primary, verified }] : {});
  });
  const { providers } = await startWith({ ...SITE, ...GITHUB });
  const github = providers.find(({ id }) => id === "github")?.options as OAuthConfig<object> | undefined;
  const userinfo = typeof github?.userinfo === "object" ? github.userinfo : undefined;
  const client = { userinfo: async () => ({ id: 7, login: "asha", name: null, email: "shown@example.com" }) };
  const person: unknown = await userinfo?.request?.({ client, tokens: { access_token: "t" } } as never);
  const facts = { iss: "https://github.com", sub: "7", name: "asha" };
  expect(person).toMatchObject({ ...facts, email_verified: email !== undefined });
  expect(person).toHaveProperty("email", email);
});
