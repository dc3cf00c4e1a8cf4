import { listSignIns } from "@/lib/account/server/accounts";
import { handleQuestion } from "@/lib/account/server/handle-account";
import { requireUser } from "@/lib/account/server/sessions";

export const GET = handleQuestion("/api/account/sign-ins", async () => {
  const session = await requireUser();
  return session.ok ? { ok: true, signIns: await listSignIns(session.user.id) } : session;
});
