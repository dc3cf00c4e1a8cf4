import "server-only";
import { eq, sql } from "drizzle-orm";
import type { AccountProfile } from "@/lib/account/old-replies";
import { accounts, users } from "@/lib/server/database/schema";
import type { Database } from "@/lib/server/database/store";
import { inTransaction } from "@/lib/server/database/with-store";
import { recordEvent } from "./audit-trail";
import { closeLinks } from "./link-tokens";
import { forgetSubject } from "./session-subject";

/** What a person sees about themselves; null when the account is gone. */
export async function readProfile(db: Database, userId: string): Promise<AccountProfile | null> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) return null;
  const linked = await db
    .select({ provider: accounts.provider })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .orderBy(accounts.createdAt);
  return {
    name: user.name,
    email: user.email,
    isEmailVerified: user.emailVerifiedAt !== null,
    hasPassword: user.passwordHash !== null,
    providers: [...new Set(linked.map(({ provider }) => provider))],
  };
}

/** Changes the name that a person is shown and greeted by. */
export async function renameAccount(db: Database, userId: string, name: string): Promise<void> {
  await db
    .update(users)
    .set({ name, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
  forgetSubject(userId);
}

/** Ends every session of a person, this one included, and closes the links that one of them may have asked for. */
export async function signOutEverywhere(db: Database, userId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .update(users)
      .set({ tokenVersion: sql`${users.tokenVersion} + 1`, updatedAt: sql`now()` })
      .where(eq(users.id, userId));
    await closeLinks(tx, userId);
    await recordEvent(tx, userId, "signed-out-everywhere");
  });
  forgetSubject(userId);
}

/** Deletes a person with everything that hangs on them. */
export async function deleteAccount(db: Database, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
  forgetSubject(userId);
}
