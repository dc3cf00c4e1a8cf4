import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openEmbeddedStore } from "@/lib/server/database/embedded";
import { makeFolder, serveStore } from "@/lib/server/database/test/stores";
import { type MailContent, sendMail } from "@/lib/server/mail";
import { findByEmail } from "./accounts";
import { choosePassword, describeLink, requestLink as flowOf, signInWithPassword } from "./password-flows";
import type { Visitor } from "./visitor";

vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));
vi.mock("@/lib/server/mail", async (original) => ({ ...(await original()), sendMail: vi.fn() }));
const after = vi.hoisted(() => ({ work: [] as (() => Promise<void>)[] }));
vi.mock("next/server", () => ({ after: (work: () => Promise<void>) => after.work.push(work) }));

const store = await openEmbeddedStore(`${makeFolder()}/store`);
afterAll(() => store.close());
beforeEach(() => {
  const settings = { SITE_URL: "https://ada.dev", SMTP_HOST: "mail.example", SMTP_FROM: "site@ada.dev" };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  serveStore(async () => store);
  // Each test begins with nothing counted.
  Reflect.deleteProperty(globalThis, Symbol.for("portfolio.account-limits"));
});
afterEach(() => {
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const PASSWORD = "correct horse battery staple";
const TOO_MANY = { ok: false, code: "auth/too-many-requests", retryAfterSeconds: expect.any(Number) };
const WRONG = { ok: false, code: "auth/invalid-credentials" };

const inventEmail = () => `${randomUUID()}@example.com`;
let networks = 0;
/** A visitor whom nobody has met yet; without a network, one for whom nobody vouches. */
const from = (client: string | undefined = `network ${(networks += 1)}`) => ({ client, browser: "Firefox" });
const NOBODY = { client: undefined, browser: "Firefox" };

/** What is sent once the reply is out. */
async function readMails(): Promise<{ to: string; mail: MailContent }[]> {
  for (const work of after.work.splice(0)) await work();
  return vi.mocked(sendMail).mock.calls.map(([to, mail]) => ({ to, mail }));
}

async function readToken(): Promise<string> {
  const mails = await readMails();
  return mails.at(-1)?.mail.action?.url.split("#token=")[1] ?? "";
}

async function makeAccount(email = inventEmail(), password = PASSWORD): Promise<string> {
  await requestLink("register", email, from());
  const token = await readToken();
  expect(await choosePassword({ token, password, name: "Asha" }, from())).toEqual({ ok: true, email });
  return email;
}

const requestLink = (kind: "register" | "forgot", email: string, visitor: Visitor) => flowOf(kind)({ email }, visitor);
const signIn = (email: string, password: string, visitor = from()) => signInWithPassword({ email, password }, visitor);

describe("a link", () => {
  it("is mailed to a new address, to a known one, and to nobody who has no account", async () => {
    const [known, unknown] = [await makeAccount(), inventEmail()];
    vi.clearAllMocks();
    for (const email of [unknown, known]) {
      for (const kind of ["register", "forgot"] as const) {
        expect(await requestLink(kind, email, from())).toEqual({ ok: true });
      }
    }
    expect(sendMail, "nothing before the reply").not.toHaveBeenCalled();
    expect((await readMails()).map(({ to, mail }) => [to, mail.action?.url.split("#")[0]])).toEqual([
      [unknown, "https://ada.dev/register"],
      [known, "https://ada.dev/forgot-password"],
      [known, "https://ada.dev/forgot-password"],
    ]);
  });

  it("is spent by a password that holds, and by nothing else", async () => {
    const email = inventEmail();
    await requestLink("register", email, from());
    const token = await readToken();
    for (let opened = 0; opened < 3; opened += 1) {
      expect(await describeLink({ token })).toEqual({ ok: true, email, isNew: true });
    }
    for (const [input, code] of [
      [{ token, password: PASSWORD }, "auth/invalid-input"],
      [{ token, password: "short", name: "Asha" }, "auth/weak-password"],
      [{ token: "unknown", password: PASSWORD, name: "Asha" }, "auth/invalid-token"],
    ] as const) {
      expect(await choosePassword(input, from())).toMatchObject({ ok: false, code });
    }
    expect(await findByEmail(email)).toBeUndefined();
    expect(await choosePassword({ token, password: PASSWORD, name: "Asha" }, from())).toEqual({ ok: true, email });
    expect(await choosePassword({ token, password: PASSWORD, name: "Asha" }, from())).toMatchObject({ ok: false });
  });

  it("of a sign-up makes no account any more once registration is closed", async () => {
    const email = inventEmail();
    await requestLink("register", email, from());
    const token = await readToken();
    vi.stubEnv("REGISTRATION", "closed");
    const closed = { ok: false, code: "auth/registration-closed" };
    expect(await choosePassword({ token, password: PASSWORD, name: "Asha" }, from())).toEqual(closed);
    expect(await requestLink("register", email, from())).toEqual(closed);
    expect(await requestLink("forgot", email, from())).toEqual({ ok: true });
  });

  it("is not promised by a site that cannot send it", async () => {
    vi.stubEnv("SMTP_HOST", "");
    vi.stubEnv("SMTP_FROM", "");
    for (const kind of ["register", "forgot"] as const) {
      expect(await requestLink(kind, inventEmail(), from())).toEqual({ ok: false, code: "auth/mail-unavailable" });
    }
    serveStore(() => Promise.reject(new Error("down")));
    vi.stubEnv("SMTP_HOST", "mail.example");
    vi.stubEnv("SMTP_FROM", "site@ada.dev");
    await expect(requestLink("register", inventEmail(), from())).rejects.toMatchObject({ name: "StoreUnavailable" });
  });
});

describe("mails", () => {
  it("are three an hour for an address, known or not, and register does not pay for forgot", async () => {
    for (const email of [await makeAccount(), inventEmail()]) {
      for (const reply of [{ ok: true }, { ok: true }, { ok: true }, TOO_MANY]) {
        expect(await requestLink("forgot", email, from())).toEqual(reply);
      }
      expect(await requestLink("register", email, from())).toEqual({ ok: true });
    }
  });

  it("are ten an hour for a network, five of them sign-ups", async () => {
    const visitor = from();
    const replies: unknown[] = [];
    for (let asked = 0; asked < 6; asked += 1) replies.push(await requestLink("register", inventEmail(), visitor));
    expect(replies).toEqual([...Array.from({ length: 5 }, () => ({ ok: true })), TOO_MANY]);
    for (let asked = 0; asked < 5; asked += 1) {
      expect(await requestLink("forgot", inventEmail(), visitor)).toEqual({ ok: true });
    }
    expect(await requestLink("forgot", inventEmail(), visitor)).toEqual(TOO_MANY);
    expect(await requestLink("forgot", inventEmail(), NOBODY)).toEqual({ ok: true });
  });

  it("are sixty an hour for all", async () => {
    for (let asked = 0; asked < 60; asked += 1) {
      expect(await requestLink("forgot", inventEmail(), NOBODY)).toEqual({ ok: true });
    }
    expect(await requestLink("forgot", inventEmail(), NOBODY)).toEqual(TOO_MANY);
  });
});

describe("signing in", () => {
  it("answers an unknown address, a wrong password and an account without one alike", async () => {
    const email = await makeAccount();
    expect(await signIn(email, "wrong")).toEqual(WRONG);
    expect(await signIn(inventEmail(), PASSWORD)).toEqual(WRONG);
    expect(await signIn(email, PASSWORD)).toMatchObject({ ok: true, user: { email, name: "Asha", version: 0 } });
  });

  it("is closed to a network after five failures, and open to everybody else and with a new password", async () => {
    const email = await makeAccount();
    const visitor = from();
    for (let tries = 0; tries < 5; tries += 1) expect(await signIn(email, "wrong", visitor)).toEqual(WRONG);
    expect(await signIn(email, PASSWORD, visitor)).toEqual(TOO_MANY);
    expect(await signIn(email, PASSWORD)).toMatchObject({ ok: true });
    await requestLink("forgot", email, from());
    await choosePassword({ token: await readToken(), password: "another long password" }, visitor);
    expect(await signIn(email, "another long password", visitor)).toMatchObject({ ok: true });
  });

  it("counts no success as a failure", async () => {
    const email = await makeAccount();
    const visitor = from();
    for (let tries = 0; tries < 25; tries += 1)
      expect(await signIn(email, PASSWORD, visitor)).toMatchObject({ ok: true });
  });

  it("is closed to a network that fails twenty times in a minute", async () => {
    const visitor = from();
    for (let tries = 0; tries < 20; tries += 1) expect(await signIn(inventEmail(), "wrong", visitor)).toEqual(WRONG);
    expect(await signIn(inventEmail(), "wrong", visitor)).toEqual(TOO_MANY);
  });

  it("is closed for nobody for good, whatever anybody tries", async () => {
    const email = await makeAccount();
    vi.stubEnv("SMTP_HOST", "");
    vi.stubEnv("SMTP_FROM", "");
    for (let tries = 0; tries < 100; tries += 1) {
      expect(await signIn(email, "wrong")).toEqual(tries < 50 ? WRONG : TOO_MANY);
    }
    expect(await signIn(email, PASSWORD)).toEqual(TOO_MANY);
    vi.useFakeTimers({ now: Date.now() + 61 * 60 * 1000, toFake: ["Date", "performance"] });
    vi.advanceTimersByTime(61 * 60 * 1000);
    expect(await signIn(email, PASSWORD)).toMatchObject({ ok: true });
  });
});
