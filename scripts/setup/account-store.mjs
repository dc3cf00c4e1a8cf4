import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inProject, root, say, withTsx } from "./project.mjs";

const SECRET_BYTES = 32;
const LEAST_CHARACTERS = 32;

/** Keeps the secret in a file, so that sessions survive a restart. */
export function ensureLocalSecret(file = inProject(".data", "secret")) {
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  try {
    const kept = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
    if (kept.length >= LEAST_CHARACTERS) return kept;
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    // Delete the old file first, because overwriting it would keep its permissions.
    rmSync(file, { force: true });
    writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  } catch (error) {
    say(`${file} cannot be used (${error.code}): everyone will be signed out when the site stops.`);
  }
  return secret;
}

/** Creating a store takes seconds and memory, so a separate process does it before the site starts. */
export async function makeNewStore(processes, env) {
  const { DATABASE_URL: url = "pglite:.data/accounts", NEXTAUTH_SECRET: secret } = env;
  if (!secret?.trim() || !url.startsWith("pglite:") || !existsSync(inProject("node_modules", "tsx"))) return;
  if (existsSync(path.resolve(root, url.slice("pglite:".length), "PG_VERSION"))) return;
  await processes.run(process.execPath, withTsx("db-migrate.ts"), { env });
}
