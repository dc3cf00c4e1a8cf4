import "server-only";
import type { JWT } from "next-auth/jwt";
import { z } from "zod";
import type { SessionClaims, Subject } from "./session-subject";

const claimsSchema = z.object({ uid: z.uuid(), tv: z.int().min(0), authTime: z.number().positive() });

/** Reads the claims of a decrypted session token; null when it is none of ours. */
export function readClaims(token: JWT): SessionClaims | null {
  const parsed = claimsSchema.safeParse(token);
  return parsed.success ? parsed.data : null;
}

/** Seconds since 1970, as tokens count. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** The content of a new session token. */
export function writeToken({ id, tokenVersion, name, email }: Subject, authTime: number): JWT {
  return { uid: id, tv: tokenVersion, authTime, name, email };
}
