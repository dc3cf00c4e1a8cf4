import { expect, test } from "./support/fixtures";

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
