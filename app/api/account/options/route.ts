import type { AccountOptions } from "@/lib/account/replies";
import { answerDone } from "@/lib/server/accounts/account-answer";
import { listIdentityProviders } from "@/lib/server/auth/providers";
import { isStoreUsable } from "@/lib/server/db/with-store";
import { getEnv } from "@/lib/server/env";
import { handleApi, refuseMethod } from "@/lib/server/http/handle-api";
import { canSendLinks } from "@/lib/server/mail/account-mails";

const ROUTE = "/api/account/options";

/** What the account pages, which are static, have to know of this environment. */
export const GET = handleApi(ROUTE, async () => {
  const { isRegistrationOpen, passwordMinLength } = getEnv();
  const isAvailable = await isStoreUsable();
  return answerDone(200, {
    isAvailable,
    isRegistrationOpen,
    hasMail: canSendLinks(),
    passwordMinCharacters: passwordMinLength,
    providers: isAvailable ? listIdentityProviders().map(({ id, name }) => ({ id, name })) : [],
  } satisfies AccountOptions);
});

const refuse = refuseMethod(ROUTE, "GET");
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE };
