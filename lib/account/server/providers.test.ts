import { afterEach, describe, expect, it, vi } from "vitest";
import { type ServerEnv, readEnv } from "@/lib/server/env";
import { listIdentityProviders } from "./providers";

const current = vi.hoisted(() => ({ env: {} as ServerEnv }));
vi.mock("@/lib/server/env", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  getEnv: () => current.env,
}));
afterEach(() => vi.unstubAllGlobals());

const GITHUB = { GITHUB_ID: "id", GITHUB_SECRET: "secret" };

function listIds(source: Record<string, string>): string[] {
  current.env = readEnv(source);
  return listIdentityProviders().map(({ id }) => id);
}

describe("the list of providers", () => {
  it("holds those whose variables are complete", () => {
    expect(listIds({ ...GITHUB, GOOGLE_CLIENT_ID: "half", SITE_URL: "https://ada.dev" })).toEqual(["github"]);
  });

  it("is empty where nothing but a header could say where a provider leads back to", () => {
    expect(listIds(GITHUB)).toEqual([]);
    expect(listIds({ ...GITHUB, VERCEL: "1" })).toEqual(["github"]);
  });
});

describe("an address at GitHub", () => {
  async function askGithub(answer: Response) {
    listIds({ ...GITHUB, SITE_URL: "https://ada.dev" });
    const fetched = vi.fn(async (_address: string, _init: RequestInit) => answer);
    vi.stubGlobal("fetch", fetched);
    const userinfo = listIdentityProviders()[0]?.userinfo;
    if (typeof userinfo !== "object" || !userinfo.request) throw new Error("no request");
    const client = { userinfo: async () => ({ id: 1, email: "shown@example.com" }) };
    const context = { client, tokens: { access_token: "token" } };
    const person = await userinfo.request(context as unknown as Parameters<typeof userinfo.request>[0]);
    return { email: person.email, init: fetched.mock.calls[0]?.[1] };
  }

  it("counts when it is the primary one and verified, wherever a redirect would lead", async () => {
    const emails = [
      { email: "other@example.com", primary: false, verified: true },
      { email: "asha@example.com", primary: true, verified: true },
    ];
    const { email, init } = await askGithub(Response.json(emails));
    expect(email).toBe("asha@example.com");
    expect(init).toMatchObject({ redirect: "manual" });
    expect((await askGithub(new Response(null, { status: 302 }))).email).toBeUndefined();
  });

  it("is not looked for in an answer without end", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 1_000) controller.close();
        else controller.enqueue(new TextEncoder().encode(" ".repeat(1_024)));
      },
    });
    await expect(askGithub(new Response(endless))).rejects.toThrow();
    expect(sent).toBeLessThan(100);
  });
});
