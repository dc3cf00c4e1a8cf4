import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";

const { version } = JSON.parse(readFileSync("node_modules/@electric-sql/pglite/package.json", "utf8")) as {
  version: string;
};
const TEMPLATE = path.join("node_modules", ".cache", `pglite-${version}`);

/** Puts an empty embedded store in a folder: making one takes seconds, copying one does not. */
export async function placeStore(folder: string): Promise<void> {
  if (!existsSync(TEMPLATE)) {
    const draft = mkdtempSync(`${TEMPLATE}-`);
    await (await PGlite.create(draft)).close();
    try {
      renameSync(draft, TEMPLATE);
    } catch {
      // Another worker was faster.
      rmSync(draft, { recursive: true });
    }
  }
  cpSync(TEMPLATE, folder, { recursive: true });
}
