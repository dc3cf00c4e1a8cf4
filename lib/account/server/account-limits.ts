import "server-only";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { AccountResult } from "@/lib/account/errors";
import { fail } from "@/lib/result";
import { hashPrivately } from "@/lib/server/hash-privately";
import { consume, createLimiter, DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS, type Limit } from "@/lib/server/limits";
import { oncePerProcess } from "@/lib/server/process-wide";
import type { LinkKind } from "./accounts";

const getLimits = oncePerProcess("account-limits", () => {
  const make = (name: string, points: number, duration: number) =>
    createLimiter({ keyPrefix: `account-${name}`, points, duration });
  return {
    // Always in memory: a flood would fill the database's queue before its first answer.
    signIns: new RateLimiterMemory({ points: 30, duration: MINUTE_SECONDS }),
    writes: new RateLimiterMemory({ points: 30, duration: MINUTE_SECONDS }),
    failures: make("failures", 5, 15 * MINUTE_SECONDS),
    mailsPerAddress: make("mails-address", 3, HOUR_SECONDS),
    mailsPerClient: make("mails-client", 10, HOUR_SECONDS),
    signUpMails: make("mails-sign-up", 200, DAY_SECONDS),
  };
});

const hashEmail = (email: string) => hashPrivately("account-address", email);

/** An account is limited only together with a client, so that strangers cannot lock its owner out. */
const toPair = (email: string, client: string) => `${hashEmail(email)}:${client}`;

async function limit(...limits: Limit[]): Promise<AccountResult> {
  const allowed = await consume(...limits);
  if (allowed.ok) return allowed;
  return fail("auth/too-many-requests", { retryAfterSeconds: allowed.retryAfterSeconds });
}

/** Counts sign-ins of every kind, successful or not. */
export const limitSignIn = (client: string) => limit([getLimits().signIns, client]);

/** Counts a failure before the password is checked, so that parallel attempts cannot exceed the limit. */
export const limitFailure = (email: string, client: string) => limit([getLimits().failures, toPair(email, client)]);

export const forgetFailures = (email: string, client: string) => getLimits().failures.delete(toPair(email, client));

/** `who` is the user, or the client if the request has a link's token. */
export const limitWrite = (kind: "user" | "link" | "password", who: string) =>
  limit([getLimits().writes, `${kind}:${who}`]);

/** Only sign-ups have a limit for all, so that strangers cannot block password resets for everyone. */
export function limitMail(kind: LinkKind, email: string, client: string) {
  const { mailsPerClient, mailsPerAddress, signUpMails } = getLimits();
  const forAll: Limit[] = kind === "register" ? [[signUpMails, "all"]] : [];
  return limit([mailsPerClient, client], [mailsPerAddress, hashEmail(email)], ...forAll);
}
