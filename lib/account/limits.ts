/** Longest display name in characters: code points, counted after trimming. */
export const NAME_MAX_CHARACTERS = 80;

export const EMAIL_MAX_CHARACTERS = 254;

/** Longest accepted password in code points, counted after Unicode normalisation. Longer ones are refused, never cut. */
export const PASSWORD_MAX_CHARACTERS = 128;

/** A cookie that scripts may read: it tells the header that asking for a session is worth a request, and proves nothing. */
export const SIGNED_IN_HINT_COOKIE = "signed_in";

/** Longest accepted path to return to after signing in. */
export const RETURN_PATH_MAX_CHARACTERS = 512;

/** Shortest accepted password unless the owner sets another; as above, in code points. */
export const PASSWORD_DEFAULT_MIN_CHARACTERS = 12;
