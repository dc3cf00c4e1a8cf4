import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { SITE_PORT } from "@/e2e/support/site-environment";

/** Copies an empty embedded store into a folder, because creating one takes seconds. */
export async function copyStoreTo(folder: string): Promise<void> {
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
      // Another worker created the template first.
      rmSync(draft, { recursive: true });
    }
  }
  rmSync(folder, { recursive: true, force: true });
  cpSync(template, folder, { recursive: true });
}

/** Prepares an empty store for the site under test, because creating one takes seconds. */
export default async function setUp(): Promise<void> {
  const store = path.join(".data", "e2e", String(SITE_PORT));
  if (!existsSync(store)) await copyStoreTo(store);
}
