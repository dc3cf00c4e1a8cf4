import "server-only";
import { after } from "next/server";
import { site } from "@/content/site";
import { StoreUnavailable } from "@/lib/server/database/store";
import { getEnv } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { type MailContent, sendMail } from "@/lib/server/mail";

// No word that a visitor typed stands in any of these: anybody can have one sent to anybody.

const SENDER = `${site.owner.name}'s portfolio`;

const IN_AN_HOUR = "The link works once, within an hour.";

function write(subject: string, paragraphs: string[], label: string, path: string): MailContent {
  return { subject, paragraphs: [...paragraphs, SENDER], action: { label, url: `${getEnv().siteOrigin}${path}` } };
}

// The token stands in the fragment, which no server log and no referrer ever carries.

export function composeWelcome(token: string): MailContent {
  const paragraphs = [
    `Somebody has asked for an account on ${SENDER} with this email address. To create it, choose a password.`,
    "The link works once, within 24 hours.",
    "If it was not you, there is nothing to do: without the link there is no account.",
  ];
  return write("Choose a password for your new account", paragraphs, "Choose a password", `/register#token=${token}`);
}

export function composeAlreadyRegistered(token: string): MailContent {
  const paragraphs = [
    `Somebody has just signed up on ${SENDER} with this email address, which already has an account. You can sign in as before, or choose a new password.`,
    IN_AN_HOUR,
    "If it was not you, there is nothing to do: your account has not been changed.",
  ];
  return write("You already have an account", paragraphs, "Choose a new password", `/forgot-password#token=${token}`);
}

export function composeNewPassword(token: string): MailContent {
  const paragraphs = [
    `Here you can choose a new password for your account on ${SENDER}.`,
    `${IN_AN_HOUR} A new password signs you out everywhere.`,
    "If you did not ask for it, there is nothing to do: your password stays as it is.",
  ];
  return write("Choose a new password", paragraphs, "Choose a new password", `/forgot-password#token=${token}`);
}

/** A notice to the owner of an account that somebody has entered by a provider for the first time. */
export function composeProviderAdded(provider: string): MailContent {
  const paragraphs = [
    `Somebody has just signed in to your account on ${SENDER} with ${provider}, which vouched for this email address. From now on it opens your account.`,
    `If it was not you, choose a new password: that removes ${provider} and signs everybody out.`,
  ];
  return write(`${provider} can now sign you in`, paragraphs, "Choose a new password", "/forgot-password");
}

/** Prepares and sends a mail once the visitor has the reply, so that the clock does not tell whether there was one to send. */
export function sendLater(to: string, compose: () => Promise<MailContent>): void {
  after(async () => {
    try {
      await sendMail(to, await compose());
    } catch (error) {
      // Thrown on, Next would print it whole, and errors may quote the address.
      log("error", "mail-failed", { reason: error instanceof StoreUnavailable ? "store-unavailable" : "unexpected" });
    }
  });
}
