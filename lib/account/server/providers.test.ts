import { afterEach, expect, it, vi } from "vitest";
import { readProviders } from "./providers";

afterEach(() => vi.unstubAllGlobals());

it.each([
  [true, true, "asha@example.com"],
  [true, false, undefined],
  [false, true, undefined],
])("takes of an address at GitHub that is primary: %s, verified: %s, %s", async (primary, verified, email) => {
  const replies: Record<string, unknown> = {
    "https://api.github.com/user": { id: 7, login: "asha", name: null, email: "shown@example.com" },
    "https://api.github.com/user/emails": [{ email: "asha@example.com", primary, verified }],
  };
  vi.stubGlobal("fetch", async (url: string) => Response.json(replies[url]));
  const config = await readProviders({ GITHUB_ID: "i", GITHUB_SECRET: "s" }).values[0]?.configure();
  const userinfo = typeof config?.userinfo === "object" ? config.userinfo : undefined;
  const person: unknown = await userinfo?.request?.({ tokens: { access_token: "t" } } as never);
  const facts = { iss: "https://github.com", sub: "7", name: "asha" };
  expect(person).toEqual({ ...facts, email, email_verified: email !== undefined });
});
