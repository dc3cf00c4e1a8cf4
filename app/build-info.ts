/**
 * When and from what the site was built. The build script sets both once, before its two passes, so that the passes
 * render the same bytes; without it (`next dev`) the process' start stands in.
 */
export const buildDate = new Date(process.env.BUILD_DATE ?? Date.now());
export const buildCommit = process.env.BUILD_COMMIT || undefined;
