import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { getEnv } from "./env";

/** Stores the value on globalThis, because each separately bundled route would otherwise have its own. */
export function oncePerProcess<T>(name: string, make: () => T): () => T {
  const key = Symbol.for(`portfolio.${name}`);
  return () => {
    const shared: Record<symbol, T | undefined> = globalThis;
    return (shared[key] ??= make());
  };
}

/** Used without a secret. Hashes made with this key are useless after a restart. */
const getProcessKey = oncePerProcess("hash-key", () => randomBytes(32).toString("hex"));

/** Hashes a private value, such as an address, so that no store holds the value itself. */
export function hashPrivately(purpose: string, value: string): string {
  const key = createHmac("sha256", getEnv().secret ?? getProcessKey())
    .update(`portfolio:${purpose}`)
    .digest();
  return createHmac("sha256", key).update(value).digest("base64url");
}
