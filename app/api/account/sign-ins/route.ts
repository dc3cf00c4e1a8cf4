import { listSignIns } from "@/lib/account/server/accounts";
import { handleAccount, withoutInput } from "@/lib/account/server/handle-account";
import { withUser } from "@/lib/account/server/sessions";

const readSignIns = withUser(async ({ user }) => ({ ok: true, signIns: await listSignIns(user.id) }));

export const GET = handleAccount("/api/account/sign-ins", withoutInput(readSignIns));
