import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import type { RateLimiterMemory } from "rate-limiter-flexible";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { placeStore } from "@/e2e/account/support/store-template";
import { openEmbeddedStore } from "@/lib/server/database/embedded";
import { makeFolder, serveStore } from "@/lib/server/database/test/stores";
import { type MailContent, sendMail } from "@/lib/server/mail";
import { claimSignIn } from "./account-limits";
import { choosePassword, describeLink, requestLink as flowOf, signInWithPassword, signInWithProvider } from "./flows";
import type { Visitor } from "./handle-account";

vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));
const checks = vi.hoisted(() => ({ atOnce: 0, most: 0 }));
// Mock password hashing, because it takes 50 ms per password. passwords.test.ts covers the real hashing.
vi.mock("@node-rs/argon2", () => {
  const hash = async (password: string) => `$argon2id$v=19$m=65536,t=3,p=1$${password}`;
  async function verify(stored: string, password: string) {
    checks.atOnce += 1;
    checks.most = Math.max(checks.most, checks.atOnce);
    await new Promise(setImmediate);
    checks.atOnce -= 1;
    return stored === (await hash(password));
  }
  return { hash, verify };
});
vi.mock("@/lib/server/mail", async (original) => ({ ...(await original()), sendMail: vi.fn() }));
const after = vi.hoisted(() => ({ work: [] as (() => Promise<void>)[] }));
vi.mock("next/server", () => ({ after: (work: () => Promise<void>) => after.work.push(work) }));

