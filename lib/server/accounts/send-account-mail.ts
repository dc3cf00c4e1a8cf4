import "server-only";
import { after } from "next/server";
import type { Database } from "@/lib/server/db/store";
import { StoreUnavailable } from "@/lib/server/db/store";
import { withStore } from "@/lib/server/db/with-store";
import { log } from "@/lib/server/log";
import * as mails from "@/lib/server/mail/account-mails";
import type { ComposedMail } from "@/lib/server/mail/compose-mail";
import { sendMail } from "@/lib/server/mail/send-mail";
import { issueToken } from "./link-tokens";
import type { Recipient } from "./register";

/**
 * Prepares and sends a mail once the visitor has the reply, so that the clock does not tell whether there was anything to
 * send. Nothing that fails here can reach the visitor any more: it is logged.
 */
function sendLater(to: { name: string; email: string }, compose: (db: Database) => Promise<ComposedMail>): void {
  after(async () => {
    try {
      await sendMail(await withStore(compose), to);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      log("error", "mail-failed", { reason: "store-unavailable" });
    }
  });
}

export function sendVerificationLater(to: Recipient): void {
  sendLater(to, async (db) => mails.composeVerification(to.name, await issueToken(db, to.userId, "verify")));
}

export function sendAlreadyRegisteredLater(to: { name: string; email: string }): void {
  sendLater(to, async () => mails.composeAlreadyRegistered(to.name));
}

export function sendResetLater(to: Recipient): void {
  sendLater(to, async (db) => mails.composeReset(to.name, await issueToken(db, to.userId, "reset")));
}

export function sendPasswordChangedLater(to: { name: string; email: string }): void {
  if (mails.canSendLinks()) sendLater(to, async () => mails.composePasswordChanged(to.name));
}

/** Goes to the new address, which stays without effect until it is confirmed there. */
export function sendConfirmAddressLater(userId: string, to: { name: string; email: string }): void {
  sendLater(to, async (db) => mails.composeConfirmAddress(to.name, await issueToken(db, userId, "email", to.email)));
}

/** Goes to the old address. */
export function sendAddressChangedLater(to: { name: string; email: string }): void {
  if (mails.canSendLinks()) sendLater(to, async () => mails.composeAddressChanged(to.name));
}
