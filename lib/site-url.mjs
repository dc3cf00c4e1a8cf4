import { isLoopbackHost } from "./loopback.mjs";

// Plain JavaScript, because `npm start` loads it without a compiler.

/**
 * Reads a SITE_URL. A site cannot be served from a path.
 *
 * @param {string} url
 * @returns {{ origin: string } | { fault: "no-scheme" | "path"; better: string } | { fault: "not-a-url" }}
 */
export function readSiteUrl(url) {
  if (!/^https?:\/\//i.test(url)) {
    const scheme = isLoopbackHost(url.replace(/:\d+\/?$/, "")) ? "http" : "https";
    return { fault: "no-scheme", better: `${scheme}://${url.replace(/^\W+|\W+$/g, "")}` };
  }
  if (!URL.canParse(url)) return { fault: "not-a-url" };
  const { origin, href } = new URL(url);
  return href === `${origin}/` ? { origin } : { fault: "path", better: origin };
}

/**
 * Whether a site with this URL is for this computer alone.
 *
 * @param {string} url
 */
export const isLocalUrl = (url) => URL.canParse(url) && isLoopbackHost(new URL(url).hostname);
