import "server-only";
import { randomUUID } from "node:crypto";
import { getEnv } from "@/lib/server/env";

/** The platform's own id where there is one, else a new one; a client's choice is never taken over. */
export function readRequestId(headers: Headers): string {
  const platformId = getEnv().isVercel ? headers.get("x-vercel-id") : null;
  return platformId ?? randomUUID();
}
