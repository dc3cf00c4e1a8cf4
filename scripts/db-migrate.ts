/** `npm run db:migrate`: makes the account store, or brings it to the version of the code, before the first visitor does. */
import nextEnv from "@next/env";
import { openStore } from "@/lib/server/database/database";
import { StoreUnavailable } from "@/lib/server/database/store";

nextEnv.loadEnvConfig(process.cwd());

try {
  const store = await openStore();
  await store.close();
  process.stdout.write("The account store is up to date.\n");
} catch (error) {
  if (!(error instanceof StoreUnavailable)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
