import { verifySchema } from "@/lib/account/requests";
import { answerDone, answerRefusal } from "@/lib/account/server/account-answer";
import { getAccountLimits } from "@/lib/account/server/account-desk";
import { answerTooMany, handleAccountChange } from "@/lib/account/server/handle-account";
import { sendAddressChangedLater } from "@/lib/account/server/send-account-mail";
import { verifyEmail } from "@/lib/account/server/verify-email";
import { readVisit } from "@/lib/account/server/visit";
import { withStore } from "@/lib/server/database/with-store";

const ROUTE = "/api/account/verify";

export const POST = handleAccountChange(ROUTE, verifySchema, async ({ token }, request) => {
  const verdict = await getAccountLimits().claimLink(readVisit(request.headers).ipHash);
  if (!verdict.allowed) return answerTooMany(verdict);
  const outcome = await withStore((db) => verifyEmail(db, token));
  if (!outcome.ok) return answerRefusal(outcome);
  const { name, previousEmail } = outcome.verified;
  if (previousEmail) sendAddressChangedLater({ name, email: previousEmail });
  return answerDone();
});
