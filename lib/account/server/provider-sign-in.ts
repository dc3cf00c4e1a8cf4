import "server-only";
import { and, eq } from "drizzle-orm";
import { accounts, users } from "@/lib/server/database/schema";
import type { Database } from "@/lib/server/database/store";
import { inTransaction } from "@/lib/server/database/with-store";
import { toCanonicalEmail } from "@/lib/account/email";
import { NAME_MAX_CHARACTERS } from "@/lib/account/limits";
import { FORBIDDEN_IN_ONE_LINE } from "@/lib/one-line-text";
import { recordEvent } from "./audit-trail";
import { type Outcome, refuse } from "./outcome";

/** Who the identity provider says is there. */
export interface Identity {
  provider: string;
  /** The provider's own, unchanging name for the person. */
  providerAccountId: string;
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
}

interface ProviderRules {
  /** The person who is signed in already and connects a provider. */
  currentUserId: string | null;
  isRegistrationOpen: boolean;
}

const FORBIDDEN_CHARACTERS = new RegExp(FORBIDDEN_IN_ONE_LINE, "gu");

function toName(name: string | null, email: string): string {
  const clean = (name ?? "").replaceAll(FORBIDDEN_CHARACTERS, " ").trim();
  return Array.from(clean || (email.split("@")[0] ?? email))
    .slice(0, NAME_MAX_CHARACTERS)
    .join("");
}

/** The person to whom an identity is tied, switched off or not; null when to nobody. */
export async function findLinkedUser(db: Database, provider: string, providerAccountId: string) {
  const [linked] = await db
    .select({ id: users.id, disabledAt: users.disabledAt })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.provider, provider), eq(accounts.providerAccountId, providerAccountId)));
  return linked ?? null;
}

/** Ties an identity to a person; false when somebody else was quicker. */
async function link(db: Database, userId: string, { provider, providerAccountId }: Identity): Promise<boolean> {
  const [row] = await db
    .insert(accounts)
    .values({ userId, provider, providerAccountId })
    .onConflictDoNothing()
    .returning({ userId: accounts.userId });
  if (row) await recordEvent(db, userId, "provider-linked", { method: provider });
  return row !== undefined;
}

async function linkToKnownAddress(
  db: Database,
  identity: Identity,
  email: string,
): Promise<Outcome<{ userId: string }> | null> {
  const [local] = await db.select().from(users).where(eq(users.email, email));
  if (!local) return null;
  if (local.disabledAt) return refuse("auth/user-disabled");
  // An unverified local account may have been made by somebody who lay in wait for this very person.
  if (!local.emailVerifiedAt || !(await link(db, local.id, identity))) return refuse("auth/account-exists");
  return { ok: true, userId: local.id };
}

async function createAccount(db: Database, identity: Identity, email: string): Promise<Outcome<{ userId: string }>> {
  const userId = await inTransaction(db, async (tx) => {
    const [row] = await tx
      .insert(users)
      .values({ email, name: toName(identity.name, email), emailVerifiedAt: new Date() })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (!row) return null;
    await link(tx, row.id, identity);
    return row.id;
  });
  return userId ? { ok: true, userId } : refuse("auth/account-exists");
}

/**
 * Finds or makes the account of somebody whom an identity provider vouches for. An existing account is only joined when
 * both sides have verified the address; otherwise its owner signs in first and connects the provider in the profile.
 */
export async function admitIdentity(
  db: Database,
  identity: Identity,
  { currentUserId, isRegistrationOpen }: ProviderRules,
): Promise<Outcome<{ userId: string }>> {
  const email = toCanonicalEmail(identity.email ?? "");
  if (!identity.isEmailVerified || !email) return refuse("auth/oauth-email-not-verified");

  const linked = await findLinkedUser(db, identity.provider, identity.providerAccountId);
  if (linked?.disabledAt) return refuse("auth/user-disabled");
  if (linked) {
    const isSomebodyElse = currentUserId !== null && currentUserId !== linked.id;
    return isSomebodyElse ? refuse("auth/account-exists") : { ok: true, userId: linked.id };
  }
  if (currentUserId) {
    const isLinked = await link(db, currentUserId, identity);
    return isLinked ? { ok: true, userId: currentUserId } : refuse("auth/account-exists");
  }
  const joined = await linkToKnownAddress(db, identity, email);
  if (joined) return joined;
  return isRegistrationOpen ? createAccount(db, identity, email) : refuse("auth/registration-closed");
}
