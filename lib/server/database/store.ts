import "server-only";

export interface Store {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  close(): Promise<void>;
}

/** Explanations of the faults, for the log. */
const FAULTS = {
  "not-configured": "this site has no accounts yet, because NEXTAUTH_SECRET or DATABASE_URL is missing or invalid",
  locked: "another process is using the folder in DATABASE_URL",
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
