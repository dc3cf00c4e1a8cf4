import "server-only";
import type { AccountCode } from "@/lib/account/codes";
import type { AccountRefusal } from "@/lib/account/old-replies";

/** Inside it is what an account address answers. */
export type Refusal = AccountRefusal;

/** What a flow came to: its result, or the code of why not. */
export type Outcome<T> = ({ ok: true } & T) | Refusal;

/** A refusal by its code, with the sentences or the wait that belong to it. */
export function refuse(code: AccountCode, details: Omit<Refusal, "ok" | "code"> = {}): Refusal {
  return { ok: false, code, ...details };
}

/** Too many passwords are being checked at this moment; the queue is a few seconds long. */
export const BUSY = refuse("auth/too-many-requests", { retryAfterSeconds: 5 });
