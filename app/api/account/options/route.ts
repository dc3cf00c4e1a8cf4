import type { AccountOptions } from "@/lib/account/replies";
import { handleQuestion } from "@/lib/account/server/handle-account";
import { canSendLinks } from "@/lib/account/server/mails";
import { listIdentityProviders } from "@/lib/account/server/providers";
import { probeStore } from "@/lib/server/database/database";
import { getEnv } from "@/lib/server/env";
import { shareBriefly } from "@/lib/server/share-briefly";

const KEPT_MS = 2_000;

// Anyone may ask; the store must not have to answer each time.
const isStoreUsable = shareBriefly(KEPT_MS, () =>
  probeStore().then(
    () => true,
    () => false,
  ),
);

/** What the account pages, which are static, have to know of this environment. */
export const GET = handleQuestion("/api/account/options", async () => {
  const { isRegistrationOpen, passwordMinLength } = getEnv();
  const isAvailable = await isStoreUsable();
  const options: AccountOptions = {
    isAvailable,
    isRegistrationOpen,
    hasMail: canSendLinks(),
    passwordMinCharacters: passwordMinLength,
    providers: isAvailable ? listIdentityProviders().map(({ id, name }) => ({ id, name })) : [],
  };
  return { ok: true, ...options };
});
