import type { AccountProfile } from "@/lib/account/replies";
import { deleteSchema, nameSchema } from "@/lib/account/requests";
import { FIELD_TEXTS } from "@/lib/account/rules";
import { deleteUser, readProfile, renameUser } from "@/lib/account/server/accounts";
import { handleChange, handleQuestion } from "@/lib/account/server/handle-account";
import { refuse } from "@/lib/account/server/outcome";
import { nameIssuer } from "@/lib/account/server/providers";
import { clearSession, requireUser } from "@/lib/account/server/sessions";

const ROUTE = "/api/account/me";

export const GET = handleQuestion(ROUTE, async () => {
  const session = await requireUser();
  if (!session.ok) return session;
  const found = await readProfile(session.user.id);
  if (!found) return refuse("auth/not-signed-in");
  const { issuers, ...rest } = found;
  const profile: AccountProfile = { ...rest, identities: issuers.map((issuer) => ({ provider: nameIssuer(issuer) })) };
  return { ok: true, ...profile };
});

export const PATCH = handleChange(ROUTE, nameSchema, async ({ name }) => {
  const session = await requireUser();
  if (!session.ok) return session;
  await renameUser(session.user.id, name);
  return { ok: true };
});

export const DELETE = handleChange(ROUTE, deleteSchema, async ({ email }) => {
  const session = await requireUser();
  if (!session.ok) return session;
  const { user, isRecent } = session;
  if (email !== user.email) return refuse("auth/invalid-input", { fields: { email: FIELD_TEXTS.emailDiffers } });
  if (!isRecent) return refuse("auth/requires-recent-login");
  await deleteUser(user);
  await clearSession();
  return { ok: true };
});
