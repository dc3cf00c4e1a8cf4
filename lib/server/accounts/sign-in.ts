import "server-only";
import { eq, sql } from "drizzle-orm";
import { users } from "@/lib/server/db/schema";
import type { Database } from "@/lib/server/db/store";
import { HARD_STOP_FAILURES } from "./account-limits";
import { recordEvent, type Visit } from "./audit-trail";
import { BUSY, type Outcome, refuse } from "./outcome";
import { hashPassword, isOutdatedHash, verifyPassword } from "./password-hash";
import type { Subject } from "./session-subject";

/** Renews a hash of old parameters while the password is at hand; when too many are waiting, another time. */
async function renewHash(stored: string, password: string): Promise<string> {
  if (!isOutdatedHash(stored)) return stored;
  const renewed = await hashPassword(password);
  return renewed.ok ? renewed.value : stored;
}

/** Completes a sign-in by any method and tells what the session will carry. */
export async function completeSignIn(
  db: Database,
  userId: string,
  method: string,
  visit: Visit,
  changes: { passwordHash?: string } = {},
): Promise<Subject | null> {
  const [subject] = await db
    .update(users)
    .set({ ...changes, failedCount: 0, lastLoginAt: sql`now()` })
    .where(eq(users.id, userId))
    .returning({ id: users.id, name: users.name, email: users.email, tokenVersion: users.tokenVersion });
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
  if (verifiesEmail && !user.emailVerifiedAt) return refuse("auth/email-not-verified");

  const passwordHash = await renewHash(user.passwordHash, password);
  const subject = await completeSignIn(db, user.id, "password", visit, { passwordHash });
  return subject ? { ok: true, subject } : refuse("auth/invalid-credentials");
}
