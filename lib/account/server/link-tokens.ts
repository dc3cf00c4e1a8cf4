import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { AccountCode } from "@/lib/account/codes";
import { tokens, type TokenKind, users } from "@/lib/server/database/schema";
import type { Database } from "@/lib/server/database/store";
import { inTransaction } from "@/lib/server/database/with-store";

const HOUR_MS = 60 * 60 * 1000;
const LIFETIMES_MS: Record<TokenKind, number> = { verify: 24 * HOUR_MS, reset: HOUR_MS, email: 24 * HOUR_MS };

const TOKEN_BYTES = 32;

/**
 * The kinds whose open links a new one replaces. By a verification link the very password would come to life that a
 * reset link is there to replace.
 */
const REPLACED_KINDS: Record<TokenKind, TokenKind[]> = {
  verify: ["verify"],
  reset: ["reset", "verify"],
  email: ["email"],
};

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** One link is made after the other: two at once would each miss what the other leaves behind. */
async function lockUser(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}

async function replaceToken(tx: Database, userId: string, kind: TokenKind, payload?: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await tx.delete(tokens).where(and(eq(tokens.userId, userId), inArray(tokens.kind, REPLACED_KINDS[kind])));
  await tx
    .insert(tokens)
    .values({ hash: hashToken(token), userId, kind, payload, expiresAt: new Date(Date.now() + LIFETIMES_MS[kind]) });
  return token;
}

/** Makes the only valid link token of its kind for a person: 32 random bytes in base64url; the store keeps its hash. */
export function issueToken(db: Database, userId: string, kind: TokenKind, payload?: string): Promise<string> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    return replaceToken(tx, userId, kind, payload);
  });
}

async function hasResetLink(tx: Database, userId: string): Promise<boolean> {
  const [reset] = await tx
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(and(eq(tokens.userId, userId), eq(tokens.kind, "reset")));
  return reset !== undefined;
}

/**
 * Makes the link token that proves whose mailbox an unverified account has. Once a reset link was sent, only another of
 * that kind will do: the address may have been registered twice, and nobody knows by whom the stored password is.
 */
export function issueTokenToVerify(db: Database, userId: string): Promise<{ kind: "verify" | "reset"; token: string }> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const kind = (await hasResetLink(tx, userId)) ? "reset" : "verify";
    return { kind, token: await replaceToken(tx, userId, kind) };
  });
}

/**
 * Lets an unverified account be completed by a reset link only, as after one was sent. Where none was, the one that is
 * made here is told to nobody.
 */
export function requireReset(db: Database, userId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    if (!(await hasResetLink(tx, userId))) await replaceToken(tx, userId, "reset");
  });
}

/** Closes every open link by which a person's password or address could still be changed. */
export async function closeLinks(db: Database, userId: string): Promise<void> {
  await db.delete(tokens).where(and(eq(tokens.userId, userId), inArray(tokens.kind, ["reset", "email"])));
}

function matches(token: string, kind: TokenKind) {
  return and(eq(tokens.hash, hashToken(token)), eq(tokens.kind, kind), gt(tokens.expiresAt, sql`now()`));
}

export interface SpentToken {
  userId: string;
  payload: string | null;
}

/** Takes a token out of the store; null when it is not there to be taken. Two who try at once: one gets it. */
export async function spendToken(db: Database, token: string, kind: TokenKind): Promise<SpentToken | null> {
  const [spent] = await db
    .delete(tokens)
    .where(matches(token, kind))
    .returning({ userId: tokens.userId, payload: tokens.payload });
  return spent ?? null;
}

/** Whose token it is, without spending it. */
export async function findTokenOwner(db: Database, token: string, kind: TokenKind): Promise<string | null> {
  const [found] = await db.select({ userId: tokens.userId }).from(tokens).where(matches(token, kind));
  return found?.userId ?? null;
}

/** Why a token of these kinds cannot be spent. Nobody guesses 256 bits, so this tells a stranger nothing. */
export async function explainRefusedToken(
  db: Database,
  token: string,
  kinds: readonly TokenKind[],
): Promise<AccountCode> {
  const [found] = await db
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(and(eq(tokens.hash, hashToken(token)), inArray(tokens.kind, [...kinds])));
  return found ? "auth/expired-token" : "auth/invalid-token";
}
