import "server-only";
import { after } from "next/server";
import { StoreUnavailable } from "@/lib/server/database/store";
import { log } from "@/lib/server/log";
import { sendMail, type MailContent } from "@/lib/server/mail";
import { getSettings } from "@/lib/server/settings";

// Never include visitors' input in these emails, because anyone can request an email to any address.

const IN_AN_HOUR = "The link works once, within an hour.";

const nameSite = (ownerName: string) => `${ownerName}’s portfolio`;

function write(ownerName: string, subject: string, paragraphs: string[], label: string, path: string): MailContent {
  return {
    subject,
    paragraphs: [...paragraphs, nameSite(ownerName)],
    action: { label, url: `${getSettings().siteUrl}${path}` },
  };
}

// The token is in the URL's fragment, which does not appear in server logs or referrers.

export function composeWelcome(ownerName: string, token: string): MailContent {
  const paragraphs = [
    `Someone asked to create an account on ${nameSite(ownerName)} with this email address. Choose a password to finish.`,
    "The link works once, within 24 hours.",
    "If this wasn’t you, you can ignore this email: no account is created unless the link is used.",
  ];
  return write(
    ownerName,
    "Choose a password for your new account",
    paragraphs,
    "Choose a password",
    `/register#token=${token}`,
  );
}

export function composeAlreadyRegistered(ownerName: string, token: string): MailContent {
  const paragraphs = [
    `Someone has just tried to sign up on ${nameSite(ownerName)} with this email address, which already has an account. You can sign in as before, or choose a new password.`,
    IN_AN_HOUR,
    "If this wasn’t you, you can ignore this email: your account has not been changed.",
  ];
  return write(
    ownerName,
    "You already have an account",
    paragraphs,
    "Choose a new password",
    `/forgot-password#token=${token}`,
  );
}

export function composeNewPassword(ownerName: string, token: string): MailContent {
  const paragraphs = [
    `Use this link to choose a new password for your account on ${nameSite(ownerName)}.`,
    `${IN_AN_HOUR} A new password signs you out everywhere.`,
    "If this wasn’t you, you can ignore this email: your password has not been changed.",
  ];
  return write(
    ownerName,
    "Choose a new password",
    paragraphs,
    "Choose a new password",
    `/forgot-password#token=${token}`,
  );
}

export function composeProviderAdded(ownerName: string, provider: string): MailContent {
  const paragraphs = [
    `Someone has just signed in to your account on ${nameSite(ownerName)} with ${provider}, which confirmed this email address. ${provider} can now be used to sign in.`,
    `If this wasn’t you, choose a new password. That will unlink ${provider} and sign you out everywhere.`,
  ];
  return write(
    ownerName,
    `You can now sign in with ${provider}`,
    paragraphs,
    "Choose a new password",
    "/forgot-password",
  );
}

/** Sends the email after the reply, so that the response time does not reveal whether one is sent. */
export function sendLater(to: string, compose: () => Promise<MailContent>): void {
  after(async () => {
    try {
      await sendMail(to, await compose());
    } catch (error) {
      // Do not rethrow: Next.js would print the whole error, which may contain the email address.
      log("error", "mail-failed", { reason: error instanceof StoreUnavailable ? "store-unavailable" : "unexpected" });
    }
  });
}
