import { makeAccount } from "@/e2e/account/support/account";
import { expect, test } from "@/e2e/support/fixtures";
import { SITE_URL } from "@/e2e/support/site-environment";
import { clientOf, read, SIGNED_OUT } from "./support/account-api";

const errorUrl = (code: string) => ({ url: `${SITE_URL}/login?error=auth%2F${code}` });

test("next-auth's API serves only what this site uses, and survives malformed requests", async ({ request }) => {
  for (const path of ["_log", "signin/nobody", "callback/nobody", "verify-request"]) {
    const response = await request.post(`/api/auth/${path}`, { headers: { Origin: SITE_URL }, data: {} });
    expect(response.status(), path).toBe(404);
  }
  for (const text of ["{", '{"csrfToken":{}}', "[]", "null"]) {
    const headers = { Origin: SITE_URL, "content-type": "application/json" };
    const posted = request.post("/api/auth/callback/credentials", { headers, data: Buffer.from(text) });
    expect(await read(posted), text).toEqual([400, errorUrl("invalid-input")]);
  }
  for (const [type, body, status] of [
    ["text/plain", "a=b", 415],
    ["application/x-www-form-urlencoded", `a=${"b".repeat(17_000)}`, 413],
  ] as const) {
    const headers = { Origin: SITE_URL, "content-type": type };
    const posted = request.post("/api/auth/signout", { headers, data: Buffer.from(body) });
    expect(await read(posted), type).toEqual([status, errorUrl("invalid-input")]);
  }
  for (const [text, code] of [
    ["%E2%82%AC", "unknown"],
    ["%00%0D%0AX-Forged:%201%7F%FF", "unknown"],
    ["auth%2Ftoo-many-requests%3A60", "too-many-requests%3A60"],
  ]) {
    for (const path of ["error", "signin", "callback/oidc", "csrf"]) {
      const asked = request.get(`/api/auth/${path}?error=${text}&callbackUrl=${text}`, { maxRedirects: 0 });
      expect((await asked).status(), `${path} ${text}`).toBeLessThan(500);
    }
    const shown = await request.get(`/api/auth/error?error=${text}`, { maxRedirects: 0 });
    expect([shown.status(), shown.headers().location]).toEqual([302, errorUrl(code ?? "").url]);
  }
  const crossSite = request.post("/api/auth/signout", { data: {} });
  expect(await read(crossSite)).toEqual([403, expect.objectContaining(errorUrl("csrf"))]);
  const headers = { Cookie: "next-auth.session-token=garbage" };
  expect(await read(request.get("/api/auth/session", { headers }))).toEqual([200, SIGNED_OUT]);
  for (const callbackUrl of ["javascript:alert(1)", "%00", "nowhere"]) {
    const headers = { Cookie: `next-auth.callback-url=${callbackUrl}` };
    for (const path of ["session", "csrf", "providers"]) {
      expect((await request.get(`/api/auth/${path}`, { headers })).status(), `${path} ${callbackUrl}`).toBe(200);
    }
  }
});

test("next-auth's API requires its CSRF token, and never redirects to another site", async ({ request, sandbox }) => {
  const client = clientOf(request);
  const person = await makeAccount(client, sandbox);
  const data = { ...person, csrfToken: "none", json: "true" };
  const without = request.post("/api/auth/callback/credentials", { headers: { Origin: SITE_URL }, data });
  expect(await read(without)).toEqual([200, { url: `${SITE_URL}/api/auth/signin?csrf=true` }]);
  expect(await client.readSession()).toEqual(SIGNED_OUT);
  for (const callbackUrl of ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
    expect(await read(client.signIn(person, callbackUrl)), callbackUrl).toEqual([200, { url: `${SITE_URL}/` }]);
  }
});
