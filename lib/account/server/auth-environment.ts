import "server-only";
import { getEnv } from "@/lib/server/env";

/** A session lasts this long after the last visit; the absolute end is judged by its claims. */
export const SESSION_IDLE_SECONDS = 7 * 24 * 60 * 60;

export interface AuthEnvironment {
  secret: string;
  /** The site's own; null where only the platform knows it. */
  origin: string | null;
  usesHttps: boolean;
  sessionCookie: string;
}

/** What next-auth needs to know, and null when accounts are off. */
export function getAuthEnvironment(): AuthEnvironment | null {
  const { secret, siteOrigin, previewOrigin, isVercel } = getEnv();
  if (!secret) return null;
  const origin = siteOrigin ?? previewOrigin;
  const usesHttps = origin ? origin.startsWith("https:") : isVercel;
  return { secret, origin, usesHttps, sessionCookie: `${usesHttps ? "__Secure-" : ""}next-auth.session-token` };
}
