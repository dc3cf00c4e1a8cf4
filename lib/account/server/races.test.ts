import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it, vi } from "vitest";
import { tokens, users } from "@/lib/server/database/schema";
import type { Database } from "@/lib/server/database/store";
import {
  findUser,
  inventAddress,
  inventPerson,
  PASSWORD,
  PASSWORD_RULES,
  registerPerson,
  VISIT,
} from "@/scripts/sandbox/test-people";
import { openTestStores } from "@/scripts/sandbox/test-stores";
import { changePassword, resetPassword } from "./change-password";
import { issueToken } from "./link-tokens";
import { verifyPassword } from "./password-hash";
import { signOutEverywhere } from "./profile";
import { registerAccount } from "./register";
import { signInWithPassword } from "./sign-in";
import { verifyEmail } from "./verify-email";

vi.mock("./password-hash", { spy: true });
const stores = await openTestStores();
afterAll(() => stores.remove());

const RULES = { ...PASSWORD_RULES, verifiesEmail: false };
const RENEWED = "a wholly new password";

const signIn = (db: Database, person: { email: string; password: string }) =>
  signInWithPassword(db, person, RULES, VISIT);

/** Does something else while the next password is being checked. */
function whileChecking(work: () => Promise<unknown>): void {
  vi.mocked(verifyPassword).mockImplementationOnce(async (...args) => {
    await work();
    return verifyPassword(...args);
  });
}

async function reset(db: Database, userId: string): Promise<void> {
  const token = await issueToken(db, userId, "reset");
  expect(await resetPassword(db, { token, password: RENEWED }, RULES)).toMatchObject({ ok: true });
}

describe.each(stores.list)("what happens at the same time in $name", ({ store: { db } }) => {
  it("refuses a sign-in with the old password when a reset is done meanwhile, and the reset stays", async () => {
    const person = await registerPerson(db);
    whileChecking(() => reset(db, person.userId));
    expect(await signIn(db, person)).toMatchObject({ code: "auth/invalid-credentials" });
    expect(await signIn(db, person)).toMatchObject({ code: "auth/invalid-credentials" });
    expect(await signIn(db, { ...person, password: RENEWED })).toMatchObject({ subject: { tokenVersion: 1 } });
  });

  it("refuses a sign-in of somebody who is switched off meanwhile", async () => {
    const person = await registerPerson(db);
    whileChecking(() => db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, person.userId)));
    expect(await signIn(db, person)).toMatchObject({ code: "auth/invalid-credentials" });
    expect((await findUser(db, person.userId))?.lastLoginAt).toBeNull();
  });

  it("refuses a change of password whose session a reset has ended meanwhile", async () => {
    const { userId: id, name, email } = await registerPerson(db);
    whileChecking(() => reset(db, id));
    const change = { current: PASSWORD, password: "the thief's own password" };
    expect(await changePassword(db, { id, name, email, tokenVersion: 0 }, change, RULES)).toMatchObject({
      code: "auth/not-signed-in",
    });
    expect(await signIn(db, { email, password: RENEWED })).toMatchObject({ ok: true });
  });

  it("leaves one valid link of a kind, however many are made at once", async () => {
    const { userId } = await registerPerson(db);
    await Promise.all(Array.from({ length: 4 }, () => issueToken(db, userId, "verify")));
    expect(await db.select().from(tokens).where(eq(tokens.userId, userId))).toHaveLength(1);
  });

  it("gives an address that two people confirm at once to one of them", async () => {
    const address = inventAddress();
    const [asha, bina] = [await registerPerson(db), await registerPerson(db)];
    const links = [
      await issueToken(db, asha.userId, "email", address),
      await issueToken(db, bina.userId, "email", address),
    ];
    const outcomes = await Promise.all(links.map((token) => verifyEmail(db, token)));
    expect(outcomes.map((outcome) => (outcome.ok ? "moved" : outcome.code)).sort()).toEqual([
      "auth/account-exists",
      "moved",
    ]);
  });

  it("forgets wrong passwords after a right one, though the address is not verified yet", async () => {
    const person = await registerPerson(db);
    await signIn(db, { ...person, password: "not the password" });
    const verifying = { verifiesEmail: true };
    expect(await signInWithPassword(db, person, verifying, VISIT)).toMatchObject({ code: "auth/email-not-verified" });
    expect((await findUser(db, person.userId))?.failedCount).toBe(0);
  });
});

describe.each(stores.list)("what is done is done whole in $name", ({ store: { db } }) => {
  const refuseAudit = () => db.execute(sql`alter table audit add constraint refused check (false) not valid`);
  const allowAudit = () => db.execute(sql`alter table audit drop constraint refused`);

  async function withoutAudit(work: () => Promise<unknown>): Promise<void> {
    await refuseAudit();
    try {
      await expect(work()).rejects.toThrow();
    } finally {
      await allowAudit();
    }
  }

  it("changes nothing when the change cannot be recorded", async () => {
    const { userId: id, name, email } = await registerPerson(db);
    const before = await findUser(db, id);
    const address = await issueToken(db, id, "email", inventAddress());
    const token = await issueToken(db, id, "reset");
    const change = { current: PASSWORD, password: RENEWED };
    await withoutAudit(() => changePassword(db, { id, name, email, tokenVersion: 0 }, change, RULES));
    await withoutAudit(() => resetPassword(db, { token, password: RENEWED }, RULES));
    await withoutAudit(() => verifyEmail(db, address));
    await withoutAudit(() => signOutEverywhere(db, id));
    expect(await findUser(db, id)).toEqual(before);
    expect(await db.select().from(tokens).where(eq(tokens.userId, id))).toHaveLength(2);
  });

  it("registers nobody whose registration cannot be recorded", async () => {
    const person = inventPerson();
    await withoutAudit(() => registerAccount(db, person, RULES, VISIT));
    expect(await db.select().from(users).where(eq(users.email, person.email))).toEqual([]);
  });
});
