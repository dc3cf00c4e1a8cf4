import "server-only";
import { getSettings } from "@/lib/server/settings";

/** Checks two headers that a web page cannot forge: Sec-Fetch-Site and Origin. */
export function isSameOrigin(headers: Headers): boolean {
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite === "same-origin") return true;
  const origin = headers.get("origin");
  const { siteUrl, previewUrl, allowedOrigins } = getSettings();
  if (origin === null) return false;
  if (allowedOrigins.includes(origin)) return true;
  if (fetchSite !== null) return false;
  if (origin === siteUrl || origin === previewUrl) return true;
  // Without SITE_URL the site's host is unknown, so compare with the Host header.
  return siteUrl === null && URL.canParse(origin) && new URL(origin).host === headers.get("host");
}
