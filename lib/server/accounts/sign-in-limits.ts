import "server-only";
import type { AccountCode } from "@/lib/account/codes";
import { StoreUnavailable } from "@/lib/server/db/store";
import { getAccountLimits } from "./account-desk";
import { refuse, type Refusal } from "./outcome";

/** Refusals before which no password was checked, so that they say nothing about it. */
const UNCHECKED: ReadonlySet<AccountCode> = new Set(["auth/too-many-requests", "auth/accounts-unavailable"]);

/**
 * Runs a check of the password of whoever has this address, within the limits of sign-ins. It counts as a failure
 * beforehand; that is forgiven when the password was right, and given back when none could be checked. `client` is the
 * one-way name of a network. Throws what `check` throws.
 */
export async function checkWithinLimits<T extends { ok: true }>(
  email: string,
  client: string,
  check: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const limits = getAccountLimits();
  const verdict = await limits.claimSignIn(email, client);
  if (!verdict.allowed) return refuse("auth/too-many-requests", { retryAfterSeconds: verdict.retryAfterSeconds });
  let outcome: T | Refusal;
  try {
    outcome = await check();
  } catch (error) {
    if (error instanceof StoreUnavailable) await limits.giveBackSignIn(email, client);
    throw error;
  }
  if (outcome.ok) await limits.forgiveSignIn(email, client);
  else if (UNCHECKED.has(outcome.code)) await limits.giveBackSignIn(email, client);
  else if (outcome.code !== "auth/invalid-credentials") await limits.forgiveSignIn(email, client);
  return outcome;
}
