import "server-only";
import { eq, sql } from "drizzle-orm";
import type { AccountCode } from "@/lib/account/codes";
import { users } from "@/lib/server/database/schema";
import type { Database } from "@/lib/server/database/store";
import { isUniqueViolation } from "@/lib/server/database/store-errors";
import { inTransaction } from "@/lib/server/database/with-store";
import { recordEvent } from "./audit-trail";
import { closeLinks, explainRefusedToken, spendToken } from "./link-tokens";
import { type Outcome, refuse } from "./outcome";
import { forgetSubject } from "./session-subject";

export interface VerifiedEmail {
  userId: string;
  name: string;
  email: string;
  /** The address before, when the link confirmed a new one. */
  previousEmail: string | null;
}

async function confirmFirstAddress(tx: Database, token: string): Promise<VerifiedEmail | null> {
  const spent = await spendToken(tx, token, "verify");
  if (!spent) return null;
  const [user] = await tx
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())`, updatedAt: sql`now()` })
    .where(eq(users.id, spent.userId))
    .returning({ userId: users.id, name: users.name, email: users.email });
  if (!user) return null;
  await recordEvent(tx, user.userId, "email-verified");
  return { ...user, previousEmail: null };
}

async function confirmNewAddress(tx: Database, token: string): Promise<VerifiedEmail | null> {
  const spent = await spendToken(tx, token, "email");
  if (!spent?.payload) return null;
  const [before] = await tx.select({ email: users.email }).from(users).where(eq(users.id, spent.userId));
  const [user] = await tx
    .update(users)
    .set({ email: spent.payload, emailVerifiedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(users.id, spent.userId))
    .returning({ userId: users.id, name: users.name, email: users.email });
  if (!user || !before) return null;
  // What was sent to the old address must not lead in any more.
  await closeLinks(tx, user.userId);
  await recordEvent(tx, user.userId, "email-changed");
  return { ...user, previousEmail: before.email };
}

async function confirm(db: Database, token: string): Promise<VerifiedEmail | AccountCode> {
  try {
    const verified = await inTransaction(
      db,
      async (tx) => (await confirmFirstAddress(tx, token)) ?? (await confirmNewAddress(tx, token)),
    );
    return verified ?? (await explainRefusedToken(db, token, ["verify", "email"]));
  } catch (error) {
    // The address has been taken meanwhile; the token is not spent.
    if (isUniqueViolation(error)) return "auth/account-exists";
    throw error;
  }
}

/** Opens a verification link, or one that confirms a changed address. Each works once. */
export async function verifyEmail(db: Database, token: string): Promise<Outcome<{ verified: VerifiedEmail }>> {
  const verified = await confirm(db, token);
  if (typeof verified === "string") return refuse(verified);
  forgetSubject(verified.userId);
  return { ok: true, verified };
}
