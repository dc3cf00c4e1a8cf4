/** Set by the build script, so that its two passes render the same bytes. */
export const buildDate = new Date(process.env.BUILD_DATE ?? Date.now());
export const buildCommit = process.env.BUILD_COMMIT || undefined;

const { SITE_URL, VERCEL_PROJECT_PRODUCTION_URL: platformHost } = process.env;

/** The site's origin, which is frozen into the static pages. */
export const siteUrl = new URL(SITE_URL || (platformHost ? `https://${platformHost}` : "http://localhost:3000"));
