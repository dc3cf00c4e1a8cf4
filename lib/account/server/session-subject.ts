import "server-only";
import { and, eq, isNull } from "drizzle-orm";
import { users } from "@/lib/server/database/schema";
import { StoreUnavailable } from "@/lib/server/database/store";
import { withStore } from "@/lib/server/database/with-store";
import { oncePerProcess } from "@/lib/server/once-per-process";

/** How long another process may still believe a session that has been ended. */
const CACHE_MS = 5_000;
const CACHE_MAX_ENTRIES = 1_000;

/** NIST SP 800-63B, AAL1: signing in again at least every 30 days. */
const SESSION_MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

export interface Subject {
  id: string;
  name: string;
  email: string;
  tokenVersion: number;
}

/** The columns that make a `Subject`. */
export const SUBJECT_COLUMNS = {
  id: users.id,
  name: users.name,
  email: users.email,
  tokenVersion: users.tokenVersion,
};

interface CacheEntry {
  subject: Subject | null;
  at: number;
}

const getCache = oncePerProcess("session-subjects", () => new Map<string, CacheEntry>());

async function loadSubject(userId: string): Promise<Subject | null> {
  const [row] = await withStore((db) =>
    db
      .select(SUBJECT_COLUMNS)
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.disabledAt))),
  );
  return row ?? null;
}

async function findSubject(userId: string): Promise<Subject | null> {
  const cache = getCache();
  const cached = cache.get(userId);
  if (cached && performance.now() - cached.at < CACHE_MS) return cached.subject;
  const subject = await loadSubject(userId);
  if (cache.size >= CACHE_MAX_ENTRIES) cache.clear();
  cache.set(userId, { subject, at: performance.now() });
  return subject;
}

/** To be called by whatever changes a person, so that this process notices at once. */
export function forgetSubject(userId: string): void {
  getCache().delete(userId);
}

/** What a session token says of itself. */
export interface SessionClaims {
  uid: string;
  /** The person's token version when they signed in. */
  tv: number;
  /** When they signed in, in seconds since 1970. */
  authTime: number;
}

export type SessionState =
  | { kind: "live"; subject: Subject }
  /** Signed out elsewhere, too old, or its person is gone. */
  | { kind: "dead" }
  /** The store cannot be asked now: good enough to show a name, not to change anything. */
  | { kind: "stale" };

/** Judges a session by its token version, never by its date of issue, which every visit renews. */
export async function judgeSession({ uid, tv, authTime }: SessionClaims): Promise<SessionState> {
  if (Date.now() / 1000 - authTime > SESSION_MAX_AGE_SECONDS) return { kind: "dead" };
  try {
    const subject = await findSubject(uid);
    return subject?.tokenVersion === tv ? { kind: "live", subject } : { kind: "dead" };
  } catch (error) {
    if (error instanceof StoreUnavailable) return { kind: "stale" };
    throw error;
  }
}
