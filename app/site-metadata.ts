/** Set by the build script, so that both build passes render the same bytes. */
export const buildDate = new Date(process.env.BUILD_DATE ?? Date.now());
export const buildCommit = process.env.BUILD_COMMIT || undefined;

const { SITE_URL, VERCEL_PROJECT_PRODUCTION_URL: platformHost } = process.env;

const knownUrl = SITE_URL || (platformHost && `https://${platformHost}`);

export const siteUrl = new URL(knownUrl || "http://localhost:3000");

export const publicUrl = knownUrl ? siteUrl : undefined;
