/** `npm run db:migrate`: creates or migrates the account store before the first visit. */
import nextEnv from "@next/env";
import { site } from "@/content/site";
import { openStore } from "@/lib/server/database/database";
import { StoreUnavailable } from "@/lib/server/database/store";

nextEnv.loadEnvConfig(process.cwd());

try {
  if (site.accounts) await (await openStore()).close();
  process.stdout.write(site.accounts ? "The account store is up to date.\n" : "This site has no accounts.\n");
} catch (error) {
  if (!(error instanceof StoreUnavailable)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
