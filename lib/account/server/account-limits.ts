import "server-only";
import { type AccountRefusal, refuse } from "@/lib/account/replies";
import { hashPrivately, oncePerProcess } from "@/lib/server/process-wide";
import {
  type Claim,
  clear,
  consumeInTurn,
  createLimiter,
  createMemoryLimiter,
  DAY_SECONDS,
  HOUR_SECONDS,
  MINUTE_SECONDS,
  refund,
} from "@/lib/server/limits";
import type { LinkKind } from "./accounts";
import type { Visitor } from "./handle-account";

const getLimits = oncePerProcess("account-limits", () => {
  const make = (name: string, points: number, duration: number) =>
    createLimiter({ keyPrefix: `account-${name}`, points, duration });
  const perMinute = (name: string, points: number) =>
    createMemoryLimiter({ keyPrefix: `account-${name}`, points, duration: MINUTE_SECONDS });
  return {
    link: perMinute("link", 20),
    password: perMinute("password", 20),
    options: perMinute("options", 60),
    signIn: perMinute("sign-in", 30),
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

const hashEmail = (email: string) => hashPrivately("account-address", email);

async function claim(claims: readonly Claim[]): Promise<AccountRefusal | null> {
  const wait = await consumeInTurn(claims);
  return wait && refuse("auth/too-many-requests", wait);
}

/** Counts every request in memory, before any database query, and never refunds it. */
export function claimRequest(kind: "link" | "password" | "options" | "signIn", client: string | undefined) {
  return claim([{ limiter: getLimits()[kind], key: client }]);
}

function listSignInClaims(email: string, client: string | undefined): [Claim, Claim, ...Claim[]] {
  const { failuresPerPair, failuresPerMinute, failuresPerDay, failuresPerAccount } = getLimits();
  const address = hashEmail(email);
  return [
    { limiter: failuresPerPair, key: client && `${address}:${client}` },
    { limiter: failuresPerAccount, key: address },
    { limiter: failuresPerMinute, key: client },
    { limiter: failuresPerDay, key: client },
  ];
}

/** Counts each attempt as a failure until `refund` is called, so that parallel attempts cannot bypass the limit. */
export async function claimSignIn(email: string, client: string | undefined) {
  const claims = listSignInClaims(email, client);
  return { refusal: await claim(claims), refund: () => refund(claims) };
}

/** Clears the failure counts, so that users can sign in immediately after choosing a new password. */
export async function clearFailures(email: string, client: string | undefined): Promise<void> {
  const [pair, account] = listSignInClaims(email, client);
  await Promise.all([pair, account].map(clear));
}

/** Only sign-ups have a global limit, so that an attacker cannot block password resets for everyone. */
export function claimMail(kind: LinkKind, email: string, { client }: Visitor) {
  const limits = getLimits();
  const isSignUp = kind === "register";
  return claim([
    { limiter: limits.registerPerClient, key: isSignUp ? client : null },
    { limiter: limits.mailsPerClient, key: client },
    { limiter: limits.mailsPerAddress, key: `${kind}:${hashEmail(email)}` },
    { limiter: limits.mailsPerHour, key: isSignUp ? "all" : null },
    { limiter: limits.mailsPerDay, key: isSignUp ? "all" : null },
  ]);
}
