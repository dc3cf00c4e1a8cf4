import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { oncePerProcess } from "./process-wide";
import { getSettings } from "./settings";

/** Used if NEXTAUTH_SECRET is not set. Hashes made with this key no longer match after a restart. */
const getProcessKey = oncePerProcess("hash-key", () => randomBytes(32).toString("hex"));

/** Hashes a private value, such as an IP address, so that the value itself is never stored. */
export function hashPrivately(purpose: string, value: string): string {
  const key = createHmac("sha256", getSettings().secret ?? getProcessKey())
    .update(`portfolio:${purpose}`)
    .digest();
  return createHmac("sha256", key).update(value).digest("base64url");
}
