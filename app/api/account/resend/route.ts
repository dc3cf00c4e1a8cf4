import { emailSchema } from "@/lib/account/requests";
import { answerCode, answerDone } from "@/lib/account/server/account-answer";
import { getAccountLimits } from "@/lib/account/server/account-desk";
import { answerTooMany, handleAccountChange } from "@/lib/account/server/handle-account";
import { findRecipient } from "@/lib/account/server/register";
import { sendVerificationLater } from "@/lib/account/server/send-account-mail";
import { readVisit } from "@/lib/account/server/visit";
import { withStore } from "@/lib/server/database/with-store";
import { canSendLinks } from "@/lib/server/mail/account-mails";

const ROUTE = "/api/account/resend";

export const POST = handleAccountChange(ROUTE, emailSchema, async ({ email }, request) => {
  if (!canSendLinks()) return answerCode("auth/mail-unavailable");
  const verdict = await getAccountLimits().claimMail(email, readVisit(request.headers).ipHash);
  if (!verdict.allowed) return answerTooMany(verdict);
  const recipient = await withStore((db) => findRecipient(db, email));
  if (recipient && !recipient.isEmailVerified) sendVerificationLater(recipient);
  return answerDone(202);
});
