import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { accounts, audit, tokens, users } from "@/lib/server/database/schema";
import type { Database } from "@/lib/server/database/store";
import {
  findUser,
  inventPerson,
  PASSWORD,
  PASSWORD_RULES,
  registerPerson,
  registerVerifiedPerson,
  VISIT,
} from "@/scripts/sandbox/test-people";
import { openTestStores } from "@/scripts/sandbox/test-stores";
import { HARD_STOP_FAILURES } from "./account-limits";
import { listSignIns, recordEvent } from "./audit-trail";
import { changePassword, confirmPassword, resetPassword } from "./change-password";
import { issueToken } from "./link-tokens";
import { deleteAccount, readProfile, signOutEverywhere } from "./profile";
import { admitIdentity, type Identity } from "./provider-sign-in";
import { findRecipient, registerAccount } from "./register";
import { completeSignIn, signInWithPassword } from "./sign-in";
import { verifyEmail } from "./verify-email";

const stores = await openTestStores();
afterAll(() => stores.remove());

const RULES = { ...PASSWORD_RULES, verifiesEmail: true };

const signIn = (db: Database, person: { email: string; password: string }) =>
  signInWithPassword(db, person, RULES, VISIT);

const expire = (db: Database, userId: string) =>
  db
    .update(tokens)
    .set({ expiresAt: sql`now()` })
    .where(eq(tokens.userId, userId));

if (stores.missing) {
  it(`was not run over a PostgreSQL server: ${stores.missing}`, () =>
    expect(process.env.CI, "CI runs the server half too").toBeFalsy());
}

