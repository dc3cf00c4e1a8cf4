import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { SITE_PORT } from "@/e2e/support/site-environment";

/** Puts an empty embedded store in a folder: making one takes seconds, copying one does not. */
export async function placeStore(folder: string): Promise<void> {
  const { version } = JSON.parse(readFileSync("node_modules/@electric-sql/pglite/package.json", "utf8"));
  const template = path.join("node_modules", ".cache", `pglite-${version}`);
  if (!existsSync(template)) {
    const { PGlite } = await import("@electric-sql/pglite");
    mkdirSync(path.dirname(template), { recursive: true });
    const draft = mkdtempSync(`${template}-`);
    await (await PGlite.create(draft)).close();
    try {
      renameSync(draft, template);
    } catch {
      // Another worker was faster.
      rmSync(draft, { recursive: true });
    }
  }
  rmSync(folder, { recursive: true, force: true });
  cpSync(template, folder, { recursive: true });
}

/** The site under test finds its store made, as those that tests start for themselves do. */
export default async function setUp(): Promise<void> {
  const store = path.join(".data", "e2e", String(SITE_PORT));
  if (!existsSync(store)) await placeStore(store);
}
