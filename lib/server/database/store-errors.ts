import "server-only";
import { DrizzleQueryError } from "drizzle-orm/errors";

/** Connection lost, out of resources, shutting down, disk trouble, read-only, cut off by a time limit. */
const OUTAGE_STATES = /^(?:08|53|57|58|25006|XX)/;
/** The tables are gone: somebody has replaced the database beneath the running site. */
const MISSING_TABLE_STATES = new Set(["42P01", "3F000", "3D000"]);
const RETRYABLE_STATES = new Set(["40001", "40P01"]);
const UNIQUE_VIOLATION_STATE = "23505";
const SYSTEM_ERROR = /^E[A-Z]+$/;
/** What node-postgres throws without a code, when no connection can be had. */
const POOL_ERROR = /timeout exceeded when trying to connect|connection terminated|query read timeout|not queryable/i;

function findRoot(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}

function readCode(error: unknown): string | null {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}

/** Whether the same transaction may pass when it is run again. */
export function isRetryable(error: unknown): boolean {
  return RETRYABLE_STATES.has(readCode(findRoot(error)) ?? "");
}

/** Whether a value that has to be the only one of its kind is taken. */
export function isUniqueViolation(error: unknown): boolean {
  return readCode(findRoot(error)) === UNIQUE_VIOLATION_STATE;
}

export type Damage = "none" | "outage" | "reopen";

/**
 * What an error says about the store: nothing (the statement is at fault), that it cannot be reached now, or that it
 * has to be opened anew.
 */
export function judgeDamage(error: unknown): Damage {
  const root = findRoot(error);
  const code = readCode(root);
  if (code && MISSING_TABLE_STATES.has(code)) return "reopen";
  if (code && (OUTAGE_STATES.test(code) || SYSTEM_ERROR.test(code))) return "outage";
  if (code) return "none";
  if (root instanceof AggregateError) return "outage";
  if (root instanceof Error && POOL_ERROR.test(root.message)) return "outage";
  // A statement that failed without any answer of the server: the embedded engine itself has stopped.
  return error instanceof DrizzleQueryError ? "reopen" : "none";
}
