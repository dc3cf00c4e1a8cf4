import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { askStore, query } from "@/lib/server/database/database";
import { missingKinds, openTestStores } from "@/lib/server/database/test/stores";
import {
  createLink,
  deleteUser,
  findByEmail,
  findLink,
  findSessionUser,
  listSignIns,
  recordSignIn,
  redeemLink,
  renameUser,
  signInByIdentity,
  signOutEverywhere,
  type LinkKind,
} from "./accounts";
import { continueSession, signOut, startSession } from "./sessions";

vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));

const stores = await openTestStores();
afterAll(() => stores.remove());

// Report each unavailable database server as a skipped test.
it.skip.each(missingKinds)("accounts and limits work on a real database server [needs %s]", () => undefined);

const HOUR_SECONDS = 3600;
const FIRST_HASH = "$argon2id$first";
const BROWSER = "Firefox on Linux";
const ISSUER = "https://id.example";

const inventEmail = () => `${randomUUID()}@example.com`;
const readUser = (id: string) => findSessionUser(id, randomUUID());
const count = async (
  table: "users" | "identities" | "sign_ins" | "links" | "ended_sessions",
  column: string,
  value: string,
) => (await query(z.unknown(), `select from ${table} where ${column} = $1`, [value])).length;

async function makeUser(email = inventEmail()) {
  await redeemLink(await createLink(email, "register"), FIRST_HASH, "Asha");
  const found = await findByEmail(email);
  const user = found && (await readUser(found.id));
  if (!user) throw new Error("not made");
  return user;
}

function vouchFor(email: string, settings: Partial<Parameters<typeof signInByIdentity>[0]> = {}) {
  return signInByIdentity({
    method: "oidc",
    browser: BROWSER,
    issuer: ISSUER,
    subject: randomUUID(),
    email,
    name: "Asha",
    mayCreate: true,
    ...settings,
  });
}

