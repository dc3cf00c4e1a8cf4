import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inProject, say } from "./project.mjs";

const SECRET_BYTES = 32;
const MIN_CHARACTERS = 32;

/** Keeps the secret in a file, so that sessions survive a restart. */
export function ensureLocalSecret(file = inProject(".data", "secret")) {
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  try {
    const kept = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
    if (kept.length >= MIN_CHARACTERS) return kept;
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    // Delete the old file first, because overwriting it would keep its permissions.
    rmSync(file, { force: true });
    writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  } catch (error) {
    say(`${file} cannot be used (${error.code}): everyone will be signed out when the site stops.`);
  }
  return secret;
}
