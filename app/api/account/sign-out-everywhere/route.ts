import { z } from "zod";
import { handle } from "@/app/api/account/handle";
import { signOutEverywhere } from "@/lib/account/server/accounts";
import { withInput } from "@/lib/account/server/handle-account";
import { withWriter } from "@/lib/account/server/sessions";

const signOut = withWriter(({ user }) => signOutEverywhere(user.id));

export const POST = handle("/api/account/sign-out-everywhere", withInput(z.strictObject({}), signOut));
