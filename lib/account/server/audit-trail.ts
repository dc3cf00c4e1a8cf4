import "server-only";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { AccountActivity } from "@/lib/account/old-replies";
import { audit } from "@/lib/server/database/schema";
import type { Database } from "@/lib/server/database/store";

const LISTED_SIGN_INS = 10;
const KEPT_DAYS = 90;

export type AuditEvent =
  | "sign-in"
  | "registered"
  /** Somebody has registered an address that has an account. */
  | "registered-again"
  | "email-verified"
  | "email-changed"
  | "password-reset"
  | "password-changed"
  | "provider-linked"
  | "signed-out-everywhere";

/** Where a request came from, in words of our own and one-way names. */
export interface Visit {
  browser: string;
  ipHash: string;
}

/** Writes what happened, and forgets what is older than 90 days. */
export async function recordEvent(
  db: Database,
  userId: string,
  event: AuditEvent,
  details: Partial<Visit> & { method?: string } = {},
): Promise<void> {
  await db.insert(audit).values({ userId, event, ...details });
  await db
    .delete(audit)
    .where(and(eq(audit.userId, userId), lt(audit.at, sql`now() - make_interval(days => ${KEPT_DAYS})`)));
}

/** The latest sign-ins of a person, newest first. */
export async function listSignIns(db: Database, userId: string): Promise<AccountActivity[]> {
  const rows = await db
    .select({ at: audit.at, method: audit.method, browser: audit.browser })
    .from(audit)
    .where(and(eq(audit.userId, userId), eq(audit.event, "sign-in")))
    .orderBy(desc(audit.at))
    .limit(LISTED_SIGN_INS);
  return rows.map(({ at, method, browser }) => ({
    at: at.toISOString(),
    method: method ?? "password",
    browser: browser ?? "A browser",
  }));
}
