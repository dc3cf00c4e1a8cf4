/** Set by the build script, so that its two passes render the same bytes. */
export const buildDate = new Date(process.env.BUILD_DATE ?? Date.now());
export const buildCommit = process.env.BUILD_COMMIT || undefined;
