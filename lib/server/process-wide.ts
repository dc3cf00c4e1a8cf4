import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { getEnv } from "./env";

/** Shared through globalThis, because routes that are bundled apart would each have a value of their own. */
export function oncePerProcess<T>(name: string, make: () => T): () => T {
  const key = Symbol.for(`portfolio.${name}`);
  return () => {
    const shared = globalThis as unknown as Record<symbol, T | undefined>;
    return (shared[key] ??= make());
  };
}

/** Without a secret a key that lives as long as the process: nothing that it protects outlives it. */
const getProcessKey = oncePerProcess("hash-key", () => randomBytes(32).toString("hex"));

/** A one-way name for a private value (an address, a message), so that no store ever holds the value itself. */
export function hashPrivately(purpose: string, value: string): string {
  const key = createHmac("sha256", getEnv().secret ?? getProcessKey())
    .update(`portfolio:${purpose}`)
    .digest();
  return createHmac("sha256", key).update(value).digest("base64url");
}
