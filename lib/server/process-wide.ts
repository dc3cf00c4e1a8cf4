import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { getEnv } from "./env";

/** Through globalThis: routes bundled separately would each have their own. */
export function oncePerProcess<T>(name: string, make: () => T): () => T {
  const key = Symbol.for(`portfolio.${name}`);
  return () => {
    const shared: Record<symbol, T | undefined> = globalThis;
    return (shared[key] ??= make());
  };
}

/** Without a secret the key lives as long as the process, and so does everything it protects. */
const getProcessKey = oncePerProcess("hash-key", () => randomBytes(32).toString("hex"));

/** One-way hash of a private value (address, message), so that no store holds the value itself. */
export function hashPrivately(purpose: string, value: string): string {
  const key = createHmac("sha256", getEnv().secret ?? getProcessKey())
    .update(`portfolio:${purpose}`)
    .digest();
  return createHmac("sha256", key).update(value).digest("base64url");
}
