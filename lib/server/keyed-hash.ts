import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { getEnv } from "./env";

/** Without a secret a key that lives as long as the process: nothing that it protects outlives it. */
const processKey = randomBytes(32).toString("hex");

/** A one-way name for a private value (an address, a message), so that no store ever holds the value itself. */
export function hashPrivately(purpose: string, value: string): string {
  const key = createHmac("sha256", getEnv().secret ?? processKey)
    .update(`portfolio:${purpose}`)
    .digest();
  return createHmac("sha256", key).update(value).digest("base64url");
}
