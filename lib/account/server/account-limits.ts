import "server-only";
import { hashPrivately } from "@/lib/server/keyed-hash";
import {
  type Claim,
  clearLimits,
  consumeInTurn,
  createLimiter,
  DAY_SECONDS,
  giveBack,
  HOUR_SECONDS,
  MINUTE_SECONDS,
  type Verdict,
} from "@/lib/server/limits";
import { oncePerProcess } from "@/lib/server/once-per-process";
import { type AccountRefusal, refuse } from "@/lib/account/replies";
import type { LinkKind } from "./links";

function createLimits() {
  const make = (name: string, points: number, duration: number) =>
    createLimiter({ keyPrefix: `account-${name}`, points, duration });
  return {
    failuresPerPair: make("failures-pair", 5, 15 * MINUTE_SECONDS),
    failuresPerMinute: make("failures-minute", 20, MINUTE_SECONDS),
    failuresPerDay: make("failures-day", 100, DAY_SECONDS),
    failuresPerAccount: make("failures-account", 50, HOUR_SECONDS),
    registerPerClient: make("register-client", 5, HOUR_SECONDS),
    mailsPerAddress: {
      register: make("mails-register", 3, HOUR_SECONDS),
      forgot: make("mails-forgot", 3, HOUR_SECONDS),
    } satisfies Record<LinkKind, unknown>,
    mailsPerClient: make("mails-client", 10, HOUR_SECONDS),
    mailsPerHour: make("mails-hour", 60, HOUR_SECONDS),
    mailsPerDay: make("mails-day", 200, DAY_SECONDS),
  };
}

const getLimits = oncePerProcess("account-limits", createLimits);

/** Addresses are counted as they were typed, whether they have an account or not. */
const nameAddress = (email: string) => hashPrivately("account-address", email);

function listSignInClaims(email: string, client: string | undefined) {
  const { failuresPerPair, failuresPerMinute, failuresPerDay, failuresPerAccount } = getLimits();
  const address = nameAddress(email);
  const ofPair: Claim[] = [{ limiter: failuresPerPair, key: client && `${address}:${client}` }];
  const ofAccount: Claim[] = [{ limiter: failuresPerAccount, key: address }];
  const ofClient: Claim[] = [failuresPerMinute, failuresPerDay].map((limiter) => ({ limiter, key: client }));
  return { ofPair, ofAccount, ofClient, all: [...ofPair, ...ofClient, ...ofAccount] };
}

/** What a verdict means for the visitor; null when it is within the limits. */
function toRefusal(verdict: Verdict): AccountRefusal | null {
  if (verdict.allowed) return null;
  return refuse("auth/too-many-requests", { retryAfterSeconds: verdict.retryAfterSeconds });
}

/** Counts a sign-in as a failure before its password is checked, so that many tries at once cannot slip past. */
export async function claimSignIn(email: string, client: string | undefined) {
  const { all, ofPair, ofClient, ofAccount } = listSignInClaims(email, client);
  return {
    refusal: toRefusal(await consumeInTurn(all)),
    /** It was no failure, or nobody could tell. */
    giveBack: () => giveBack(all),
    /** The password was right: what this network tried before does not count either. */
    forget: async () => {
      await clearLimits(ofPair);
      await giveBack([...ofClient, ...ofAccount]);
    },
  };
}

/** After a new password: whoever has chosen it can sign in at once. */
export async function clearFailures(email: string, client: string | undefined): Promise<void> {
  const { ofPair, ofAccount } = listSignInClaims(email, client);
  await clearLimits([...ofPair, ...ofAccount]);
}

/** Before a mail with a link is promised to an address; `register` and `forgot` do not use up each other's. */
export async function claimMail(kind: LinkKind, email: string, client: string | undefined) {
  const { registerPerClient, mailsPerClient, mailsPerAddress, mailsPerHour, mailsPerDay } = getLimits();
  const verdict = await consumeInTurn([
    ...(kind === "register" ? [{ limiter: registerPerClient, key: client }] : []),
    { limiter: mailsPerClient, key: client },
    { limiter: mailsPerAddress[kind], key: nameAddress(email) },
    { limiter: mailsPerHour, key: "all" },
    { limiter: mailsPerDay, key: "all" },
  ]);
  return toRefusal(verdict);
}
