import { afterEach, expect, it, vi } from "vitest";
import { readProviders } from "./providers";

afterEach(() => vi.unstubAllGlobals());

it.each([
  [
    { primary: true, verified: true },
    { email: "asha@example.com", email_verified: true },
  ],
  [
    { primary: true, verified: false },
    { email: undefined, email_verified: false },
  ],
  [
    { primary: false, verified: true },
    { email: undefined, email_verified: false },
  ],
])("takes of GitHub's addresses one that is %j for %j", async (state, expected) => {
  const replies: Record<string, unknown> = {
    "https://api.github.com/user": { id: 7, login: "asha", name: null, email: "shown@example.com" },
    "https://api.github.com/user/emails": [{ email: "asha@example.com", ...state }],
  };
  vi.stubGlobal("fetch", async (url: string) => Response.json(replies[url]));
  const config = await readProviders({ GITHUB_ID: "i", GITHUB_SECRET: "s" }).values[0]?.configure();
  const userinfo = typeof config?.userinfo === "object" ? config.userinfo : undefined;
  const person: unknown = await userinfo?.request?.({ tokens: { access_token: "t" } } as never);
  expect(person).toEqual({ iss: "https://github.com", sub: "7", name: "asha", ...expected });
});
