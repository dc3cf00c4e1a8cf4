/** Settings that the account pages fetch at run time, because the pages are static. */
export interface AccountOptions {
  isConfigured: boolean;
  isAvailable: boolean;
  isRegistrationOpen: boolean;
  /** Whether the site can send emails. If not, visitors can sign up only through an identity provider. */
  hasMail: boolean;
  passwordMinCharacters: number;
  providers: { id: string; name: string }[];
}

export interface AccountProfile {
  name: string;
  email: string;
  hasPassword: boolean;
  /** `provider` is an id from AccountOptions, or the host of an issuer that is no longer configured. */
  identities: { provider: string }[];
}

export interface SignIn {
  at: string;
  method: string;
  browser: string;
}
