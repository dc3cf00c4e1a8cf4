import { changePasswordSchema } from "@/lib/account/requests";
import { answerDone, answerRefusal } from "@/lib/server/accounts/account-answer";
import { changePassword } from "@/lib/server/accounts/change-password";
import { handleAccountChange } from "@/lib/server/accounts/handle-account";
import { sendPasswordChangedLater } from "@/lib/server/accounts/send-account-mail";
import { checkWithinLimits } from "@/lib/server/accounts/sign-in-limits";
import { readVisit } from "@/lib/server/accounts/visit";
import { requireSession } from "@/lib/server/auth/require-session";
import { renewSession } from "@/lib/server/auth/session-cookies";
import { withStore } from "@/lib/server/db/with-store";
import { getEnv } from "@/lib/server/env";
import { refuseMethod } from "@/lib/server/http/handle-api";

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

const refuse = refuseMethod(ROUTE, "POST");
export { refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE };
