import "server-only";
import { eq, sql } from "drizzle-orm";
import type { AccountCode } from "@/lib/account/codes";
import { users } from "@/lib/server/db/schema";
import type { Database } from "@/lib/server/db/store";
import { inTransaction } from "@/lib/server/db/with-store";
import { recordEvent } from "./audit-trail";
import { explainRefusedToken, spendToken } from "./link-tokens";
import { type Outcome, refuse } from "./outcome";
import { forgetSubject } from "./session-subject";

export interface VerifiedEmail {
  userId: string;
  name: string;
  email: string;
  /** The address before, when the link confirmed a new one. */
  previousEmail: string | null;
}

/** Thrown to undo the spending of a token whose address has been taken meanwhile. */
class AddressTaken extends Error {}

async function confirmFirstAddress(tx: Database, token: string): Promise<VerifiedEmail | null> {
  const spent = await spendToken(tx, token, "verify");
  if (!spent) return null;
  const [user] = await tx
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())`, updatedAt: sql`now()` })
    .where(eq(users.id, spent.userId))
    .returning({ userId: users.id, name: users.name, email: users.email });
  return user ? { ...user, previousEmail: null } : null;
}

async function confirmNewAddress(tx: Database, token: string): Promise<VerifiedEmail | null> {
  const spent = await spendToken(tx, token, "email");
  if (!spent?.payload) return null;
  const [before] = await tx.select({ email: users.email }).from(users).where(eq(users.id, spent.userId));
  const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, spent.payload));
  if (taken) throw new AddressTaken();
  const [user] = await tx
    .update(users)
    .set({ email: spent.payload, emailVerifiedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(users.id, spent.userId))
    .returning({ userId: users.id, name: users.name, email: users.email });
  return user && before ? { ...user, previousEmail: before.email } : null;
}

async function confirm(db: Database, token: string): Promise<VerifiedEmail | AccountCode> {
  try {
    const verified = await inTransaction(
      db,
      async (tx) => (await confirmFirstAddress(tx, token)) ?? (await confirmNewAddress(tx, token)),
    );
    return verified ?? (await explainRefusedToken(db, token, ["verify", "email"]));
  } catch (error) {
    if (error instanceof AddressTaken) return "auth/account-exists";
    throw error;
  }
}

/** Opens a verification link, or one that confirms a changed address. Each works once. */
export async function verifyEmail(db: Database, token: string): Promise<Outcome<{ verified: VerifiedEmail }>> {
  const verified = await confirm(db, token);
  if (typeof verified === "string") return refuse(verified);
  forgetSubject(verified.userId);
  await recordEvent(db, verified.userId, verified.previousEmail ? "email-changed" : "email-verified");
  return { ok: true, verified };
}
