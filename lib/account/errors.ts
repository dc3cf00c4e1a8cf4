import { fail, type Failure, type Result } from "@/lib/result";

/** Codes without a slash come from next-auth. */
const SENTENCES = {
  "auth/invalid-credentials": "That email and password don’t match. Check both, or choose a new password.",
  "auth/too-many-requests": "Too many attempts. Please wait a while and try again.",
  "auth/weak-password": "Please choose a stronger password.",
  "auth/invalid-input": "Please check what you entered.",
  "auth/invalid-token": "This link has expired or has been used already. Please request a new one.",
  "auth/not-signed-in": "You are signed out. Please sign in again.",
  "auth/requires-recent-login":
    "For your security, please sign in once more, then repeat this step within ten minutes.",
  "auth/no-accounts": "This site has no accounts yet.",
  "auth/accounts-unavailable":
    "Accounts are unavailable at the moment. The rest of the site works as usual; please try again later.",
  "auth/mail-unavailable": "This site cannot send email at the moment, so you cannot choose a password here.",
  "auth/registration-closed": "New accounts are not being accepted at the moment.",
  "auth/oauth-failed": "The provider could not complete the sign-in. Please try again, or use another way to sign in.",
  "auth/oauth-email-not-verified":
    "The provider could not confirm that this email address is yours. Verify it there, or use another way to sign in.",
  OAuthSignin: "The provider could not be reached. Please try again, or use another way to sign in.",
  OAuthCallback: "The provider could not complete the sign-in. Please try again, or use another way to sign in.",
  Callback: "Sign-in was cancelled at the provider, or went wrong there. Nothing has changed; you can try again.",
  AccessDenied: "This account is not allowed to sign in here.",
  Configuration: "Accounts are not set up correctly. The rest of the site works as usual.",
  "auth/csrf": "This page has been open too long, or cookies are blocked. Please reload it and try again.",
  "auth/network": "The server could not be reached. Check your connection and try again.",
  "auth/unknown": "Something went wrong. Please try again.",
} as const;

export type AccountCode = keyof typeof SENTENCES;

const isAccountCode = (text: string): text is AccountCode => Object.hasOwn(SENTENCES, text);

export const toAccountCode = (text: string) => (isAccountCode(text) ? text : "auth/unknown");

function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 2) return "a minute";
  if (minutes < 60) return `${minutes} minutes`;
  if (minutes === 60) return "an hour";
  return `${Math.ceil(minutes / 60)} hours`;
}

export function describeAccountCode(code: string, retryAfterSeconds?: number): string {
  const known = toAccountCode(code);
  if (known === "auth/too-many-requests" && retryAfterSeconds) {
    return `Too many attempts. Please try again in ${describeWait(retryAfterSeconds)}.`;
  }
  return SENTENCES[known];
}

export type AccountError = Failure<AccountCode>;

export type AccountResult<T = object> = Result<T, AccountCode>;

/** Adds the error message to show. If a proxy replied instead of the server, there may be no error code. */
export function explainError({
  code = "auth/unknown",
  fields,
  retryAfterSeconds,
}: Partial<AccountError>): AccountError {
  const message = fields ? undefined : describeAccountCode(code, retryAfterSeconds);
  return fail(toAccountCode(code), { fields, message });
}
