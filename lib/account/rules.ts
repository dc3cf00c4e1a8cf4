// These rules are in a separate file, so that the pages do not load zod.

/** Counted in code points, after normalisation. */
export const PASSWORD_MAX_CHARACTERS = 128;

export const PASSWORD_MISSING = "Please enter your password.";