const folder = makeFolder();
await placeStore(`${folder}/store`);
const store = await openEmbeddedStore(`${folder}/store`);
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  const settings = { SITE_URL: "https://ada.dev", SMTP_HOST: "mail.example", SMTP_FROM: "site@ada.dev" };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  serveStore(async () => store);
  // Reset the rate limits.
  Reflect.deleteProperty(globalThis, Symbol.for("portfolio.account-limits"));
});
afterEach(() => {
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const PASSWORD = "correct horse battery staple";
const OK = { ok: true };

const inventEmail = () => `${randomUUID()}@example.com`;
let networks = 0;
const from = (client = `network ${(networks += 1)}`) => ({ client, browser: "Firefox" });

/** Runs the work that was deferred until after the reply, and returns the emails that were sent. */
async function readMails(): Promise<{ to: string; mail: MailContent }[]> {
  for (const work of after.work.splice(0)) await work();
  return vi.mocked(sendMail).mock.calls.map(([to, mail]) => ({ to, mail }));
}

async function readToken(): Promise<string> {
  const mails = await readMails();
  return mails.at(-1)?.mail.action.url.split("#token=")[1] ?? "";
}

async function makeAccount(email = inventEmail(), password = PASSWORD): Promise<string> {
  await requestLink("register", email, from());
  const token = await readToken();
  expect(await choosePassword({ token, password, name: "Asha" }, from())).toEqual({ ok: true, email });
  return email;
}

const requestLink = (kind: "register" | "forgot", email: string, visitor: Visitor) => flowOf(kind)({ email }, visitor);
const signIn = (email: string, password: string, visitor: Visitor = from()) =>
  signInWithPassword({ email, password }, visitor);

it("emails links after the reply, and sends no reset link to an unknown address", async () => {
  const [known, unknown] = [await makeAccount(), inventEmail()];
  vi.clearAllMocks();
  for (const email of [unknown, known]) {
    for (const kind of ["register", "forgot"] as const) expect(await requestLink(kind, email, from())).toEqual(OK);
  }
  expect(sendMail, "no email before the reply").not.toHaveBeenCalled();
  const mails = (await readMails()).map(({ to, mail: { subject, action, paragraphs } }) => {
    const [, lifetime] = /The link works once, (.+?)\./.exec(paragraphs.join(" ")) ?? [];
    return [to, subject, lifetime, action.url.split("#token=")[0]];
  });
  expect(mails).toEqual([
    [unknown, "Choose a password for your new account", "within 24 hours", "https://ada.dev/register"],
    [known, "You already have an account", "within an hour", "https://ada.dev/forgot-password"],
    [known, "Choose a new password", "within an hour", "https://ada.dev/forgot-password"],
  ]);
});

it("after registration closes, an unused link creates no account", async () => {
  const email = inventEmail();
  await requestLink("register", email, from());
  const token = await readToken();
  vi.stubEnv("REGISTRATION", "closed");
  const closed = { ok: false, code: "auth/registration-closed" };
  expect(await choosePassword({ token, password: PASSWORD, name: "Asha" }, from())).toEqual(closed);
  expect(await requestLink("register", email, from())).toEqual(closed);
  expect(await requestLink("forgot", email, from())).toEqual(OK);
});

async function countAllowed(tries: number, attempt: () => Promise<{ ok: boolean; code?: string }>) {
  const refused: boolean[] = [];
  for (let tried = 0; tried < tries; tried += 1) refused.push((await attempt()).code === "auth/too-many-requests");
  expect(refused.includes(true) ? refused.slice(refused.indexOf(true)) : []).not.toContain(false);
  return refused.filter((isRefused) => !isRefused).length;
}

it.each([
  ["sign-ups per network per hour", 5, (visitor: Visitor) => requestLink("register", inventEmail(), visitor)],
  ["emails to one address per hour", 3, () => requestLink("forgot", "one@visitors.example", from())],
  ["requested emails per network per hour", 10, (visitor: Visitor) => requestLink("forgot", inventEmail(), visitor)],
  ["sign-up emails per hour in total", 60, () => requestLink("register", inventEmail(), from())],
  ["link checks per network per minute", 20, (visitor: Visitor) => describeLink({ token: "none" }, visitor)],
  [
    "password changes per network per minute",
    20,
    (visitor: Visitor) => choosePassword({ token: "none", password: PASSWORD }, visitor),
  ],
  ["failed sign-ins per network per minute", 20, (visitor: Visitor) => signIn(inventEmail(), "wrong", visitor)],
])("limits %s to %d", async (_what, most, attempt) => {
  const visitor = from();
  expect(await countAllowed(most + 1, () => attempt(visitor))).toBe(most);
});

it("allows 100 failed sign-ins a day per network, and 200 sign-up emails a day in total", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const fail = async () => (await claimSignIn(inventEmail(), "a network")).refusal ?? OK;
  const signUp = () => requestLink("register", inventEmail(), from());
  for (const [tries, attempt, seconds, allowed] of [
    [21, fail, 61, [20, 20, 20, 20, 20, 0]],
    [61, signUp, 3601, [60, 60, 60, 20, 0]],
  ] as const) {
    for (const most of allowed) {
      expect(await countAllowed(tries, attempt)).toBe(most);
      vi.advanceTimersByTime(seconds * 1000);
    }
  }
});

it("does not limit the total number of password resets", async () => {
  expect(await countAllowed(250, () => requestLink("forgot", inventEmail(), from()))).toBe(250);
  expect(await requestLink("register", inventEmail(), from())).toEqual(OK);
});

it("does not count successful sign-ins as failures, but allows only 30 sign-ins a minute per network", async () => {
  const email = await makeAccount();
  const visitor = from();
  expect(await countAllowed(31, () => signIn(email, PASSWORD, visitor))).toBe(30);
});

it("checks at most three passwords at a time, and two per network", async () => {
  const measure = async (visitors: Visitor[]) => {
    checks.most = 0;
    await Promise.all(visitors.map((visitor) => signIn(inventEmail(), "wrong", visitor)));
    return checks.most;
  };
  const visitor = from();
  expect(await measure(Array(6).fill(visitor))).toBe(2);
  expect(await measure([...Array(4).fill(visitor), from(), from()])).toBe(3);
});

function countFailures(): number {
  const limits: { failuresPerPair: RateLimiterMemory } = Reflect.get(
    globalThis,
    Symbol.for("portfolio.account-limits"),
  );
  return limits.failuresPerPair.dump().storage.length;
}

it("does not count sign-ins that succeed or are refused because the queue is full", async () => {
  const email = await makeAccount();
  Reflect.deleteProperty(globalThis, Symbol.for("portfolio.account-limits"));
  await signIn(email, PASSWORD, from());
  expect(countFailures()).toBe(0);
  const tries = await Promise.all(Array.from({ length: 200 }, () => signIn(inventEmail(), "wrong", from())));
  const checked = tries.filter(
    ({ ok, ...reply }) => !ok && "code" in reply && reply.code === "auth/invalid-credentials",
  );
  expect([checked.length, countFailures()]).toEqual([35, 35]);
});

it("unlocks an account after an hour, even if the site cannot send email", async () => {
  const email = await makeAccount();
  vi.stubEnv("SMTP_HOST", "");
  vi.stubEnv("SMTP_FROM", "");
  expect(await countAllowed(100, () => signIn(email, "wrong"))).toBe(50);
  expect(await signIn(email, PASSWORD)).toMatchObject({ code: "auth/too-many-requests" });
  vi.useFakeTimers({ now: Date.now() + 61 * 60 * 1000, toFake: ["Date", "performance"] });
  vi.advanceTimersByTime(61 * 60 * 1000);
  expect(await signIn(email, PASSWORD)).toMatchObject({ ok: true });
});

const ISSUERS = { github: "https://github.com", google: "https://accounts.google.com", oidc: "https://id.example" };

function vouch(id: keyof typeof ISSUERS, email: string, details: object = {}) {
  const pairs = ["GITHUB", "GOOGLE_CLIENT", "OIDC_CLIENT"].flatMap((name) => [`${name}_ID`, `${name}_SECRET`]);
  for (const name of pairs) vi.stubEnv(name, "set");
  vi.stubEnv("OIDC_ISSUER", ISSUERS.oidc);
  vi.stubEnv("OIDC_TRUST_EMAIL", "1");
  const profile = { iss: ISSUERS[id], sub: randomUUID(), name: "Asha", email, email_verified: true };
  return signInWithProvider(id, { ...profile, ...details }, from());
}

async function vouchFor(...input: Parameters<typeof vouch>) {
  const outcome = await vouch(...input);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.user;
}

it("tells the account's owner when a provider is added", async () => {
  const email = await makeAccount();
  await vouchFor("github", email);
  const added = (await readMails()).at(-1);
  expect([added?.to, added?.mail.subject]).toEqual([email, "You can now sign in with GitHub"]);
});

it("believes Google about gmail.com and about the addresses of a domain that it hosts, and about no other", async () => {
  const refused = { ok: false, code: "auth/oauth-email-not-verified" };
  const at = (domain: string) => `${randomUUID()}@${domain}`;
  expect(await vouch("google", at("gmail.com"))).toMatchObject(OK);
  expect(await vouch("google", at("mountain.example"), { hd: "mountain.example" })).toMatchObject(OK);
  expect(await vouch("google", at("mountain.example"))).toEqual(refused);
  expect(await vouch("google", at("not-gmail.com"))).toEqual(refused);
  expect(await vouch("github", at("mountain.example"))).toMatchObject(OK);
});

it("refuses unverified addresses and look-alikes of other addresses", async () => {
  const name = randomUUID();
  const unverified = await vouch("github", inventEmail(), { email_verified: "false" });
  expect(unverified).toMatchObject({ code: "auth/oauth-email-not-verified" });
  expect(await vouch("oidc", inventEmail(), { iss: `${ISSUERS.oidc}/` })).toMatchObject({ ok: true });
  await vouchFor("github", `asha-${name}@example.com`);
  for (const email of [`\u00aasha-${name}@example.com`, `asha-${name}@e\u212aample.com`]) {
    expect(await vouch("oidc", email)).toMatchObject({ code: "auth/oauth-email-not-verified" });
  }
});
