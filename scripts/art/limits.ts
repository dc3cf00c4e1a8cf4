/** What the pictures may weigh, and how large they are. */
export const SPRITE_MAXIMUM_GZIP_BYTES = 15_000;
export const PORTRAIT_MAXIMUM_BYTES = 90_000;
export const CERTIFICATE_MAXIMUM_BYTES = 80_000;
export const PROJECT_MAXIMUM_BYTES = 90_000;
