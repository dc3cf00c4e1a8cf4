import { expect, test } from "./support/fixtures";
import { json, post } from "./support/post-contact";
import { SITE_URL } from "./support/site-environment";

test("the server rejects oversized bodies, and cross-site requests even with forged headers", async () => {
  for (const body of [Array(40).fill("x".repeat(1024)), ["x".repeat(1024 * 1024)]]) {
    expect(await post({ body })).toMatchObject({ status: 413, reply: { ok: false, code: "invalid-input" } });
  }
  for (const forged of [
    {},
    { host: "evil.example" },
    { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
    { "x-middleware-subrequest": Array(5).fill("middleware").join(":") },
    { "x-middleware-rewrite": "/api/health", "x-middleware-next": "1" },
  ]) {
    const headers = { ...forged, origin: "https://evil.example" };
    expect(await post({ body: json(), headers })).toMatchObject({ status: 403, reply: { code: "unexpected" } });
    const failure = await post({ path: "/api/auth/signout", body: json(), headers });
    expect(failure).toMatchObject({ status: 403, reply: { url: `${SITE_URL}/login?error=auth%2Fcsrf` } });
    for (const method of ["PATCH", "DELETE"]) {
      expect((await post({ method, path: "/api/account/me", body: "", headers })).status, method).toBe(403);
    }
  }
});

test("forged IP headers do not bypass the rate limit", async ({ startAnotherSite }) => {
  // A public site, because a local one has no limit for visitors from its own machine.
  const origin = "http://site.example";
  const { url } = await startAnotherSite({ TRUSTED_PROXY_HOPS: "", SITE_URL: origin });
  const names = ["x-real-ip", "x-socket-address", "cf-connecting-ip", "true-client-ip", "x-client-ip"];
  const statuses: number[] = [];
  for (let n = 1; n <= 7; n += 1) {
    const address = `203.0.113.${n}`;
    const forged = { ...Object.fromEntries(names.map((name) => [name, address])), forwarded: `for=${address}` };
    const headers = { ...forged, origin, "x-forwarded-for": undefined };
    statuses.push((await post({ url, body: json(), headers })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});
