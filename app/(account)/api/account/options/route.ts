import type { AccountOptions } from "@/lib/account/replies";
import { handleQuestion } from "@/lib/account/server/handle-account";
import { listIdentityProviders } from "@/lib/account/server/providers";
import { getAccountSettings } from "@/lib/account/server/settings";
import { probeStore } from "@/lib/server/database/database";

/** What the account pages, which are static, have to know of this environment. */
export const GET = handleQuestion("/api/account/options", async () => {
  const isAvailable = await probeStore().then(
    () => true,
    () => false,
  );
  const providers = isAvailable ? listIdentityProviders().map(({ id, name }) => ({ id, name })) : [];
  return { ok: true, isAvailable, ...getAccountSettings(), providers } satisfies { ok: true } & AccountOptions;
});
