import { handle } from "@/app/api/account/handle";
import { listSignIns } from "@/lib/account/server/accounts";
import { withoutInput } from "@/lib/account/server/handle-account";
import { withUser } from "@/lib/account/server/sessions";

const readSignIns = withUser(async ({ user }) => ({ ok: true, signIns: await listSignIns(user.id) }));

export const GET = handle("/api/account/sign-ins", withoutInput(readSignIns));
