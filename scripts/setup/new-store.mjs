import { existsSync } from "node:fs";
import path from "node:path";
import { inProject, root } from "./project.mjs";

/**
 * Makes the embedded account store before the site serves, in a process of its own: it takes seconds, and memory that a
 * server should not keep. Where the tools are left out, the first account request makes it.
 */
export async function makeNewStore(processes, env) {
  const { DATABASE_URL: url = "pglite:.data/accounts", NEXTAUTH_SECRET: secret } = env;
  if (!secret?.trim() || !url.startsWith("pglite:") || !existsSync(inProject("node_modules", "tsx"))) return;
  if (existsSync(path.resolve(root, url.slice("pglite:".length), "PG_VERSION"))) return;
  const program = ["--conditions=react-server", "--import", "tsx", inProject("scripts", "db-migrate.ts")];
  await processes.run(process.execPath, program, { env });
}
