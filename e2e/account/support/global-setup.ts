import { existsSync } from "node:fs";
import path from "node:path";
import { SITE_PORT } from "@/e2e/support/site-environment";
import { placeStore } from "./store-template";

/** The site under test finds its store made, as those that tests start for themselves do. */
export default async function setUp(): Promise<void> {
  const store = path.join(".data", "e2e", String(SITE_PORT));
  if (!existsSync(store)) await placeStore(store);
}
