import { expect, it, vi } from "vitest";
import type * as env from "@/lib/server/env";
import * as route from "./route";

vi.mock("@/lib/server/env", async (load) => {
  const { readEnv } = await load<typeof env>();
  return { getEnv: () => readEnv({ LOG_LEVEL: "silent" }) };
});

const ADDRESS = "https://example.com/api/health";

it("answers 200 with the state of every part", async () => {
  const response = await route.GET(new Request(ADDRESS));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: "ok", checks: { contact: "off", mail: "off" } });
});

it("answers other methods with what it serves", async () => {
  const response = await route.POST(new Request(ADDRESS, { method: "POST" }));
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET"]);
});
