import "server-only";
import { type AccountRefusal, refuse } from "@/lib/account/replies";
import { hashPrivately, oncePerProcess } from "@/lib/server/process-wide";
import {
  type Claim,
  clearLimits,
  consumeInTurn,
  createLimiter,
  DAY_SECONDS,
  giveBack,
  HOUR_SECONDS,
  MINUTE_SECONDS,
} from "@/lib/server/limits";
import type { LinkKind } from "./accounts";

const getLimits = oncePerProcess("account-limits", () => {
  const make = (name: string, points: number, duration: number) =>
    createLimiter({ keyPrefix: `account-${name}`, points, duration });
  return {
    failuresPerPair: make("failures-pair", 5, 15 * MINUTE_SECONDS),
    failuresPerMinute: make("failures-minute", 20, MINUTE_SECONDS),
    failuresPerDay: make("failures-day", 100, DAY_SECONDS),
    failuresPerAccount: make("failures-account", 50, HOUR_SECONDS),
    registerPerClient: make("register-client", 5, HOUR_SECONDS),
    mailsPerAddress: make("mails-address", 3, HOUR_SECONDS),
    mailsPerClient: make("mails-client", 10, HOUR_SECONDS),
    mailsPerHour: make("mails-hour", 60, HOUR_SECONDS),
    mailsPerDay: make("mails-day", 200, DAY_SECONDS),
  };
});

/** Limits apply to any address, with or without an account. */
const nameAddress = (email: string) => hashPrivately("account-address", email);

async function claim(claims: readonly Claim[]): Promise<AccountRefusal | null> {
  const verdict = await consumeInTurn(claims);
  if (verdict.allowed) return null;
  return refuse("auth/too-many-requests", { retryAfterSeconds: verdict.retryAfterSeconds });
}

function listSignInClaims(email: string, client: string | undefined): [Claim, Claim, ...Claim[]] {
  const { failuresPerPair, failuresPerMinute, failuresPerDay, failuresPerAccount } = getLimits();
  const address = nameAddress(email);
  return [
    { limiter: failuresPerPair, key: client && `${address}:${client}` },
    { limiter: failuresPerAccount, key: address },
    { limiter: failuresPerMinute, key: client },
    { limiter: failuresPerDay, key: client },
  ];
}

/** Counts a sign-in as a failure before its password is checked, so that many tries at once cannot slip past. */
export async function claimSignIn(email: string, client: string | undefined) {
  const claims = listSignInClaims(email, client);
  return { refusal: await claim(claims), giveBack: () => giveBack(claims) };
}

/** After a new password: whoever has chosen it can sign in at once. */
export function clearFailures(email: string, client: string | undefined): Promise<void> {
  const [pair, account] = listSignInClaims(email, client);
  return clearLimits([pair, account]);
}

/** Before a mail with a link is promised to an address; `register` and `forgot` do not use up each other's. */
export function claimMail(kind: LinkKind, email: string, client: string | undefined) {
  const { registerPerClient, mailsPerClient, mailsPerAddress, mailsPerHour, mailsPerDay } = getLimits();
  return claim([
    { limiter: registerPerClient, key: kind === "register" ? client : null },
    { limiter: mailsPerClient, key: client },
    { limiter: mailsPerAddress, key: `${kind}:${nameAddress(email)}` },
    { limiter: mailsPerHour, key: "all" },
    { limiter: mailsPerDay, key: "all" },
  ]);
}
