import { refuse } from "@/lib/account/replies";
import { emailSchema, nameSchema } from "@/lib/account/requests";
import { FIELD_TEXTS } from "@/lib/account/rules";
import { deleteUser, readProfile, renameUser } from "@/lib/account/server/accounts";
import { handleChange, handleQuestion } from "@/lib/account/server/handle-account";
import { nameIssuer } from "@/lib/account/server/providers";
import { clearSession, withUser } from "@/lib/account/server/sessions";

const ROUTE = "/api/account/me";

export const GET = handleQuestion(
  ROUTE,
  withUser(async ({ user }) => {
    const found = await readProfile(user.id);
    if (!found) return refuse("auth/not-signed-in");
    const { issuers, ...profile } = found;
    return { ok: true, ...profile, identities: issuers.map((issuer) => ({ provider: nameIssuer(issuer) })) };
  }),
);

export const PATCH = handleChange(
  ROUTE,
  nameSchema,
  withUser(async ({ user }, { name }) => {
    await renameUser(user.id, name);
    return { ok: true };
  }),
);

export const DELETE = handleChange(
  ROUTE,
  emailSchema,
  withUser(async ({ user, isRecent }, { email }) => {
    if (email !== user.email) return refuse("auth/invalid-input", { fields: { email: FIELD_TEXTS.emailDiffers } });
    if (!isRecent) return refuse("auth/requires-recent-login");
    await deleteUser(user);
    await clearSession();
    return { ok: true };
  }),
);
