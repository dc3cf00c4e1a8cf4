import { expect, test } from "./support/fixtures";

test("health asks its parts when told to, and is not cached", async ({ request }) => {
  for (const [path, part] of [
    ["/api/health", "configured"],
    ["/api/health?deep=1", "ok"],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["cache-control"]).toBe("no-store");
    const checks = { contact: "configured", auth: "configured", mail: part, db: part };
    expect(await response.json()).toEqual(expect.objectContaining({ status: "ok", checks }));
  }
});
