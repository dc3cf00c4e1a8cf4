import { emptySchema } from "@/lib/account/requests";
import { answerDone, answerRefusal } from "@/lib/account/server/account-answer";
import { handleAccountChange } from "@/lib/account/server/handle-account";
import { signOutEverywhere } from "@/lib/account/server/profile";
import { requireSession } from "@/lib/account/server/require-session";
import { clearSession } from "@/lib/account/server/session-cookies";
import { withStore } from "@/lib/server/database/with-store";

const ROUTE = "/api/account/sign-out-everywhere";

export const POST = handleAccountChange(ROUTE, emptySchema, async () => {
  const session = await requireSession();
  if (!session.ok) return answerRefusal(session);
  await withStore((db) => signOutEverywhere(db, session.subject.id));
  await clearSession();
  return answerDone();
});
