import { z } from "zod";
import { signOutEverywhere } from "@/lib/account/server/accounts";
import { handleChange } from "@/lib/account/server/handle-account";
import { clearSession, withUser } from "@/lib/account/server/sessions";

export const POST = handleChange(
  "/api/account/sign-out-everywhere",
  z.strictObject({}),
  withUser(async ({ user }) => {
    await signOutEverywhere(user.id);
    await clearSession();
    return { ok: true };
  }),
);
