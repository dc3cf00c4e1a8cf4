import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { AccountCode } from "@/lib/account/codes";
import { tokens, type TokenKind } from "@/lib/server/db/schema";
import type { Database } from "@/lib/server/db/store";

const HOUR_MS = 60 * 60 * 1000;
const LIFETIMES_MS: Record<TokenKind, number> = { verify: 24 * HOUR_MS, reset: HOUR_MS, email: 24 * HOUR_MS };

const TOKEN_BYTES = 32;

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Makes the only valid link token of its kind for a person: 32 random bytes in base64url; the store keeps its hash. */
export async function issueToken(db: Database, userId: string, kind: TokenKind, payload?: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await db.delete(tokens).where(and(eq(tokens.userId, userId), eq(tokens.kind, kind)));
  await db
    .insert(tokens)
    .values({ hash: hashToken(token), userId, kind, payload, expiresAt: new Date(Date.now() + LIFETIMES_MS[kind]) });
  return token;
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
