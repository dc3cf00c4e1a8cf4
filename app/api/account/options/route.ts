import type { AccountOptions } from "@/lib/account/replies";
import { handleQuestion } from "@/lib/account/server/handle-account";
import { listIdentityProviders } from "@/lib/account/server/providers";
import { getAccountSettings } from "@/lib/account/server/settings";
import { probeStore } from "@/lib/server/database/database";
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
  const isAvailable = await isStoreUsable();
  const providers = isAvailable ? listIdentityProviders().map(({ id, name }) => ({ id, name })) : [];
  const options: AccountOptions = { isAvailable, ...getAccountSettings(), providers };
  return { ok: true, ...options };
});
