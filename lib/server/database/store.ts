import "server-only";

export interface Store {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  close(): Promise<void>;
}

/** Explanations of the faults, for the log. */
const FAULTS = {
  "not-configured": "DATABASE_URL or NEXTAUTH_SECRET is missing or invalid",
  serverless: "this host has no persistent disk: set DATABASE_URL to a PostgreSQL server",
  "not-writable": "the folder in DATABASE_URL is not writable",
  "not-a-store": "the folder in DATABASE_URL contains other files, which were left alone",
  locked: "another process is using the folder in DATABASE_URL; the next account request will try again",
  "newer-than-code":
    "it was written by a newer version of this site; deploy that version again, or restore an older backup",
  failed: "it failed, or did not answer",
} as const;

export type StoreFault = keyof typeof FAULTS;

export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";

  constructor(
    readonly fault: StoreFault,
    options?: ErrorOptions,
  ) {
    super(`The account store is unavailable: ${FAULTS[fault]}`, options);
  }
}

/** Returns an error code from PostgreSQL (`08P01`) or from the system (`ECONNREFUSED`), or null if the error has no code. */
export function readErrorCode(error: unknown): string | null {
  if (error instanceof AggregateError) return readErrorCode(error.errors[0]);
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}
