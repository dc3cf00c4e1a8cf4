import { expect, test } from "./support/fixtures";
import { openSilentServer } from "./support/open-server";

test("health is alive, asks its parts when told to, and is not cached", async ({ request }) => {
  for (const path of ["/api/health", "/api/health?deep=1"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["cache-control"]).toBe("no-store");
    expect(await response.json()).toMatchObject({
      status: "ok",
      checks: { contact: "configured", auth: "configured" },
    });
  }
  const deep = await (await request.get("/api/health?deep=1")).json();
  expect(deep).toMatchObject({ checks: { mail: "ok", db: "ok" } });
});

test("a mail server and a store that hang are told before they would answer, and the site stays alive", async ({
  request,
  startAnotherSite,
}) => {
  const silent = await openSilentServer();
  try {
    const { url } = await startAnotherSite({
      SMTP_PORT: String(silent.port),
      DATABASE_URL: `postgres://portfolio@127.0.0.1:${silent.port}/portfolio`,
    });
    const alive = await request.get(`${url}/api/health`);
    expect([alive.status(), await alive.json()]).toMatchObject([200, { checks: { mail: "configured" } }]);

    const startedAt = performance.now();
    const deep = await request.get(`${url}/api/health?deep=1`);
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    expect([deep.status(), await deep.json()]).toMatchObject([
      503,
      { status: "failing", checks: { mail: "failed", db: "failed", auth: "configured" } },
    ]);
    expect((await request.get(url)).status()).toBe(200);
  } finally {
    silent.close();
  }
});

test("what is set wrong is told by the part's name, never by its value", async ({ request, startAnotherSite }) => {
  const { url } = await startAnotherSite({
    NEXTAUTH_SECRET: "too-short-mark",
    SMTP_FROM: "",
    EMAILJS_SERVICE_ID: "",
    DATABASE_URL: "mysql://mark@db.example",
  });
  expect((await request.get(`${url}/api/health`)).status()).toBe(200);
  const deep = await request.get(`${url}/api/health?deep=1`);
  expect(deep.status()).toBe(503);
  const text = await deep.text();
  const wrong = "misconfigured";
  expect(JSON.parse(text)).toMatchObject({ checks: { contact: wrong, mail: wrong, auth: wrong, db: wrong } });
  expect(text).not.toMatch(/mark|example|sandbox/);
});
