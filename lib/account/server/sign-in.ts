import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import { users } from "@/lib/server/database/schema";
import type { Database } from "@/lib/server/database/store";
import { HARD_STOP_FAILURES } from "./account-limits";
import { recordEvent, type Visit } from "./audit-trail";
import { BUSY, type Outcome, refuse } from "./outcome";
import { hashPassword, isOutdatedHash, verifyPassword } from "./password-hash";
import { type Subject, SUBJECT_COLUMNS } from "./session-subject";

/** By which password somebody signs in. */
interface PasswordProof {
  /** The stored hash that the password was checked against. */
  checkedHash: string;
  /** The same password's hash by today's parameters, when the stored one is of older ones. */
  renewedHash?: string;
}

/** Renews a hash of old parameters while the password is at hand; when too many are waiting, another time. */
async function renewHash(stored: string, password: string): Promise<string | undefined> {
  if (!isOutdatedHash(stored)) return undefined;
  const renewed = await hashPassword(password);
  return renewed.ok ? renewed.value : undefined;
}

/**
 * Completes a sign-in by any method and tells what the session will carry. Null when the person is gone or was switched
 * off meanwhile, or when the password that was checked is theirs no more.
 */
export async function completeSignIn(
  db: Database,
  userId: string,
  method: string,
  visit: Visit,
  proof?: PasswordProof,
): Promise<Subject | null> {
  const isStillTheirs = proof && eq(users.passwordHash, proof.checkedHash);
  const [subject] = await db
    .update(users)
    .set({ passwordHash: proof?.renewedHash, failedCount: 0, lastLoginAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.disabledAt), isStillTheirs))
    .returning(SUBJECT_COLUMNS);
  if (!subject) return null;
  await recordEvent(db, userId, "sign-in", { method, ...visit });
  return subject;
}

/**
 * Checks an e-mail address and a password. Unknown address, wrong password and an account locked after a hundred wrong
 * ones in a row come to the same refusal after the same work; anything more precise is told only to whoever has the
 * right password. Errors of the store throw.
 */
export async function signInWithPassword(
  db: Database,
  { email, password }: { email: string; password: string },
  { verifiesEmail }: { verifiesEmail: boolean },
  visit: Visit,
): Promise<Outcome<{ subject: Subject }>> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const checked = await verifyPassword(user?.passwordHash ?? null, password);
  if (!checked.ok) return BUSY;

  const isLocked = (user?.failedCount ?? 0) >= HARD_STOP_FAILURES;
  if (!checked.value || !user?.passwordHash || isLocked) {
    // By address, so that the unknown one costs a statement too.
    await db
      .update(users)
      .set({ failedCount: sql`${users.failedCount} + 1` })
      .where(eq(users.email, email));
    return refuse("auth/invalid-credentials");
  }
  if (user.disabledAt) return refuse("auth/user-disabled");
  if (verifiesEmail && !user.emailVerifiedAt) {
    await db.update(users).set({ failedCount: 0 }).where(eq(users.id, user.id));
    return refuse("auth/email-not-verified");
  }

  const proof = { checkedHash: user.passwordHash, renewedHash: await renewHash(user.passwordHash, password) };
  const subject = await completeSignIn(db, user.id, "password", visit, proof);
  return subject ? { ok: true, subject } : refuse("auth/invalid-credentials");
}
