import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { normalizePassword } from "@/lib/account/password";
import { log } from "@/lib/server/log";
import { oncePerProcess } from "@/lib/server/once-per-process";
import { createWorkGate, type GateResult } from "./work-gate";

/** Argon2id is the library's default. RFC 9106's second recommended memory size: about 50 ms on one core. */
const PARAMETERS = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
const PARAMETERS_PREFIX = "$argon2id$v=19$m=65536,t=3,p=1$";

/** Node has four threads for such work; more at once would only hold more memory (64 MiB each). */
const getGate = oncePerProcess("password-gate", () => createWorkGate({ width: 4, queue: 32 }));

/** A hash of nothing that anybody knows: checking it takes as long as checking a real one. */
const NOBODYS_HASH = `${PARAMETERS_PREFIX}c29tZXNhbHRzb21lc2FsdA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`;

/** Argon2id in PHC format. Not ok: too many are waiting already. */
export function hashPassword(password: string): Promise<GateResult<string>> {
  return getGate().run(() => hash(normalizePassword(password), PARAMETERS));
}

async function matches(stored: string, password: string): Promise<boolean> {
  try {
    return await verify(stored, normalizePassword(password));
  } catch {
    log("error", "password-hash-broken");
    return false;
  }
}

/**
 * Whether the password is the one that was stored. Without a stored hash the answer is no, after the same time, so that
 * nobody learns by the clock who has an account. Not ok: too many are waiting already.
 */
export function verifyPassword(stored: string | null, password: string): Promise<GateResult<boolean>> {
  return getGate().run(async () => (await matches(stored ?? NOBODYS_HASH, password)) && stored !== null);
}

/** Whether the hash was made with other parameters than today's and should be renewed while the password is at hand. */
export function isOutdatedHash(stored: string): boolean {
  return !stored.startsWith(PARAMETERS_PREFIX);
}
