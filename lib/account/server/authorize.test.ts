import { beforeEach, describe, expect, it, vi } from "vitest";
import { BUSY, refuse } from "./outcome";
import { signInWithPassword } from "./sign-in";
import { StoreUnavailable } from "@/lib/server/database/store";
import { log } from "@/lib/server/log";
import { authorize, SignInRefused } from "./authorize";

vi.mock("./sign-in", () => ({ signInWithPassword: vi.fn() }));
vi.mock("@/lib/server/database/with-store", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  withStore: (work: (db: object) => Promise<unknown>) => work({}),
}));
vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));

vi.hoisted(() => {
  process.env.TRUSTED_PROXY_HOPS = "1";
});

const WRONG = refuse("auth/invalid-credentials");
const FAILURES_ALLOWED = 5;

let people = 0;
beforeEach(() => {
  people += 1;
  vi.mocked(log).mockClear();
});

/** Everybody comes from a network of their own. */
const signIn = () =>
  authorize(
    { email: `somebody-${people}@example.com`, password: "x" },
    new Headers({ "x-forwarded-for": `10.0.0.${people}` }),
  );

const attempt = () =>
  signIn().then(
    () => "signed in",
    (error: Error) => error.message.split(";")[0],
  );

const check = (how: () => Promise<Awaited<ReturnType<typeof signInWithPassword>>>) =>
  vi.mocked(signInWithPassword).mockImplementationOnce(how);

async function fail(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    check(async () => WRONG);
    expect(await attempt()).toBe(WRONG.code);
  }
}

describe("failed sign-ins", () => {
  it.each([
    ["too many passwords are being checked", async () => BUSY],
    [
      "the store cannot be asked",
      async () => {
        throw new StoreUnavailable("unreachable");
      },
    ],
  ])("are neither forgotten nor added to when %s", async (_why, answer) => {
    await fail(FAILURES_ALLOWED - 1);
    check(answer);
    expect(await attempt()).not.toBe(WRONG.code);
    await fail(1);
    expect(await attempt()).toBe("auth/too-many-requests");
  });

  it("are forgotten after the right password", async () => {
    await fail(FAILURES_ALLOWED - 1);
    check(async () => refuse("auth/email-not-verified"));
    expect(await attempt()).toBe("auth/email-not-verified");
    await fail(FAILURES_ALLOWED);
  });
});

describe("an error that nobody expected", () => {
  it("is logged by its name and place, never by its message", async () => {
    check(async () => {
      throw new TypeError("somebody@example.com");
    });
    await attempt();
    expect(log).toHaveBeenCalledWith("error", "api-thrown", {
      route: "/api/auth",
      error: "TypeError",
      at: expect.stringContaining("authorize.test.ts"),
    });
    expect(JSON.stringify(vi.mocked(log).mock.calls)).not.toContain("somebody@");
  });

  it("is not confused with a refusal", async () => {
    check(async () => WRONG);
    await expect(signIn()).rejects.toBeInstanceOf(SignInRefused);
    expect(log).not.toHaveBeenCalled();
  });
});
