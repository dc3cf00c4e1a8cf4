import "server-only";
import { StoreUnavailable } from "@/lib/server/database/store";
import { getAccountLimits } from "./account-desk";
import { BUSY, refuse, type Refusal } from "./outcome";

/**
 * Runs a check of the password of whoever has this address, within the limits of sign-ins. It counts as a failure
 * beforehand; that is forgiven when the password was right, and given back when none could be checked. `client` is the
 * one-way name of a network. Throws what `check` throws.
 */
export async function checkWithinLimits<T extends { ok: true }>(
  email: string,
  client: string | undefined,
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
  const code = outcome.ok ? null : outcome.code;
  if (code === BUSY.code) await limits.giveBackSignIn(email, client);
  else if (code !== "auth/invalid-credentials") await limits.forgiveSignIn(email, client);
  return outcome;
}
