import { z } from "zod";
import { signOutEverywhere } from "@/lib/account/server/accounts";
import { handleAccount, withInput } from "@/lib/account/server/handle-account";
import { withWriter } from "@/lib/account/server/sessions";

const signOut = withWriter(({ user }) => signOutEverywhere(user.id));

export const POST = handleAccount("/api/account/sign-out-everywhere", withInput(z.strictObject({}), signOut));
