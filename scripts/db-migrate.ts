/** `npm run db:migrate`: creates or migrates the account store before the first visit. */
import nextEnv from "@next/env";
import { getOwner } from "@/app/owner";
import { openStore } from "@/lib/server/database/database";
import { StoreUnavailable } from "@/lib/server/database/store";
import { summariseError } from "./doctor/check-servers";

nextEnv.loadEnvConfig(process.cwd());

try {
  const { hasAccounts } = getOwner();
  if (hasAccounts) await (await openStore()).close();
  process.stdout.write(hasAccounts ? "The account store is up to date.\n" : "This site has no accounts.\n");
} catch (error) {
  const isKnown = error instanceof StoreUnavailable;
  const text = isKnown ? error.message : `The account store cannot be used: ${summariseError(error)}`;
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
