import { expect, it, vi } from "vitest";
import type * as env from "@/lib/server/env";
import { GET } from "./route";

vi.mock("@/lib/server/env", async (load) => {
  const { readEnv } = await load<typeof env>();
  return { getEnv: () => readEnv({ LOG_LEVEL: "silent" }) };
});

it("answers 200 with the state of every part", async () => {
  const response = await GET(new Request("https://example.com/api/health"));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: "ok", checks: { contact: "off", mail: "off" } });
});
