/** Every code that an account address answers. Their sentences are in `messages.ts`. */
export const ACCOUNT_CODES = [
  "auth/invalid-credentials",
  "auth/too-many-requests",
  "auth/email-not-verified",
  "auth/user-disabled",
  "auth/weak-password",
  "auth/invalid-input",
  "auth/invalid-token",
  "auth/expired-token",
  "auth/not-signed-in",
  "auth/requires-recent-login",
  "auth/accounts-unavailable",
  "auth/mail-unavailable",
  "auth/registration-closed",
  "auth/oauth-denied",
  "auth/oauth-failed",
  "auth/oauth-email-not-verified",
  "auth/account-exists",
  "auth/csrf",
  "auth/network",
  "auth/unknown",
] as const;

export type AccountCode = (typeof ACCOUNT_CODES)[number];

export function isAccountCode(text: string): text is AccountCode {
  return (ACCOUNT_CODES as readonly string[]).includes(text);
}
