import { afterEach, describe, expect, it, vi } from "vitest";
import { refuse } from "@/lib/account/server/outcome";
import { findRecipient, registerAccount } from "@/lib/account/server/register";
import * as mails from "@/lib/account/server/send-account-mail";
import { POST } from "./route";

vi.hoisted(() => {
  process.env.NEXTAUTH_SECRET = "s".repeat(32);
  process.env.LOG_LEVEL = "silent";
});

vi.mock("@/lib/server/database/with-store", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  withStore: (work: (db: object) => Promise<unknown>) => work({}),
}));
vi.mock("@/lib/server/mail/account-mails", () => ({ canSendLinks: () => true }));
vi.mock("@/lib/account/server/send-account-mail");
vi.mock("@/lib/account/server/register");
afterEach(() => vi.clearAllMocks());

const STRONG = "a long enough password";

function register(password: string, email = "asha@example.com"): Promise<Response> {
  return POST(
    new Request("http://localhost/", {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
      body: JSON.stringify({ name: "Asha", email, password }),
    }),
  );
}

describe("a registration", () => {
  it("takes no point of the limit while the password is too weak", async () => {
    vi.mocked(registerAccount).mockResolvedValue(refuse("auth/weak-password"));
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) statuses.push((await register("short")).status);
    expect(statuses).toEqual(Array(7).fill(400));
  });

  it.each([
    ["a free address", { isNew: true, isEmailVerified: false }, "sendVerificationLater"],
    [
      "an address that was registered and never verified",
      { isNew: false, isEmailVerified: false },
      "sendFreshStartLater",
    ],
    ["an address with an account", { isNew: false, isEmailVerified: true }, "sendAlreadyRegisteredLater"],
  ] as const)("of %s is answered like any other, and its owner gets the mail that fits", async (_what, state, mail) => {
    const recipient = {
      userId: "person",
      name: "Asha",
      email: "asha@example.com",
      isEmailVerified: state.isEmailVerified,
    };
    vi.mocked(registerAccount).mockResolvedValue({ ok: true, userId: state.isNew ? "person" : null });
    vi.mocked(findRecipient).mockResolvedValue(recipient);
    const response = await register(STRONG);
    expect([response.status, await response.json()]).toEqual([202, { ok: true, next: "check-inbox" }]);
    expect(mails[mail]).toHaveBeenCalledOnce();
    const sent = [mails.sendVerificationLater, mails.sendFreshStartLater, mails.sendAlreadyRegisteredLater];
    expect(sent.flatMap((send) => vi.mocked(send).mock.calls)).toHaveLength(1);
  });
});
