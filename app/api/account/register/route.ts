import { registerSchema } from "@/lib/account/requests";
import { answerCode, answerDone, answerRefusal } from "@/lib/account/server/account-answer";
import { getAccountLimits } from "@/lib/account/server/account-desk";
import { answerTooMany, handleAccountChange } from "@/lib/account/server/handle-account";
import { refuseWeakPassword } from "@/lib/account/server/password-policy";
import { findRecipient, type Recipient, registerAccount } from "@/lib/account/server/register";
import {
  sendAlreadyRegisteredLater,
  sendFreshStartLater,
  sendVerificationLater,
} from "@/lib/account/server/send-account-mail";
import { readVisit } from "@/lib/account/server/visit";
import { withStore } from "@/lib/server/database/with-store";
import { getEnv } from "@/lib/server/env";
import { canSendLinks } from "@/lib/server/mail/account-mails";

const ROUTE = "/api/account/register";

function sendFittingMail(recipient: Recipient, isNew: boolean, mayMail: boolean): void {
  if (!isNew && !recipient.isEmailVerified) sendFreshStartLater(recipient, mayMail);
  else if (mayMail) (isNew ? sendVerificationLater : sendAlreadyRegisteredLater)(recipient);
}

export const POST = handleAccountChange(ROUTE, registerSchema, async (registration, request) => {
  const { isRegistrationOpen, passwordMinLength } = getEnv();
  if (!isRegistrationOpen) return answerCode("auth/registration-closed");
  // Asked first: who tries for a password that is strong enough takes no point of the limit.
  const weak = await refuseWeakPassword(registration.password, registration, passwordMinLength);
  if (weak) return answerRefusal(weak);
  const visit = readVisit(request.headers);
  const verdict = await getAccountLimits().claimRegistration(visit.ipHash);
  if (!verdict.allowed) return answerTooMany(verdict);

  const rules = { passwordMinCharacters: passwordMinLength };
  const outcome = await withStore((db) => registerAccount(db, registration, rules, visit));
  if (!outcome.ok) return answerRefusal(outcome);
  const recipient = await withStore((db) => findRecipient(db, registration.email));
  if (!canSendLinks()) return answerDone(202, { next: "sign-in" });
  if (recipient) {
    const mailVerdict = await getAccountLimits().claimMail(registration.email, visit.ipHash);
    sendFittingMail(recipient, outcome.userId !== null, mailVerdict.allowed);
  }
  return answerDone(202, { next: "check-inbox" });
});
