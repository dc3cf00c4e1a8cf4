import { answerDone, answerRefusal } from "@/lib/account/server/account-answer";
import { listSignIns } from "@/lib/account/server/audit-trail";
import { handleAccount } from "@/lib/account/server/handle-account";
import { requireSession } from "@/lib/account/server/require-session";
import { withStore } from "@/lib/server/database/with-store";

const ROUTE = "/api/account/activity";

export const GET = handleAccount(ROUTE, async () => {
  const session = await requireSession();
  if (!session.ok) return answerRefusal(session);
  const signIns = await withStore((db) => listSignIns(db, session.subject.id));
  return answerDone(200, { signIns });
});
