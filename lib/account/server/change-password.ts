import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { tokens, users } from "@/lib/server/database/schema";
import type { Database } from "@/lib/server/database/store";
import { inTransaction } from "@/lib/server/database/with-store";
import { recordEvent } from "./audit-trail";
import { closeLinks, explainRefusedToken, findTokenOwner, spendToken } from "./link-tokens";
import { BUSY, type Outcome, refuse } from "./outcome";
import { hashPassword, verifyPassword } from "./password-hash";
import { refuseWeakPassword } from "./password-policy";
import { forgetSubject, type Subject, SUBJECT_COLUMNS } from "./session-subject";

interface PasswordRules {
  passwordMinCharacters: number;
}

/** Every session made before ends with the change, and so does the count of wrong passwords. */
function newPassword(passwordHash: string) {
  return {
    passwordHash,
    failedCount: 0,
    tokenVersion: sql`${users.tokenVersion} + 1`,
    updatedAt: sql`now()`,
  };
}

/** Sets a new password by a reset link. The link is spent only when the new password is accepted. */
export async function resetPassword(
  db: Database,
  { token, password }: { token: string; password: string },
  { passwordMinCharacters }: PasswordRules,
): Promise<Outcome<{ subject: Subject }>> {
  const userId = await findTokenOwner(db, token, "reset");
  const [user] = userId ? await db.select().from(users).where(eq(users.id, userId)) : [];
  if (!user) return refuse(await explainRefusedToken(db, token, ["reset"]));
  const weak = await refuseWeakPassword(password, user, passwordMinCharacters);
  if (weak) return weak;
  const hashed = await hashPassword(password);
  if (!hashed.ok) return BUSY;

  const subject = await inTransaction(db, async (tx) => {
    const spent = await spendToken(tx, token, "reset");
    if (!spent) return null;
    const [row] = await tx
      .update(users)
      // Whoever opened the link owns the mailbox.
      .set({ ...newPassword(hashed.value), emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
      .where(eq(users.id, spent.userId))
      .returning(SUBJECT_COLUMNS);
    if (!row) return null;
    await tx.delete(tokens).where(eq(tokens.userId, row.id));
    await recordEvent(tx, row.id, "password-reset");
    return row;
  });
  if (!subject) return refuse("auth/invalid-token");
  forgetSubject(subject.id);
  return { ok: true, subject };
}

/** Whether this is the signed-in person's password. */
export async function confirmPassword(db: Database, userId: string, current: string): Promise<Outcome<object>> {
  const [user] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  const checked = await verifyPassword(user?.hash ?? null, current);
  if (!checked.ok) return BUSY;
  if (checked.value) return { ok: true };
  return refuse("auth/invalid-credentials", { fields: { current: "This is not your current password." } });
}

/** Changes the password of a signed-in person who knows the present one, unless their session has ended meanwhile. */
export async function changePassword(
  db: Database,
  { id, name, email, tokenVersion }: Subject,
  { current, password }: { current: string; password: string },
  { passwordMinCharacters }: PasswordRules,
): Promise<Outcome<{ subject: Subject }>> {
  const confirmed = await confirmPassword(db, id, current);
  if (!confirmed.ok) return confirmed;
  const weak = await refuseWeakPassword(password, { name, email }, passwordMinCharacters);
  if (weak) return weak;
  const hashed = await hashPassword(password);
  if (!hashed.ok) return BUSY;

  const subject = await inTransaction(db, async (tx) => {
    const [row] = await tx
      .update(users)
      .set(newPassword(hashed.value))
      .where(and(eq(users.id, id), eq(users.tokenVersion, tokenVersion)))
      .returning(SUBJECT_COLUMNS);
    if (!row) return null;
    await closeLinks(tx, id);
    await recordEvent(tx, id, "password-changed");
    return row;
  });
  if (!subject) return refuse("auth/not-signed-in");
  forgetSubject(id);
  return { ok: true, subject };
}
