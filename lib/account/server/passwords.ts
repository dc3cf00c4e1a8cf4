import "server-only";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { type Outcome, refuse } from "@/lib/account/replies";
import { countPasswordCharacters, normalizePassword, PASSWORD_MAX_CHARACTERS } from "@/lib/account/rules";
import { oncePerProcess } from "@/lib/server/process-wide";

/** Memory and time cost of RFC 9106's second recommended option. A hash takes about 50 ms on one core. */
const PARAMETERS = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
const PARAMETERS_PREFIX = "$argon2id$v=19$m=65536,t=3,p=1$";

/** Passwords for unknown users are checked against this hash, so that the reply takes as long as for a real user. */
const NOBODYS_HASH = `${PARAMETERS_PREFIX}c29tZXNhbHRzb21lc2FsdA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`;

/** Hashing shares Node.js's four worker threads with file access and compression, so leave one thread free. */
const AT_ONCE = 3;
const AT_ONCE_OF_NETWORK = 2;
const WAITING_MAX = 32;

const createQueue = (atOnce: number) => ({ places: 0, turns: pLimit(atOnce) });

const getQueues = oncePerProcess("password-queues", () => ({
  all: createQueue(AT_ONCE),
  networks: new Map<string, ReturnType<typeof createQueue>>(),
}));

export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Reserves a place in the hashing queue before the attempt counts towards any rate limit. */
export async function withPlace<T>(client = "", act: (takeTurn: TakeTurn) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const { all, networks } = getQueues();
  if (all.places >= AT_ONCE + WAITING_MAX) return refuse("auth/too-many-requests", { retryAfterSeconds: 5 });
  const network = networks.get(client) ?? createQueue(AT_ONCE_OF_NETWORK);
  if (client) networks.set(client, network);
  all.places += 1;
  network.places += 1;
  try {
    return await act((work) => network.turns(() => all.turns(work)));
  } finally {
    all.places -= 1;
    network.places -= 1;
    if (client && network.places === 0) networks.delete(client);
  }
}

export const hashPassword = (password: string) => hash(normalizePassword(password), PARAMETERS);

export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  return (await verify(stored ?? NOBODYS_HASH, normalizePassword(password))) && stored !== null;
}

export const isOutdatedHash = (stored: string) => !stored.startsWith(PARAMETERS_PREFIX);

const isRepetition = (password: string) => /^(.{1,4})\1*.{0,3}$/su.test(password) && new Set(password).size <= 4;

const getCommonPasswords = oncePerProcess("common-passwords", async () => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map((password) => String(password).toLowerCase()));
});

/** Returns an error message for the visitor, or null if the password is acceptable. */
export async function findPasswordFault(password: string, minCharacters: number): Promise<string | null> {
  const length = countPasswordCharacters(password);
  if (length < minCharacters) return `Please use at least ${minCharacters} characters.`;
  if (length > PASSWORD_MAX_CHARACTERS) return `Please use at most ${PASSWORD_MAX_CHARACTERS} characters.`;
  const lower = normalizePassword(password).toLowerCase();
  const isCommon = (await getCommonPasswords()).has(lower) || isRepetition(lower);
  return isCommon ? "This is one of the most common passwords. Please choose another." : null;
}
