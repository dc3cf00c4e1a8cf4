import { listSignIns } from "@/lib/account/server/accounts";
import { handleAccount } from "@/lib/account/server/handle-account";
import { withUser } from "@/lib/account/server/sessions";

export const GET = handleAccount(
  "/api/account/sign-ins",
  withUser(async ({ user }) => ({ ok: true, signIns: await listSignIns(user.id) })),
);
