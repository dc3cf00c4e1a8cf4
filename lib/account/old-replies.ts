import type { AccountCode } from "./codes";

export type FieldErrors = Record<string, string>;

/** What every account address answers when it refuses. */
export interface AccountRefusal {
  ok: false;
  code: AccountCode;
  /** Sentences for the fields concerned, by the request's own names. */
  fields?: FieldErrors;
  retryAfterSeconds?: number;
}

/** What `GET /api/account/options` tells the account pages, which are the same bytes for everybody. */
export interface AccountOptions {
  /** False: the pages say that accounts are unavailable. */
  isAvailable: boolean;
  isRegistrationOpen: boolean;
  /** Whether this site can send e-mail: verification and reset depend on it. */
  hasMail: boolean;
  passwordMinCharacters: number;
  providers: { id: string; name: string }[];
}

/** What a person sees about themselves in Profile. */
export interface AccountProfile {
  name: string;
  email: string;
  isEmailVerified: boolean;
  hasPassword: boolean;
  /** Provider ids that are connected. */
  providers: string[];
}

/** One sign-in, as Dashboard lists it. */
export interface AccountActivity {
  /** ISO 8601, UTC. */
  at: string;
  /** `password`, or the id of an identity provider. */
  method: string;
  /** Such as 'Firefox on Windows'. */
  browser: string;
}
