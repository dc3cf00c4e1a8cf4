import { type AccountCode, isAccountCode } from "./codes";

const SENTENCES: Record<AccountCode, string> = {
  "auth/invalid-credentials": "E-mail or password is not right. Check both, or reset your password.",
  "auth/too-many-requests": "Too many attempts. Please wait a while, then try again.",
  "auth/email-not-verified": "Please verify your e-mail address first: open the link in the message we sent you.",
  "auth/user-disabled": "This account has been switched off. Please contact the owner of this site.",
  "auth/weak-password": "Please choose a stronger password.",
  "auth/invalid-input": "Please check what you entered.",
  "auth/invalid-token": "This link is not valid, or has been used already. Please request a new one.",
  "auth/expired-token": "This link has expired. Please request a new one.",
  "auth/not-signed-in": "You are signed out. Please sign in again.",
  "auth/requires-recent-login": "For your safety, please sign in again and repeat this within ten minutes.",
  "auth/accounts-unavailable": "Accounts are unavailable at the moment. The rest of the site works; please try later.",
  "auth/mail-unavailable": "This site cannot send e-mail, so there is no link to be had. Please contact its owner.",
  "auth/registration-closed": "New accounts are not being accepted at the moment.",
  "auth/oauth-denied": "Sign-in was cancelled at the provider. Nothing has changed; you can try again.",
  "auth/oauth-failed": "The provider could not complete the sign-in. Please try again, or use another way to sign in.",
  "auth/oauth-email-not-verified":
    "The provider has not verified your e-mail address. Verify it there, then try again.",
  "auth/account-exists":
    "An account with this e-mail address exists already. Sign in to it first, then connect this provider in your profile.",
  "auth/csrf": "This page has been open for too long. Please reload it and try again.",
  "auth/network": "The server could not be reached. Check your connection and try again.",
  "auth/unknown": "Something went wrong. Please try again.",
};

/** What next-auth and the identity services of this kind call the same things. */
const ALIASES: Record<string, AccountCode> = {
  "auth/user-not-found": "auth/invalid-credentials",
  "auth/wrong-password": "auth/invalid-credentials",
  "auth/invalid-credential": "auth/invalid-credentials",
  "auth/invalid-login-credentials": "auth/invalid-credentials",
  "auth/invalid-email": "auth/invalid-input",
  "auth/email-already-in-use": "auth/account-exists",
  "auth/account-exists-with-different-credential": "auth/account-exists",
  "auth/network-request-failed": "auth/network",
  "auth/popup-closed": "auth/oauth-denied",
  "auth/popup-closed-by-user": "auth/oauth-denied",
  "auth/expired-action-code": "auth/expired-token",
  "auth/invalid-action-code": "auth/invalid-token",
  "auth/operation-not-allowed": "auth/accounts-unavailable",
  CredentialsSignin: "auth/invalid-credentials",
  SessionRequired: "auth/not-signed-in",
  OAuthSignin: "auth/oauth-failed",
  OAuthCallback: "auth/oauth-failed",
  OAuthCreateAccount: "auth/oauth-failed",
  OAuthAccountNotLinked: "auth/account-exists",
  Callback: "auth/oauth-failed",
  AccessDenied: "auth/oauth-denied",
  Configuration: "auth/accounts-unavailable",
};

/** Reads a code of any family; what nobody knows is `auth/unknown`. */
export function toAccountCode(text: string): AccountCode {
  if (isAccountCode(text)) return text;
  return (Object.hasOwn(ALIASES, text) ? ALIASES[text] : undefined) ?? "auth/unknown";
}

function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 2) return "a minute";
  return minutes < 60 ? `${minutes} minutes` : minutes < 120 ? "an hour" : `${Math.ceil(minutes / 60)} hours`;
}

/** The sentence for a code. With `retryAfterSeconds` it says how long to wait. */
export function describeAccountCode(code: string, retryAfterSeconds?: number): string {
  const known = toAccountCode(code);
  if (known === "auth/too-many-requests" && retryAfterSeconds) {
    return `Too many attempts. Please try again in ${describeWait(retryAfterSeconds)}.`;
  }
  return SENTENCES[known];
}
