import "server-only";
import type { AccountCode, AccountRefusal } from "@/lib/account/replies";

/** What a flow came to: its result, or the code of why not. */
export type Outcome<T = object> = ({ ok: true } & T) | AccountRefusal;

/** A refusal by its code, with the sentences or the wait that belong to it. */
export function refuse(code: AccountCode, details: Omit<AccountRefusal, "ok" | "code"> = {}): AccountRefusal {
  return { ok: false, code, ...details };
}
