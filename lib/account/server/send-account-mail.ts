import "server-only";
import { after } from "next/server";
import type { Database } from "@/lib/server/database/store";
import { StoreUnavailable } from "@/lib/server/database/store";
import { withStore } from "@/lib/server/database/with-store";
import { log } from "@/lib/server/log";
import * as mails from "@/lib/server/mail/account-mails";
import type { ComposedMail } from "@/lib/server/mail/compose-mail";
import { sendMail } from "@/lib/server/mail/send-mail";
import { issueToken, issueTokenToVerify, requireReset } from "./link-tokens";
import type { Recipient } from "./register";

/**
 * Prepares and sends a mail once the visitor has the reply, so that the clock does not tell whether there was anything to
 * send. Nothing that fails here can reach the visitor any more: it is logged.
 */
function sendLater(to: { name: string; email: string }, compose: (db: Database) => Promise<ComposedMail | null>): void {
  after(async () => {
    try {
      const mail = await withStore(compose);
      if (mail) await sendMail(mail, to);
    } catch (error) {
      // Thrown on, Next would print it whole, and the store's errors quote the address and the token's hash.
      const reason = error instanceof StoreUnavailable ? "store-unavailable" : "unexpected";
      log("error", "mail-failed", { reason, error: error instanceof Error ? error.name : typeof error });
    }
  });
}

/** Goes to the address of an account that nobody has verified yet. */
export function sendVerificationLater(to: Recipient): void {
  sendLater(to, async (db) => {
    const { kind, token } = await issueTokenToVerify(db, to.userId);
    return kind === "verify" ? mails.composeVerification(to.name, token) : mails.composeReset(to.name, token);
  });
}

/**
 * For an address that was registered before and never verified: its owner sets a password of their own by the mail's
 * link. The link that was sent before is closed even when nothing more may be sent there for a while.
 */
export function sendFreshStartLater(to: Recipient, mayMail: boolean): void {
  sendLater(to, async (db) => {
    if (mayMail) return mails.composeReset(to.name, await issueToken(db, to.userId, "reset"));
    await requireReset(db, to.userId);
    return null;
  });
}

/** Tells the owner of an address that somebody has signed up, or wants to move, with it. */
export function sendAlreadyRegisteredLater(to: { name: string; email: string }): void {
  sendLater(to, async () => mails.composeAlreadyRegistered(to.name));
}

/** Goes to whoever owns the mailbox: its link sets a new password and verifies the address. */
export function sendResetLater(to: Recipient): void {
  sendLater(to, async (db) => mails.composeReset(to.name, await issueToken(db, to.userId, "reset")));
}

/** A notice, where this site sends mail. */
export function sendPasswordChangedLater(to: { name: string; email: string }): void {
  if (mails.canSendLinks()) sendLater(to, async () => mails.composePasswordChanged(to.name));
}

/** Goes to the new address, which stays without effect until it is confirmed there. */
export function sendConfirmAddressLater(userId: string, to: { name: string; email: string }): void {
  sendLater(to, async (db) => mails.composeConfirmAddress(to.name, await issueToken(db, userId, "email", to.email)));
}

/** A notice to the old address, where this site sends mail. */
export function sendAddressChangedLater(to: { name: string; email: string }): void {
  if (mails.canSendLinks()) sendLater(to, async () => mails.composeAddressChanged(to.name));
}
