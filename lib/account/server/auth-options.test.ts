import type { Account, User } from "next-auth";
import { afterEach, describe, expect, it, vi } from "vitest";
import { admitIdentity } from "./provider-sign-in";
import { StoreUnavailable } from "@/lib/server/database/store";
import { log } from "@/lib/server/log";
import { createAuthOptions } from "./auth-options";

vi.mock("./read-session", () => ({ readSession: async () => ({ kind: "signed-out" }) }));
vi.mock("./provider-sign-in");
vi.mock("@/lib/server/database/with-store", () => ({
  withStore: (work: (db: object) => Promise<unknown>) => work({}),
}));
vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));
afterEach(() => vi.clearAllMocks());

const USER = { id: "1", name: "Asha", email: "asha@example.com", isEmailVerified: true } as User;
const ACCOUNT = { type: "oauth", provider: "github", providerAccountId: "1" } as Account;

function admit() {
  const auth = { secret: "s", origin: null, usesHttps: false, sessionCookie: "session" };
  return createAuthOptions(auth).callbacks?.signIn?.({ user: USER, account: ACCOUNT });
}

describe("somebody whom a provider vouches for", () => {
  it("is let in, or told at the login page why not", async () => {
    vi.mocked(admitIdentity).mockResolvedValueOnce({ ok: true, userId: "person" });
    expect(await admit()).toBe(true);
    vi.mocked(admitIdentity).mockResolvedValueOnce({ ok: false, code: "auth/account-exists" });
    expect(await admit()).toBe("/login?error=auth%2Faccount-exists");
    vi.mocked(admitIdentity).mockRejectedValueOnce(new StoreUnavailable("unreachable"));
    expect(await admit()).toBe("/login?error=auth%2Faccounts-unavailable");
    expect(log).not.toHaveBeenCalled();
  });

  it("stays outside when nobody expected what happened, and the log names it", async () => {
    vi.mocked(admitIdentity).mockRejectedValueOnce(new TypeError("asha@example.com"));
    expect(await admit()).toBe("/login?error=auth%2Funknown");
    expect(log).toHaveBeenCalledWith("error", "api-thrown", expect.objectContaining({ error: "TypeError" }));
    expect(JSON.stringify(vi.mocked(log).mock.calls)).not.toContain("asha@");
  });
});
