import { isLoopbackHost } from "./loopback.mjs";

// Plain JavaScript, because `npm start` loads it without a compiler.

export const NOT_A_URL = "must be a URL like https://example.com";

/**
 * Reads a SITE_URL. A site cannot be served from a path. The problem follows the setting's name.
 *
 * @param {string} url
 * @returns {{ origin: string } | { problem: string }}
 */
export function readSiteUrl(url) {
  if (!/^https?:\/\//i.test(url)) {
    const scheme = isLoopbackHost(url.replace(/:\d+\/?$/, "")) ? "http" : "https";
    return { problem: `must begin with ${scheme}://: write ${scheme}://${url.replace(/^.*:\/\/|^\W+|\W+$/g, "")}` };
  }
  if (!URL.canParse(url)) return { problem: NOT_A_URL };
  const { origin, href } = new URL(url);
  return href === `${origin}/` ? { origin } : { problem: `must end with the host: write ${origin}` };
}

/**
 * Whether a site with this URL is for this computer alone.
 *
 * @param {string} url
 */
export const isLocalUrl = (url) => URL.canParse(url) && isLoopbackHost(new URL(url).hostname);
