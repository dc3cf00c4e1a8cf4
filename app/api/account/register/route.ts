import { registerSchema } from "@/lib/account/requests";
import { answerCode, answerDone, answerRefusal } from "@/lib/server/accounts/account-answer";
import { getAccountLimits } from "@/lib/server/accounts/account-desk";
import { answerTooMany, handleAccountChange } from "@/lib/server/accounts/handle-account";
import { findRecipient, registerAccount } from "@/lib/server/accounts/register";
import { sendAlreadyRegisteredLater, sendVerificationLater } from "@/lib/server/accounts/send-account-mail";
import { readVisit } from "@/lib/server/accounts/visit";
import { withStore } from "@/lib/server/db/with-store";
import { getEnv } from "@/lib/server/env";
import { refuseMethod } from "@/lib/server/http/handle-api";
import { canSendLinks } from "@/lib/server/mail/account-mails";

const ROUTE = "/api/account/register";

export const POST = handleAccountChange(ROUTE, registerSchema, async (registration, request) => {
  const { isRegistrationOpen, passwordMinLength } = getEnv();
  if (!isRegistrationOpen) return answerCode("auth/registration-closed");
  const visit = readVisit(request.headers);
  const verdict = await getAccountLimits().claimRegistration(visit.ipHash);
  if (!verdict.allowed) return answerTooMany(verdict);

  const verifiesEmail = canSendLinks();
  const rules = { passwordMinCharacters: passwordMinLength, verifiesEmail };
  const outcome = await withStore((db) => registerAccount(db, registration, rules, visit));
  if (!outcome.ok) return answerRefusal(outcome);
  const recipient = await withStore((db) => findRecipient(db, registration.email));
  if (verifiesEmail && recipient) {
    const mailVerdict = await getAccountLimits().claimMail(registration.email, visit.ipHash);
    if (mailVerdict.allowed) (outcome.userId ? sendVerificationLater : sendAlreadyRegisteredLater)(recipient);
  }
  return answerDone(202, { next: verifiesEmail ? "check-inbox" : "sign-in" });
});

const refuse = refuseMethod(ROUTE, "POST");
export { refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE };
