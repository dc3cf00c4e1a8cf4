import "server-only";
import { site } from "@/content/site";
import { getEnv } from "@/lib/server/env";
import { type ComposedMail, composeMail } from "./compose-mail";

const SITE_NAME = `${site.owner.name}'s portfolio`;

/**
 * Whether mails with links can be sent. Links lead to the configured address only, never to what a request's Host header
 * says; without one, composing a mail with a link throws.
 */
export function canSendLinks(): boolean {
  const { smtp, siteOrigin } = getEnv();
  return smtp !== null && siteOrigin !== null;
}

/** The token stands in the fragment, which no server log and no referrer ever carries. */
function toLink(path: string, fragment: string): string {
  const { siteOrigin } = getEnv();
  if (!siteOrigin) throw new Error("A mail with a link needs SITE_URL");
  return `${siteOrigin}${path}${fragment}`;
}

/** To a new address; `token` is the plain one, which stands nowhere else. */
export function composeVerification(name: string, token: string): ComposedMail {
  return composeMail(SITE_NAME, {
    subject: "Verify your e-mail address",
    paragraphs: [
      `Hello ${name}, please verify your e-mail address to complete your account on ${SITE_NAME}.`,
      "The link works once, within 24 hours.",
      "If you did not sign up just now, do not open the link: without it nobody can use this account.",
    ],
    action: { label: "Verify e-mail address", address: toLink("/login", `#verify=${token}`) },
  });
}

/** To the holder of an address that somebody has registered again, or wants to move to. */
export function composeAlreadyRegistered(name: string): ComposedMail {
  return composeMail(SITE_NAME, {
    subject: "You already have an account",
    paragraphs: [
      `Hello ${name}, somebody has just signed up on ${SITE_NAME} with this e-mail address, which has an account already. You can sign in with it, or choose a new password if you have forgotten yours.`,
      "If it was not you, there is nothing to do: your account has not been changed.",
    ],
    action: { label: "Sign in", address: toLink("/login", "") },
  });
}

/** To whoever has asked for a new password; `token` is the plain one. */
export function composeReset(name: string, token: string): ComposedMail {
  return composeMail(SITE_NAME, {
    subject: "Choose a new password",
    paragraphs: [
      `Hello ${name}, here you can choose a new password for your account on ${SITE_NAME}.`,
      "The link works once, within an hour. It signs you out everywhere.",
      "If you did not ask for it, there is nothing to do: your password stays as it is.",
    ],
    action: { label: "Choose a new password", address: toLink("/forgot-password", `#token=${token}`) },
  });
}

/** A notice, so that a change by somebody else is noticed. */
export function composePasswordChanged(name: string): ComposedMail {
  return composeMail(SITE_NAME, {
    subject: "Your password was changed",
    paragraphs: [
      `Hello ${name}, the password of your account on ${SITE_NAME} has just been changed, and all other sign-ins have been ended.`,
      "If it was not you, choose a new password at once.",
    ],
    action: { label: "Choose a new password", address: toLink("/forgot-password", "") },
  });
}

/** To the address that an account wants to move to; `token` is the plain one. */
export function composeConfirmAddress(name: string, token: string): ComposedMail {
  return composeMail(SITE_NAME, {
    subject: "Confirm your new e-mail address",
    paragraphs: [
      `Hello ${name}, please confirm that your account on ${SITE_NAME} should use this e-mail address from now on.`,
      "The link works once, within 24 hours. Until then the old address stays.",
      "If you did not ask for it, do not open the link.",
    ],
    action: { label: "Confirm e-mail address", address: toLink("/login", `#verify=${token}`) },
  });
}

/** To the address that an account has left: a notice without a link. */
export function composeAddressChanged(name: string): ComposedMail {
  return composeMail(SITE_NAME, {
    subject: "Your e-mail address was changed",
    paragraphs: [
      `Hello ${name}, your account on ${SITE_NAME} now uses another e-mail address.`,
      `If it was not you, please write to ${site.owner.email}.`,
    ],
  });
}
