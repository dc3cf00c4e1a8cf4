import "server-only";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import type { AccountResult } from "@/lib/account/errors";
import { PASSWORD_MAX_CHARACTERS } from "@/lib/account/rules";
import { fail } from "@/lib/result";
import { oncePerProcess } from "@/lib/server/process-wide";

/** Memory and time cost of RFC 9106's second recommended option. A hash takes about 50 ms on one core. */
const PARAMETERS = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
const PARAMETERS_PREFIX = "$argon2id$v=19$m=65536,t=3,p=1$";

/** Passwords for unknown users are checked against this hash, so that the reply takes as long as for a real user. */
const NOBODYS_HASH = `${PARAMETERS_PREFIX}c29tZXNhbHRzb21lc2FsdA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`;

/** One core stays free for everything else. */
const MAX_PARALLEL = Math.max(1, availableParallelism() - 1);
const MAX_WAITING = 32;

const getQueue = oncePerProcess("password-queue", () => ({ length: 0, run: pLimit(MAX_PARALLEL) }));

/** Holds a place in the queue while `act` runs. If the queue is full, `act` does not run. */
export async function queueHashing<T>(act: () => Promise<AccountResult<T>>): Promise<AccountResult<T>> {
  const queue = getQueue();
  if (queue.length >= MAX_PARALLEL + MAX_WAITING) return fail("auth/too-many-requests", { retryAfterSeconds: 5 });
  queue.length += 1;
  return act().finally(() => (queue.length -= 1));
}

/** Keyboards may encode the same character differently. */
const normalize = (password: string) => password.normalize("NFKC");

export const hashPassword = (password: string) => getQueue().run(() => hash(normalize(password), PARAMETERS));

export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const isRight = await getQueue().run(() => verify(stored ?? NOBODYS_HASH, normalize(password)));
  return isRight && stored !== null;
}

export const isOutdatedHash = (stored: string) => !stored.startsWith(PARAMETERS_PREFIX);

const isRepetition = (password: string) => /^(.{1,4})\1*.{0,3}$/su.test(password) && new Set(password).size <= 4;

const getCommonPasswords = oncePerProcess("common-passwords", async () => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map((password) => String(password).toLowerCase()));
});

/** Returns an error message for the visitor, or null if the password is acceptable. */
export async function findPasswordError(password: string, minCharacters: number): Promise<string | null> {
  const normal = normalize(password);
  const { length } = Array.from(normal);
  if (length < minCharacters) return `Please use at least ${minCharacters} characters.`;
  if (length > PASSWORD_MAX_CHARACTERS) return `Please use at most ${PASSWORD_MAX_CHARACTERS} characters.`;
  const lower = normal.toLowerCase();
  const isCommon = (await getCommonPasswords()).has(lower) || isRepetition(lower);
  return isCommon ? "This is one of the most common passwords. Please choose another." : null;
}
