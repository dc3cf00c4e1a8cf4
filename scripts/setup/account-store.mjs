import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inProject, root, say } from "./project.mjs";

const SECRET_BYTES = 32;
const LEAST_CHARACTERS = 32;

function readSecret(file) {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (error.code === "ENOENT") return "";
    throw error;
  }
}

export function ensureLocalSecret(file) {
  try {
    const kept = readSecret(file);
    if (kept.length >= LEAST_CHARACTERS) return kept;
  } catch (error) {
    say(`${file} cannot be read (${error.code}): everyone is signed out when the site stops.`);
    return randomBytes(SECRET_BYTES).toString("base64url");
  }
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    // An old file would keep its old permissions.
    rmSync(file, { force: true });
    writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  } catch (error) {
    say(`${file} cannot be written (${error.code}): everyone is signed out when the site stops.`);
  }
  return secret;
}

/** It takes seconds and memory, so in a process of its own, before serving. */
export async function makeNewStore(processes, env) {
  const { DATABASE_URL: url = "pglite:.data/accounts", NEXTAUTH_SECRET: secret } = env;
  if (!secret?.trim() || !url.startsWith("pglite:") || !existsSync(inProject("node_modules", "tsx"))) return;
  if (existsSync(path.resolve(root, url.slice("pglite:".length), "PG_VERSION"))) return;
  const program = ["--conditions=react-server", "--import", "tsx", inProject("scripts", "db-migrate.ts")];
  await processes.run(process.execPath, program, { env });
}
