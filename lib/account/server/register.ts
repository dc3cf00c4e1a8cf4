import "server-only";
import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { users } from "@/lib/server/database/schema";
import type { Database } from "@/lib/server/database/store";
import { inTransaction } from "@/lib/server/database/with-store";
import { recordEvent, type Visit } from "./audit-trail";
import { BUSY, type Outcome } from "./outcome";
import { hashPassword } from "./password-hash";
import { refuseWeakPassword } from "./password-policy";

export interface Registration {
  name: string;
  email: string;
  password: string;
}

/**
 * Makes an account, or finds that the address has one (`userId` null), of which nothing is changed: who registers an
 * address need not own it. The caller answers both alike, and the work is the same for both, so that nobody learns who
 * has an account.
 */
export async function registerAccount(
  db: Database,
  { name, email, password }: Registration,
  { passwordMinCharacters }: { passwordMinCharacters: number },
  visit: Visit,
): Promise<Outcome<{ userId: string | null }>> {
  const weak = await refuseWeakPassword(password, { name, email }, passwordMinCharacters);
  if (weak) return weak;
  const hashed = await hashPassword(password);
  if (!hashed.ok) return BUSY;

  const newId = randomUUID();
  const isNew = await inTransaction(db, async (tx) => {
    const [row] = await tx
      .insert(users)
      .values({ id: newId, name, email, passwordHash: hashed.value })
      // Writes what is there already, so that the clock does not tell a taken address from a free one.
      .onConflictDoUpdate({ target: users.email, set: { email } })
      .returning({ id: users.id });
    if (!row) throw new Error("A registration came to nothing");
    await recordEvent(tx, row.id, row.id === newId ? "registered" : "registered-again", visit);
    return row.id === newId;
  });
  return { ok: true, userId: isNew ? newId : null };
}

export interface Recipient {
  userId: string;
  name: string;
  email: string;
  isEmailVerified: boolean;
}

/** Whom a mail about this address would go to. */
export async function findRecipient(db: Database, email: string): Promise<Recipient | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.disabledAt)));
  if (!row) return null;
  return { userId: row.id, name: row.name, email: row.email, isEmailVerified: row.emailVerifiedAt !== null };
}
