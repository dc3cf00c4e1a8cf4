import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ensureLocalSecret } from "./secret.mjs";

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "secret "));
  file = path.join(folder, ".data", "secret");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("makes a long secret that only its owner can read, and keeps it", () => {
  const secret = ensureLocalSecret(file);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(ensureLocalSecret(file)).toBe(secret);
});

it("makes a new one, as private, when the file holds too short a one", () => {
  ensureLocalSecret(file);
  writeFileSync(file, "short\n");
  chmodSync(file, 0o644);
  const secret = ensureLocalSecret(file);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(ensureLocalSecret(file)).toBe(secret);
  if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
});

it("works for one run where nothing can be written", () => {
  writeFileSync(path.join(folder, "taken"), "");
  expect(ensureLocalSecret(path.join(folder, "taken", "secret")).length).toBeGreaterThanOrEqual(32);
});
