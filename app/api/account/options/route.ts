import { handle } from "@/app/api/account/handle";
import { withoutInput } from "@/lib/account/server/handle-account";
import { listIdentityProviders } from "@/lib/account/server/providers";
import { getAccountSettings } from "@/lib/account/server/settings";
import type { AccountOptions } from "@/lib/account/types";
import { isStoreReachable } from "@/lib/server/database/database";

async function readOptions() {
  const isAvailable = await isStoreReachable();
  const providers = isAvailable ? listIdentityProviders().map(({ id, name }) => ({ id, name })) : [];
  return { ok: true, isAvailable, ...getAccountSettings(), providers } satisfies { ok: true } & AccountOptions;
}

export const GET = handle("/api/account/options", withoutInput(readOptions));
