import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { copyStoreTo } from "@/e2e/account/support/store-template";
import { openEmbeddedStore } from "@/lib/server/database/embedded";
import { makeFolder, serveStore } from "@/lib/server/database/test/stores";
import { sendMail, type MailContent } from "@/lib/server/mail";
import { stubSettings } from "@/lib/server/test/stub-settings";
import { choosePassword, describeLink, requestLink, signInWithPassword, signInWithProvider } from "./flows";
import type { Visitor } from "./visitor";

vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));
vi.mock("node:os", async (original) => ({ ...(await original<object>()), availableParallelism: () => 3 }));
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
await copyStoreTo(`${folder}/store`);
const store = await openEmbeddedStore(`${folder}/store`);
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});
const SETTINGS = { SITE_URL: "https://ada.dev", SMTP_HOST: "mail.example", SMTP_FROM: "site@ada.dev" };
beforeEach(() => {
  stubSettings(SETTINGS);
  serveStore(async () => store);
  // Reset the rate limits.
  Reflect.deleteProperty(globalThis, Symbol.for("portfolio.account-limits"));
});
afterEach(() => {
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PASSWORD = "correct horse battery staple";
const OK = { ok: true };

const inventEmail = () => `${randomUUID()}@example.com`;
let networks = 0;
function from(client?: string) {
  networks += 1;
  return { client: client ?? `network ${networks}`, browser: "Firefox" };
}

/** Runs the work that was deferred until after the reply, and returns the emails that were sent. */
async function readMails(): Promise<{ to: string; mail: MailContent }[]> {
  for (const work of after.work.splice(0)) await work();
  return vi.mocked(sendMail).mock.calls.map(([to, mail]) => ({ to, mail }));
}

const readToken = async () => (await readMails()).at(-1)?.mail.action.url.split("#token=")[1] ?? "";

async function makeAccount(email = inventEmail(), password = PASSWORD): Promise<string> {
  await requestLink("register", email, from(), "Ada");
  const token = await readToken();
  expect(await choosePassword({ token, password, name: "Asha" }, from())).toEqual({ ok: true, email });
  return email;
}

const signIn = (email: string, password: string, visitor: Visitor = from()) =>
  signInWithPassword({ email, password }, visitor);

it("emails links after the reply, and sends no reset link to an unknown address", async () => {
  const known = await makeAccount();
  const unknown = inventEmail();
  vi.clearAllMocks();
  for (const email of [unknown, known]) {
    for (const kind of ["register", "forgot"] as const)
      expect(await requestLink(kind, email, from(), "Ada")).toEqual(OK);
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
  await requestLink("register", email, from(), "Ada");
  const token = await readToken();
  stubSettings({ ...SETTINGS, REGISTRATION: "closed" });
  const closed = { ok: false, code: "auth/registration-closed" };
  expect(await choosePassword({ token, password: PASSWORD, name: "Asha" }, from())).toEqual(closed);
  expect(await requestLink("register", email, from(), "Ada")).toEqual(closed);
  expect(await requestLink("forgot", email, from(), "Ada")).toEqual(OK);
});

async function countAllowed(tries: number, attempt: () => Promise<{ ok: boolean; code?: string }>) {
  const allowed: boolean[] = [];
  for (let tried = 0; tried < tries; tried += 1) allowed.push((await attempt()).code !== "auth/too-many-requests");
  expect(allowed.lastIndexOf(true)).toBe(allowed.filter(Boolean).length - 1);
  return allowed.filter(Boolean).length;
}

it.each([
  [
    "requested emails per network per hour",
    10,
    (visitor: Visitor) => requestLink("forgot", inventEmail(), visitor, "Ada"),
  ],
  ["sign-up emails per day in total", 200, () => requestLink("register", inventEmail(), from(), "Ada")],
  ["link checks per network per minute", 30, (visitor: Visitor) => describeLink({ token: "none" }, visitor)],
  ["passwords per network per minute", 30, (visitor: Visitor) => choosePassword({ token: "", password: "" }, visitor)],
  ["sign-ins per network per minute", 30, (visitor: Visitor) => signIn(inventEmail(), "wrong", visitor)],
  ["failed sign-ins per account and network", 5, (visitor: Visitor) => signIn("one@visitors.example", "no", visitor)],
])("limits %s to %d", async (_what, most, attempt) => {
  const visitor = from();
  expect(await countAllowed(most + 1, () => attempt(visitor))).toBe(most);
});

it("does not limit the total number of password resets", async () => {
  expect(await countAllowed(250, () => requestLink("forgot", inventEmail(), from(), "Ada"))).toBe(250);
  expect(await requestLink("register", inventEmail(), from(), "Ada")).toEqual(OK);
});

it("the right password clears the failed attempts, and still counts as a sign-in", async () => {
  const email = await makeAccount();
  const visitor = from();
  for (let round = 0; round < 6; round += 1) {
    for (let tries = 0; tries < 4; tries += 1) {
      expect(await signIn(email, "wrong", visitor)).toMatchObject({ code: "auth/invalid-credentials" });
    }
    expect(await signIn(email, PASSWORD, visitor)).toMatchObject({ ok: true });
  }
  expect(await signIn(email, PASSWORD, visitor)).toMatchObject({ code: "auth/too-many-requests" });
});

it("checks as many passwords at a time as there are cores, less one", async () => {
  checks.most = 0;
  await Promise.all(Array.from({ length: 20 }, () => signIn(inventEmail(), "wrong")));
  expect(checks.most).toBe(2);
});

it("an attempt that finds the queue full does not count as a failure", async () => {
  const visitor = from();
  const flood = Array.from({ length: 200 }, () => signIn(inventEmail(), "wrong"));
  const rejected = await Promise.all(Array.from({ length: 6 }, () => signIn("one@example.com", "wrong", visitor)));
  expect(rejected.map((reply) => !reply.ok && reply.retryAfterSeconds)).toEqual(Array(6).fill(5));
  const replies = await Promise.all(flood);
  const checked = replies.filter((reply) => !reply.ok && reply.code === "auth/invalid-credentials");
  expect(checked).toHaveLength(2 + 32);
  expect(await signIn("one@example.com", "wrong", visitor)).toMatchObject({ code: "auth/invalid-credentials" });
});

it("strangers cannot lock an owner out with wrong passwords", async () => {
  const email = await makeAccount();
  const owner = from();
  for (let tries = 0; tries < 60; tries += 1) {
    expect(await signIn(email, "wrong")).toMatchObject({ code: "auth/invalid-credentials" });
  }
  expect(await signIn(email, PASSWORD, owner)).toMatchObject({ ok: true });
});

const ISSUERS = { github: "https://github.com", google: "https://accounts.google.com", oidc: "https://id.example" };

function vouch(id: keyof typeof ISSUERS, email: string, details: object = {}) {
  const pairs = ["GITHUB", "GOOGLE_CLIENT", "OIDC_CLIENT"].flatMap((name) => [`${name}_ID`, `${name}_SECRET`]);
  stubSettings({
    ...SETTINGS,
    ...Object.fromEntries(pairs.map((name) => [name, "set"])),
    OIDC_ISSUER: ISSUERS.oidc,
    OIDC_TRUST_EMAIL: "1",
  });
  const profile = { iss: ISSUERS[id], sub: randomUUID(), name: "Asha", email, email_verified: true };
  return signInWithProvider(id, { ...profile, ...details }, from(), "Ada");
}

it("trusts Google only with gmail.com and the domains that it hosts", async () => {
  const rejected = { ok: false, code: "auth/oauth-email-not-verified" };
  const at = (domain: string) => `${randomUUID()}@${domain}`;
  expect(await vouch("google", at("gmail.com"))).toMatchObject(OK);
  expect(await vouch("google", at("mountain.example"), { hd: "mountain.example" })).toMatchObject(OK);
  expect(await vouch("google", at("mountain.example"))).toEqual(rejected);
  expect(await vouch("google", at("not-gmail.com"))).toEqual(rejected);
  expect(await vouch("github", at("mountain.example"))).toMatchObject(OK);
});

it("rejects look-alikes of other addresses, and an `email_verified` that is text", async () => {
  const name = randomUUID();
  const unverified = await vouch("github", inventEmail(), { email_verified: "false" });
  expect(unverified).toMatchObject({ code: "auth/oauth-email-not-verified" });
  expect(await vouch("oidc", inventEmail(), { iss: `${ISSUERS.oidc}/` })).toMatchObject(OK);
  expect(await vouch("github", `asha-${name}@example.com`)).toMatchObject(OK);
  for (const email of [`\u00aasha-${name}@example.com`, `asha-${name}@e\u212aample.com`]) {
    expect(await vouch("oidc", email)).toMatchObject({ code: "auth/oauth-email-not-verified" });
  }
});
