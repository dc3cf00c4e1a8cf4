import type { AccountOptions } from "@/lib/account/old-replies";
import { answerDone } from "@/lib/account/server/account-answer";
import { listIdentityProviders } from "@/lib/account/server/providers";
import { isStoreUsable } from "@/lib/server/database/with-store";
import { getEnv } from "@/lib/server/env";
import { handleApi, refuseMethod } from "@/lib/server/http/handle-api";
import { canSendLinks } from "@/lib/server/mail/account-mails";
import { shareBriefly } from "@/lib/server/share-briefly";

const KEPT_MS = 2_000;
const ROUTE = "/api/account/options";

/** What the account pages, which are static, have to know of this environment. */
async function readOptions(): Promise<AccountOptions> {
  const { isRegistrationOpen, passwordMinLength } = getEnv();
  const isAvailable = await isStoreUsable();
  return {
    isAvailable,
    isRegistrationOpen,
    hasMail: canSendLinks(),
    passwordMinCharacters: passwordMinLength,
    providers: isAvailable ? listIdentityProviders().map(({ id, name }) => ({ id, name })) : [],
  };
}

// Anyone may ask; the store must not have to answer each time.
const readOptionsBriefly = shareBriefly(KEPT_MS, readOptions);

export const GET = handleApi(ROUTE, async () => answerDone(200, await readOptionsBriefly()));

const refuse = refuseMethod(ROUTE, "GET");
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE };
