import { handle } from "@/app/api/account/handle";
import { emailSchema, nameSchema } from "@/lib/account/requests";
import { deleteUser, readProfile, renameUser } from "@/lib/account/server/accounts";
import { withInput, withoutInput } from "@/lib/account/server/handle-account";
import { describeIssuer } from "@/lib/account/server/providers";
import { withUser, withWriter } from "@/lib/account/server/sessions";
import { fail } from "@/lib/result";

const route = "/api/account/me";

const readMe = withUser(async ({ user }) => {
  const found = await readProfile(user.id);
  if (!found) return fail("auth/not-signed-in");
  const { issuers, ...profile } = found;
  return { ok: true, ...profile, identities: issuers.map((issuer) => ({ provider: describeIssuer(issuer).id })) };
});

const renameMe = withWriter(({ user }, { name }: { name: string }) => renameUser(user.id, name));

const deleteMe = withWriter(async ({ user, isRecent }, { email }: { email: string }) => {
  if (email !== user.email) {
    return fail("auth/invalid-input", { fields: { email: "This is not your account’s email address." } });
  }
  if (!isRecent) return fail("auth/requires-recent-login");
  return deleteUser(user.id);
});

export const GET = handle(route, withoutInput(readMe));
export const PATCH = handle(route, withInput(nameSchema, renameMe));
export const DELETE = handle(route, withInput(emailSchema, deleteMe));
