import "server-only";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import { hashPrivately } from "@/lib/server/keyed-hash";
import { type Claim, consumeInTurn, type CreateLimiter, type Verdict } from "@/lib/server/limits";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Wrong passwords in a row after which an account opens again only by a reset (NIST SP 800-63B, section 3.2.2). */
export const HARD_STOP_FAILURES = 100;

/** A client's name; undefined where nobody vouches for one, and limits of single clients do not apply. */
type Client = string | undefined;

function claimsOf(limits: readonly [RateLimiterAbstract, string | undefined][]): Claim[] {
  return limits.flatMap(([limiter, key]) => (key === undefined ? [] : [{ limiter, key }]));
}

/**
 * The limits of everything about accounts. Failed sign-ins are counted before they are known to fail, and given back
 * when they did not, so that many tries at once cannot slip past. Unknown addresses are counted like known ones.
 */
export function createAccountLimits(createLimiter: CreateLimiter) {
  const make = (name: string, points: number, duration: number) =>
    createLimiter({ keyPrefix: `account-${name}`, points, duration });

  const signInPerClient = make("sign-in-client", 20, MINUTE_SECONDS);
  const failuresPerPair = make("failures-pair", 5, 15 * MINUTE_SECONDS);
  const failuresPerClient = make("failures-client", 100, DAY_SECONDS);
  const failuresPerAccount = make("failures-account", 50, HOUR_SECONDS);
  const registerPerClient = make("register-client", 5, HOUR_SECONDS);
  const mailPerAddress = make("mail-address", 3, HOUR_SECONDS);
  const mailPerClient = make("mail-client", 10, HOUR_SECONDS);
  const linkPerClient = make("link-client", 20, MINUTE_SECONDS);

  const nameAddress = (email: string) => hashPrivately("account-address", email);

  return {
    /** Before a password is checked. */
    async claimSignIn(email: string, client: Client): Promise<Verdict> {
      const address = nameAddress(email);
      return consumeInTurn(
        claimsOf([
          [signInPerClient, client],
          [failuresPerPair, client && `${address}:${client}`],
          [failuresPerClient, client],
          [failuresPerAccount, address],
        ]),
      );
    },
    /** After the right one: it was no failure. */
    async forgiveSignIn(email: string, client: Client): Promise<void> {
      const address = nameAddress(email);
      await Promise.all([
        client && failuresPerPair.delete(`${address}:${client}`),
        client && failuresPerClient.reward(client, 1),
        failuresPerAccount.reward(address, 1),
      ]);
    },
    /** After no password could be checked: nobody has tried one. */
    async giveBackSignIn(email: string, client: Client): Promise<void> {
      const address = nameAddress(email);
      await Promise.all([
        client && failuresPerPair.reward(`${address}:${client}`, 1),
        client && failuresPerClient.reward(client, 1),
        failuresPerAccount.reward(address, 1),
      ]);
    },
    claimRegistration: (client: Client) => consumeInTurn(claimsOf([[registerPerClient, client]])),
    claimMail: (email: string, client: Client) =>
      consumeInTurn(
        claimsOf([
          [mailPerClient, client],
          [mailPerAddress, nameAddress(email)],
        ]),
      ),
    /** Before a link's token is checked, or somebody signed in changes what a password guards. */
    claimLink: (client: Client) => consumeInTurn(claimsOf([[linkPerClient, client]])),
  };
}

export type AccountLimits = ReturnType<typeof createAccountLimits>;
