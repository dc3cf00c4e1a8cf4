import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { getEnv } from "./env";

/** Stores the value on globalThis, because routes are bundled separately and would each have their own copy. */
export function oncePerProcess<T>(name: string, make: () => T): () => T {
  const key = Symbol.for(`portfolio.${name}`);
  return () => {
    const shared: Record<symbol, T | undefined> = globalThis;
    return (shared[key] ??= make());
  };
}

/** Used if NEXTAUTH_SECRET is not set. Hashes made with this key no longer match after a restart. */
const getProcessKey = oncePerProcess("hash-key", () => randomBytes(32).toString("hex"));

/** Hashes a private value, such as an IP address, so that the value itself is never stored. */
export function hashPrivately(purpose: string, value: string): string {
  const key = createHmac("sha256", getEnv().secret ?? getProcessKey())
    .update(`portfolio:${purpose}`)
    .digest();
  return createHmac("sha256", key).update(value).digest("base64url");
}
