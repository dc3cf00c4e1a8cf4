import { changePasswordSchema } from "@/lib/account/requests";
import { answerDone, answerRefusal } from "@/lib/account/server/account-answer";
import { changePassword } from "@/lib/account/server/change-password";
import { handleAccountChange } from "@/lib/account/server/handle-account";
import { sendPasswordChangedLater } from "@/lib/account/server/send-account-mail";
import { checkWithinLimits } from "@/lib/account/server/sign-in-limits";
import { readVisit } from "@/lib/account/server/visit";
import { requireSession } from "@/lib/account/server/require-session";
import { renewSession } from "@/lib/account/server/session-cookies";
import { withStore } from "@/lib/server/database/with-store";
import { getEnv } from "@/lib/server/env";

const ROUTE = "/api/account/password";

export const POST = handleAccountChange(ROUTE, changePasswordSchema, async (input, request) => {
  const session = await requireSession();
  if (!session.ok) return answerRefusal(session);
  const { subject } = session;
  const rules = { passwordMinCharacters: getEnv().passwordMinLength };
  const outcome = await checkWithinLimits(subject.email, readVisit(request.headers).ipHash, () =>
    withStore((db) => changePassword(db, subject, input, rules)),
  );
  if (!outcome.ok) return answerRefusal(outcome);
  await renewSession(outcome.subject, session.claims.authTime);
  sendPasswordChangedLater(outcome.subject);
  return answerDone();
});
