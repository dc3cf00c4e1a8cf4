import "server-only";
import { getEnv } from "@/lib/server/env";

/** A session lasts this long after the last visit; the absolute end is judged by its claims. */
export const SESSION_IDLE_SECONDS = 7 * 24 * 60 * 60;

export interface AuthEnvironment {
  secret: string;
  usesHttps: boolean;
  sessionCookie: string;
}

/**
 * What next-auth needs to know, and null when accounts are off. It reads its own address from NEXTAUTH_URL, never from
 * a request's headers, by which somebody else could have a say in it.
 */
export function getAuthEnvironment(): AuthEnvironment | null {
  const { secret, siteOrigin, previewOrigin, isVercel } = getEnv();
  if (!secret) return null;
  const origin = siteOrigin ?? previewOrigin;
  if (origin) process.env.NEXTAUTH_URL = origin;
  const usesHttps = origin ? origin.startsWith("https:") : isVercel;
  return { secret, usesHttps, sessionCookie: `${usesHttps ? "__Secure-" : ""}next-auth.session-token` };
}
