import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { ensureLocalSecret } from "./local-secret.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "secret "));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("creates a long secret that only its owner can read, reuses it, and replaces one that is too short", () => {
  const file = path.join(folder, ".data", "secret");
  const spoil = () => {
    writeFileSync(file, "short\n");
    chmodSync(file, 0o644);
  };
  for (const prepare of [() => {}, spoil]) {
    prepare();
    const secret = ensureLocalSecret(file);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(ensureLocalSecret(file)).toBe(secret);
    if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
  }
});

it("returns a secret even if it cannot be saved", () => {
  expect(ensureLocalSecret(path.join(folder, ".data", "secret", "below a file")).length).toBeGreaterThanOrEqual(32);
});
