import { resetSchema } from "@/lib/account/requests";
import { answerDone, answerRefusal } from "@/lib/account/server/account-answer";
import { getAccountLimits } from "@/lib/account/server/account-desk";
import { resetPassword } from "@/lib/account/server/change-password";
import { answerTooMany, handleAccountChange } from "@/lib/account/server/handle-account";
import { sendPasswordChangedLater } from "@/lib/account/server/send-account-mail";
import { readVisit } from "@/lib/account/server/visit";
import { withStore } from "@/lib/server/database/with-store";
import { getEnv } from "@/lib/server/env";

const ROUTE = "/api/account/reset";

export const POST = handleAccountChange(ROUTE, resetSchema, async (input, request) => {
  const verdict = await getAccountLimits().claimLink(readVisit(request.headers).ipHash);
  if (!verdict.allowed) return answerTooMany(verdict);
  const rules = { passwordMinCharacters: getEnv().passwordMinLength };
  const outcome = await withStore((db) => resetPassword(db, input, rules));
  if (!outcome.ok) return answerRefusal(outcome);
  sendPasswordChangedLater(outcome.subject);
  return answerDone();
});
