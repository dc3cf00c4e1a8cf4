import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import { users } from "@/lib/server/db/schema";
import type { Database } from "@/lib/server/db/store";
import { recordEvent, type Visit } from "./audit-trail";
import { BUSY, type Outcome, refuse } from "./outcome";
import { hashPassword } from "./password-hash";
import { findPasswordFault } from "./password-policy";

export interface Registration {
  name: string;
  email: string;
  password: string;
}

interface RegistrationRules {
  passwordMinCharacters: number;
  /** With mail an address has to be verified before the first sign-in. */
  verifiesEmail: boolean;
}

/**
 * A registration that was never verified nor used may be repeated with another password: only the owner of the mailbox
 * can bring it to life. One that could be used without verification is never touched.
 */
const isNeverUsed = and(isNull(users.emailVerifiedAt), isNull(users.lastLoginAt));

/**
 * Makes an account, or finds that the address has one (`userId` null). The caller answers both alike, and the work is the
 * same for both, so that nobody learns who has an account.
 */
export async function registerAccount(
  db: Database,
  { name, email, password }: Registration,
  { passwordMinCharacters, verifiesEmail }: RegistrationRules,
  visit: Visit,
): Promise<Outcome<{ userId: string | null }>> {
  const fault = await findPasswordFault(password, { name, email }, passwordMinCharacters);
  if (fault) return refuse("auth/weak-password", { fields: { password: fault } });
  const hashed = await hashPassword(password);
  if (!hashed.ok) return BUSY;

  const insert = db.insert(users).values({ name, email, passwordHash: hashed.value });
  const [row] = verifiesEmail
    ? await insert
        .onConflictDoUpdate({
          target: users.email,
          set: { name, passwordHash: hashed.value, updatedAt: sql`now()` },
          setWhere: isNeverUsed,
        })
        .returning({ id: users.id })
    : await insert.onConflictDoNothing({ target: users.email }).returning({ id: users.id });
  if (row) await recordEvent(db, row.id, "registered", visit);
  return { ok: true, userId: row?.id ?? null };
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
