/** `npm run db:migrate`: brings the account store to the version of the code, before the first visitor does. */
import nextEnv from "@next/env";
import { StoreUnavailable } from "@/lib/server/database/store";
import { openLocatedStore } from "@/lib/server/database/with-store";

nextEnv.loadEnvConfig(process.cwd());

try {
  const store = await openLocatedStore();
  await store.close();
  process.stdout.write("The account store is up to date.\n");
} catch (error) {
  if (!(error instanceof StoreUnavailable)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