describe.each(stores.list)("accounts in $name", ({ store: { db } }) => {
  it("keeps a password only as an argon2id hash", async () => {
    const { userId } = await registerVerifiedPerson(db);
    expect((await findUser(db, userId))?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  });

  it("keeps a link's token only as a hash, and one of a kind", async () => {
    const { userId } = await registerPerson(db);
    const first = await issueToken(db, userId, "verify");
    const second = await issueToken(db, userId, "verify");
    const rows = await db.select().from(tokens).where(eq(tokens.userId, userId));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(second);
    expect(await verifyEmail(db, first)).toMatchObject({ code: "auth/invalid-token" });
    expect(await verifyEmail(db, second)).toMatchObject({ ok: true });
  });

  it("makes one account of many registrations at once", async () => {
    const person = inventPerson();
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => registerAccount(db, person, RULES, VISIT)));
    expect(outcomes.filter((outcome) => outcome.ok && outcome.userId !== null)).toHaveLength(1);
  });

  it("never lets an account be taken over by registering it again", async () => {
    const person = await registerVerifiedPerson(db);
    const attack = { ...person, password: "the attacker's password" };
    expect(await registerAccount(db, attack, RULES, VISIT)).toEqual({ ok: true, userId: null });
    expect(await signIn(db, attack)).toMatchObject({ code: "auth/invalid-credentials" });
    expect(await signIn(db, person)).toMatchObject({ ok: true });
  });

  it("refuses unknown, wrong and locked alike, and locks after a hundred wrong passwords in a row", async () => {
    const person = await registerVerifiedPerson(db);
    const wrong = await signIn(db, { ...person, password: "not the password" });
    expect((await findUser(db, person.userId))?.failedCount).toBe(1);
    expect(await signIn(db, inventPerson())).toEqual(wrong);
    await db.update(users).set({ failedCount: HARD_STOP_FAILURES }).where(eq(users.id, person.userId));
    expect(await signIn(db, person)).toEqual(wrong);

    const token = await issueToken(db, person.userId, "reset");
    const renewed = { ...person, password: "a wholly new password" };
    expect(await resetPassword(db, { token, password: renewed.password }, RULES)).toMatchObject({ ok: true });
    expect(await signIn(db, renewed)).toMatchObject({ ok: true });
  });

  it("forgets wrong passwords after a right one", async () => {
    const person = await registerVerifiedPerson(db);
    await signIn(db, { ...person, password: "not the password" });
    await signIn(db, person);
    expect((await findUser(db, person.userId))?.failedCount).toBe(0);
  });

  it("tells what is wrong with an account only to whoever has its password", async () => {
    const unverified = await registerPerson(db);
    expect(await signIn(db, { ...unverified, password: "wrong password" })).toMatchObject({
      code: "auth/invalid-credentials",
    });
    expect(await signIn(db, unverified)).toMatchObject({ code: "auth/email-not-verified" });
    const disabled = await registerVerifiedPerson(db);
    await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, disabled.userId));
    expect(await signIn(db, disabled)).toMatchObject({ code: "auth/user-disabled" });
    expect(await findRecipient(db, disabled.email)).toBeNull();
  });

  it("treats differently composed letters of a password as the same", async () => {
    const person = { ...inventPerson(), password: "cafe\u0301 au lait, s'il vous plait" };
    await registerAccount(db, person, RULES, VISIT);
    const composed = { ...person, password: person.password.normalize("NFC") };
    expect(await signInWithPassword(db, composed, { verifiesEmail: false }, VISIT)).toMatchObject({ ok: true });
  });

  it("renews a hash of older parameters at the next sign-in, and survives a broken one", async () => {
    const person = await registerVerifiedPerson(db);
    const { hash } = await import("@node-rs/argon2");
    const weaker = await hash(person.password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await db.update(users).set({ passwordHash: weaker }).where(eq(users.id, person.userId));
    expect(await signIn(db, person)).toMatchObject({ ok: true });
    expect((await findUser(db, person.userId))?.passwordHash).toContain("m=65536,t=3,p=1");
    await db.update(users).set({ passwordHash: "broken" }).where(eq(users.id, person.userId));
    expect(await signIn(db, person)).toMatchObject({ code: "auth/invalid-credentials" });
  });

  it("opens a link once, not after its time, and not for another purpose", async () => {
    const { userId } = await registerPerson(db);
    const reset = await issueToken(db, userId, "reset");
    expect(await verifyEmail(db, reset)).toMatchObject({ code: "auth/invalid-token" });
    const verify = await issueToken(db, userId, "verify");
    expect(await resetPassword(db, { token: verify, password: PASSWORD }, RULES)).toMatchObject({
      code: "auth/invalid-token",
    });
    const both = await Promise.all([verifyEmail(db, verify), verifyEmail(db, verify)]);
    expect(both.filter((outcome) => outcome.ok)).toHaveLength(1);

    const late = await issueToken(db, userId, "verify");
    await expire(db, userId);
    expect(await verifyEmail(db, late)).toMatchObject({ code: "auth/expired-token" });
    expect(await resetPassword(db, { token: reset, password: PASSWORD }, RULES)).toMatchObject({
      code: "auth/expired-token",
    });
  });

  it("spends a reset link only on an accepted password; then sessions end and the address counts as verified", async () => {
    const { userId } = await registerPerson(db);
    const token = await issueToken(db, userId, "reset");
    expect(await resetPassword(db, { token, password: "short" }, RULES)).toMatchObject({ code: "auth/weak-password" });
    expect(await resetPassword(db, { token, password: PASSWORD }, RULES)).toMatchObject({
      ok: true,
      subject: { tokenVersion: 1 },
    });
    expect((await findUser(db, userId))?.emailVerifiedAt).toBeInstanceOf(Date);
  });

  it("changes a password only with the present one, ends sessions and open reset links", async () => {
    const { userId: id, ...person } = await registerVerifiedPerson(db);
    const token = await issueToken(db, id, "reset");
    const subject = { id, name: person.name, email: person.email, tokenVersion: 0 };
    const change = { current: "wrong password", password: "a wholly new password" };
    expect(await changePassword(db, subject, change, RULES)).toMatchObject({ fields: { current: expect.any(String) } });
    expect(await changePassword(db, subject, { ...change, current: PASSWORD }, RULES)).toMatchObject({
      subject: { tokenVersion: 1 },
    });
    expect(await resetPassword(db, { token, password: PASSWORD }, RULES)).toMatchObject({ ok: false });
    expect(await confirmPassword(db, id, change.password)).toEqual({ ok: true });
  });

  it("moves to a new address when that one is confirmed and still free", async () => {
    const { userId, email } = await registerVerifiedPerson(db);
    const free = inventPerson().email;
    const moved = await verifyEmail(db, await issueToken(db, userId, "email", free));
    expect(moved).toMatchObject({ ok: true, verified: { email: free, previousEmail: email } });
    const other = await registerVerifiedPerson(db);
    const taken = await issueToken(db, userId, "email", other.email);
    expect(await verifyEmail(db, taken)).toMatchObject({ code: "auth/account-exists" });
    expect((await findUser(db, userId))?.email).toBe(free);
  });

  it("signs out everywhere by the token version, and deletes a person whole", async () => {
    const { userId } = await registerVerifiedPerson(db);
    await signOutEverywhere(db, userId);
    expect((await findUser(db, userId))?.tokenVersion).toBe(1);
    await issueToken(db, userId, "reset");
    await deleteAccount(db, userId);
    expect(await findUser(db, userId)).toBeUndefined();
    for (const table of [tokens, accounts, audit]) {
      expect(await db.select().from(table).where(eq(table.userId, userId))).toEqual([]);
    }
  });

  it("lists the latest sign-ins and forgets what is older than 90 days", async () => {
    const { userId } = await registerVerifiedPerson(db);
    await db.insert(audit).values({ userId, event: "sign-in", at: new Date(Date.now() - 91 * 86_400_000) });
    for (let index = 0; index < 11; index += 1) await completeSignIn(db, userId, "github", VISIT);
    const listed = await listSignIns(db, userId);
    expect(listed).toHaveLength(10);
    expect(listed[0]).toEqual({ at: expect.any(String), method: "github", browser: "Firefox on Linux" });
    await recordEvent(db, userId, "password-changed");
    const rows = await db.select().from(audit).where(eq(audit.userId, userId));
    expect(rows.every((row) => row.at.getTime() > Date.now() - 90 * 86_400_000)).toBe(true);
  });

  describe("identity providers", () => {
    const OPEN = { currentUserId: null, isRegistrationOpen: true };
    const identify = (changes: Partial<Identity> = {}): Identity => ({
      provider: "oidc",
      providerAccountId: randomUUID(),
      email: inventPerson().email,
      isEmailVerified: true,
      name: "Asha",
      ...changes,
    });

    it("finds the same person again by the provider's own name, whatever the address", async () => {
      const identity = identify();
      const first = await admitIdentity(db, identity, OPEN);
      const again = await admitIdentity(db, { ...identity, email: inventPerson().email }, OPEN);
      expect(first).toMatchObject({ ok: true });
      expect(again).toEqual(first);
    });

    it("refuses an address that the provider has not verified", async () => {
      for (const changes of [{ isEmailVerified: false }, { email: null }, { email: "a@b@c" }]) {
        expect(await admitIdentity(db, identify(changes), OPEN)).toMatchObject({
          code: "auth/oauth-email-not-verified",
        });
      }
    });

    it("joins an existing account only when its address is verified here too", async () => {
      const verified = await registerVerifiedPerson(db);
      expect(await admitIdentity(db, identify({ email: verified.email }), OPEN)).toEqual({
        ok: true,
        userId: verified.userId,
      });
      const unverified = await registerPerson(db);
      expect(await admitIdentity(db, identify({ email: unverified.email }), OPEN)).toMatchObject({
        code: "auth/account-exists",
      });
    });

    it("connects to whoever is signed in, and never to two people", async () => {
      const [asha, bina] = [await registerVerifiedPerson(db), await registerVerifiedPerson(db)];
      const identity = identify();
      expect(await admitIdentity(db, identity, { ...OPEN, currentUserId: asha.userId })).toMatchObject({ ok: true });
      expect((await readProfile(db, asha.userId))?.providers).toEqual(["oidc"]);
      expect(await admitIdentity(db, identity, { ...OPEN, currentUserId: bina.userId })).toMatchObject({
        code: "auth/account-exists",
      });
    });

    it("makes no account while registration is closed, nor for somebody who was switched off", async () => {
      expect(await admitIdentity(db, identify(), { ...OPEN, isRegistrationOpen: false })).toMatchObject({
        code: "auth/registration-closed",
      });
      const person = await registerVerifiedPerson(db);
      await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, person.userId));
      expect(await admitIdentity(db, identify({ email: person.email }), OPEN)).toMatchObject({
        code: "auth/user-disabled",
      });
    });
  });
});
