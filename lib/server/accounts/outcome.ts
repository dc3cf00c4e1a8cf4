import "server-only";
import type { AccountCode } from "@/lib/account/codes";
import type { FieldErrors } from "@/lib/account/replies";

export interface Refusal {
  ok: false;
  code: AccountCode;
  fields?: FieldErrors;
  retryAfterSeconds?: number;
}

/** What a flow came to: its result, or the code of why not. */
export type Outcome<T> = ({ ok: true } & T) | Refusal;

export function refuse(code: AccountCode, details: Omit<Refusal, "ok" | "code"> = {}): Refusal {
  return { ok: false, code, ...details };
}

/** Too many passwords are being checked at this moment; the queue is a few seconds long. */
export const BUSY = refuse("auth/too-many-requests", { retryAfterSeconds: 5 });
