import { emptySchema } from "@/lib/account/requests";
import { signOutEverywhere } from "@/lib/account/server/accounts";
import { handleChange } from "@/lib/account/server/handle-account";
import { clearSession, requireUser } from "@/lib/account/server/sessions";

export const POST = handleChange("/api/account/sign-out-everywhere", emptySchema, async () => {
  const session = await requireUser();
  if (!session.ok) return session;
  await signOutEverywhere(session.user.id);
  await clearSession();
  return { ok: true };
});
