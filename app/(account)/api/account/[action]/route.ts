import { z } from "zod";
import { type AccountOptions, refuse } from "@/lib/account/replies";
import { emailSchema, linkSchema, nameSchema, passwordSchema } from "@/lib/account/requests";
import { FIELD_TEXTS } from "@/lib/account/rules";
import { deleteUser, listSignIns, readProfile, renameUser, signOutEverywhere } from "@/lib/account/server/accounts";
import { choosePassword, describeLink, requestLink } from "@/lib/account/server/flows";
import { type Action, handleAccount, NOT_FOUND, withInput } from "@/lib/account/server/handle-account";
import { describeIssuer, listIdentityProviders } from "@/lib/account/server/providers";
import { withUser } from "@/lib/account/server/sessions";
import { getAccountSettings } from "@/lib/account/server/settings";
import { probeStore } from "@/lib/server/database/database";

/** What the account pages, which are static, have to know of this environment. */
async function readOptions() {
  const isAvailable = await probeStore().then(
    () => true,
    () => false,
  );
  const providers = isAvailable ? listIdentityProviders().map(({ id, name }) => ({ id, name })) : [];
  return { ok: true, isAvailable, ...getAccountSettings(), providers } satisfies { ok: true } & AccountOptions;
}

const ACTIONS: Record<string, Record<string, Action>> = {
  options: { GET: readOptions },
  register: { POST: withInput(emailSchema, requestLink("register"), 202) },
  forgot: { POST: withInput(emailSchema, requestLink("forgot"), 202) },
  link: { POST: withInput(linkSchema, describeLink) },
  password: { POST: withInput(passwordSchema, choosePassword) },
  me: {
    GET: withUser(async ({ user }) => {
      const found = await readProfile(user.id);
      if (!found) return refuse("auth/not-signed-in");
      const { issuers, ...profile } = found;
      return { ok: true, ...profile, identities: issuers.map((issuer) => ({ provider: describeIssuer(issuer).id })) };
    }),
    PATCH: withInput(
      nameSchema,
      withUser(({ user }, { name }) => renameUser(user.id, name)),
    ),
    DELETE: withInput(
      emailSchema,
      withUser(async ({ user, isRecent }, { email }) => {
        if (email !== user.email) return refuse("auth/invalid-input", { fields: { email: FIELD_TEXTS.emailDiffers } });
        if (!isRecent) return refuse("auth/requires-recent-login");
        return deleteUser(user);
      }),
    ),
  },
  "sign-ins": { GET: withUser(async ({ user }) => ({ ok: true, signIns: await listSignIns(user.id) })) },
  "sign-out-everywhere": {
    POST: withInput(
      z.strictObject({}),
      withUser(({ user }) => signOutEverywhere(user.id)),
    ),
  },
};

async function serve(request: Request, { params }: { params: Promise<{ action: string }> }) {
  const { action } = await params;
  const methods = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  // An action that nobody knows is a visitor's own word.
  const handle = handleAccount(methods ? `/api/account/${action}` : "/api/account", async () => {
    if (!methods) return NOT_FOUND;
    const act = methods[request.method.replace("HEAD", "GET")];
    const Allow = Object.keys(methods).join(", ");
    return act ? act(request) : { status: 405, code: "method-not-allowed", body: null, headers: { Allow } };
  });
  return handle(request);
}

export { serve as GET, serve as POST, serve as PUT, serve as PATCH, serve as DELETE };