describe.each(stores.list)("accounts in $name", ({ use }) => {
  beforeAll(use);

  it("only one of many parallel requests can redeem a link", async () => {
    const email = inventEmail();
    const first = await createLink(email, "register");
    const second = await createLink(email, "register");
    const tries = await Promise.all(
      [first, second, first, second, first, second].map((token, index) => redeemLink(token, `hash ${index}`, "Asha")),
    );
    expect(tries.filter((saved) => saved !== undefined)).toEqual([{ email }]);
    expect(await findByEmail(email)).toMatchObject({ passwordHash: `hash ${tries.findIndex(Boolean)}` });
  });

  it("all links sent to an address stay valid until one is used, so strangers cannot invalidate the owner's link", async () => {
    const { email } = await makeUser();
    const tokens: string[] = [];
    for (let links = 0; links < 5; links += 1) tokens.push(await createLink(email, links < 3 ? "forgot" : "register"));
    const open = async () => (await Promise.all(tokens.map(findLink))).filter((link) => link !== undefined).length;
    expect(await open()).toBe(5);
    await redeemLink(tokens[2] ?? "", "another", "");
    expect(await open()).toBe(0);
  });

  it.each<[LinkKind, hours: number]>([
    ["register", 24],
    ["forgot", 1],
  ])("a %s link expires after %i h, and its token is not stored", async (kind, hours) => {
    const { email } = await makeUser();
    const token = await createLink(email, kind);
    const rows = await query(z.object({ expires_at: z.date() }).loose(), "select * from links where email = $1", [
      email,
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(Number(rows[0]?.expires_at) / 1000).toBeCloseTo(Date.now() / 1000 + hours * HOUR_SECONDS, -2);
    expect(await findLink(token)).toMatchObject({ email });
    await query(z.unknown(), "update links set expires_at = now() where email = $1", [email]);
    expect(await findLink(token)).toBeUndefined();
    expect(await redeemLink(token, FIRST_HASH, "Asha")).toBeUndefined();
    await createLink(inventEmail(), kind);
    expect(await count("links", "email", email), "an expired link leaves no address behind").toBe(0);
  });

  it("an old link does not recreate a deleted account", async () => {
    const user = await makeUser();
    const token = await createLink(user.email, "forgot");
    await query(z.unknown(), "delete from users where id = $1", [user.id]);
    expect(await findLink(token)).toBeUndefined();
    expect(await redeemLink(token, FIRST_HASH, "Asha")).toBeUndefined();
    expect(await findByEmail(user.email)).toBeUndefined();
  });

  it("deleting an account also deletes its identities, sign-ins and links, and nobody else's", async () => {
    const user = await makeUser();
    const another = await createLink(inventEmail(), "register");
    for (const kind of ["register", "forgot"] as const) await createLink(user.email, kind);
    await vouchFor(user.email);
    await deleteUser(user.id);
    expect(await findLink(another)).toBeDefined();
    expect(await count("links", "email", user.email)).toBe(0);
    expect(await count("identities", "user_id", user.id)).toBe(0);
    expect(await count("sign_ins", "user_id", user.id)).toBe(0);
  });

  it("an account keeps a record of the last ten sign-ins", async () => {
    const { id } = await makeUser();
    for (let index = 1; index <= 12; index += 1) await recordSignIn(id, FIRST_HASH, null, `Browser ${index}`);
    const browsers = (await listSignIns(id)).map(({ browser }) => browser);
    expect(browsers).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((index) => `Browser ${index}`));
    expect(await count("sign_ins", "user_id", id)).toBe(10);
  });

  it("rejects a password that is replaced while it is being checked", async () => {
    const { id, email } = await makeUser();
    await redeemLink(await createLink(email, "forgot"), "another", "");
    expect(await recordSignIn(id, FIRST_HASH, null, BROWSER)).toBeUndefined();
    expect(await listSignIns(id)).toEqual([]);
  });

  it("an outdated hash is renewed at sign-in", async () => {
    const user = await makeUser();
    expect(await recordSignIn(user.id, FIRST_HASH, "renewed", BROWSER)).toEqual(user);
    expect(await findByEmail(user.email)).toMatchObject({ passwordHash: "renewed" });
  });

  it("simultaneous sign-ins create a single account", async () => {
    const email = inventEmail();
    const subject = randomUUID();
    const users = await Promise.all([1, 2, 3, 4].map(() => vouchFor(email, { subject })));
    expect(new Set(users.map((user) => user?.id)).size).toBe(1);
    expect(await count("users", "email", email)).toBe(1);
    expect(await count("identities", "subject", subject)).toBe(1);
  });

  it("an account is found by issuer and subject after the email address changes", async () => {
    const subject = randomUUID();
    const stranger = await vouchFor(inventEmail(), { subject, issuer: "https://another.example" });
    const first = await vouchFor(inventEmail(), { subject });
    const changed = inventEmail();
    expect(await vouchFor(changed, { subject, mayCreate: false })).toEqual(first);
    expect(stranger?.id).not.toBe(first?.id);
    expect(await findByEmail(changed)).toBeUndefined();
  });

  it("an account without a password takes the name typed with its first one, and then keeps it", async () => {
    const user = await vouchFor(inventEmail(), { name: "From the provider" });
    if (!user) throw new Error("not signed in");
    const choose = async (name: string) => {
      const token = await createLink(user.email, "forgot");
      const link = await findLink(token);
      await redeemLink(token, FIRST_HASH, name);
      return [link?.needsName, (await readUser(user.id))?.name];
    };
    expect(await choose("Typed")).toEqual([true, "Typed"]);
    expect(await count("identities", "user_id", user.id), "a new password unlinks the provider").toBe(0);
    expect(await choose("Ignored")).toEqual([false, "Typed"]);
  });

  it("an account with a password keeps its name, sessions and identities when a provider is added", async () => {
    const user = await makeUser();
    await vouchFor(user.email, { issuer: "https://another.example" });
    expect(await vouchFor(user.email, { name: "Bina" })).toEqual({ ...user, isJoined: true });
    expect(await count("identities", "user_id", user.id)).toBe(2);
  });

  it("a session that was signed out has ended, whatever its cookie says, and no other session has", async () => {
    const user = await makeUser();
    const here = startSession(user);
    const elsewhere = startSession(user);
    // The cookie that a reply on its way sets again.
    const renewed = await continueSession(here);
    await Promise.all([signOut(here), signOut(here)]);
    expect(await continueSession(here)).toBeNull();
    expect(await continueSession(renewed ?? {})).toBeNull();
    expect(await continueSession(elsewhere)).toEqual(elsewhere);
    await signOut({ name: "not a session" });
    await signOut(null);
  });

  it("a session that was signed out stays ended until its thirty days are over, and is then forgotten", async () => {
    const user = await makeUser();
    const begunDaysAgo = (days: number) => Date.now() / 1000 - days * 24 * HOUR_SECONDS;
    const session = startSession(user);
    await signOut({ ...session, authTime: begunDaysAgo(20) });
    const passDays = async (days: number) => {
      const text = "update ended_sessions set expires_at = expires_at - make_interval(days => $2) where id = $1";
      await askStore(text, [session.sid, days]);
      // Each sign-out deletes the expired ones.
      await signOut(startSession(user));
    };
    await passDays(9);
    expect(await continueSession({ ...session, authTime: begunDaysAgo(29) })).toBeNull();
    await passDays(2);
    expect(await count("ended_sessions", "id", String(session.sid))).toBe(0);
  });

  it("sessions last at most thirty days, and can all be ended together", async () => {
    const user = await makeUser();
    const session = startSession(user);
    const begunDaysAgo = (days: number) => ({ ...session, authTime: Date.now() / 1000 - days * 24 * HOUR_SECONDS });
    await renameUser(user.id, "Renamed");
    const almostOver = begunDaysAgo(29);
    expect(await continueSession(almostOver)).toEqual({ ...almostOver, name: "Renamed" });
    const begunInSeconds = (seconds: number) => begunDaysAgo(-seconds / (24 * HOUR_SECONDS));
    expect(await continueSession(begunInSeconds(45)), "another server's clock is ahead").not.toBeNull();
    expect(await continueSession(begunInSeconds(90))).toBeNull();
    expect(await continueSession(begunDaysAgo(31))).toBeNull();
    await Promise.all([signOutEverywhere(user.id), signOutEverywhere(user.id)]);
    expect(await continueSession(session)).toBeNull();
    const again = { ...user, name: "Renamed", version: user.version + 2 };
    expect(await readUser(user.id)).toEqual(again);
    expect(await continueSession(startSession(again))).toMatchObject({ email: user.email });
  });
});
