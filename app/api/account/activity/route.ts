import { answerDone, answerRefusal } from "@/lib/server/accounts/account-answer";
import { listSignIns } from "@/lib/server/accounts/audit-trail";
import { handleAccount } from "@/lib/server/accounts/handle-account";
import { requireSession } from "@/lib/server/auth/require-session";
import { withStore } from "@/lib/server/db/with-store";
import { refuseMethod } from "@/lib/server/http/handle-api";

const ROUTE = "/api/account/activity";

export const GET = handleAccount(ROUTE, async () => {
  const session = await requireSession();
  if (!session.ok) return answerRefusal(session);
  const signIns = await withStore((db) => listSignIns(db, session.subject.id));
  return answerDone(200, { signIns });
});

const refuse = refuseMethod(ROUTE, "GET");
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE };
