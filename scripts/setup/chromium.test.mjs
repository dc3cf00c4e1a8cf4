import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "browsers-"));
afterAll(() => rmSync(folder, { recursive: true }));
const SHELL = path.join(folder, "chromium-headless-shell");
const OWN = path.join(folder, "playwright");
vi.mock("playwright", () => ({ chromium: { executablePath: () => OWN } }));

const { findChromium } = await import("./chromium.mjs");
const find = (run) => findChromium(run, SHELL);

const install = (file) => writeFileSync(file, "#!/bin/sh\n", { mode: 0o755 });
const runs = (installs = {}) =>
  vi.fn(async (program) => {
    if (installs[program]) install(installs[program]);
    return { exitCode: program in installs ? 0 : 1 };
  });

beforeEach(() => {
  vi.stubEnv("CHROMIUM_PATH", "");
  onTestFinished(() => {
    vi.unstubAllEnvs();
    for (const file of [SHELL, OWN]) rmSync(file, { force: true });
  });
});

it("uses the browser at CHROMIUM_PATH, and tries no other if it does not start", async () => {
  install(SHELL);
  install(OWN);
  vi.stubEnv("CHROMIUM_PATH", SHELL);
  expect(await find(runs())).toEqual({ file: SHELL });
  rmSync(SHELL);
  expect((await find(runs())).problem).toMatch(/^CHROMIUM_PATH points to/);
});

it("finds Playwright's own browser, and then Debian's, without downloading anything", async () => {
  const run = runs();
  install(SHELL);
  expect(await find(run)).toEqual({ file: SHELL });
  install(OWN);
  expect(await find(run)).toEqual({});
  expect(run).not.toHaveBeenCalled();
});

it("if there is no browser, downloads Playwright's, falls back to Debian's package, or says what to do", async () => {
  expect(await find(runs({ playwright: OWN }))).toEqual({});
  rmSync(OWN);
  const getuid = vi.spyOn(process, "getuid").mockReturnValue(0);
  expect(await find(runs({ playwright: undefined, "apt-get": SHELL }))).toEqual({ file: SHELL });
  rmSync(SHELL);
  getuid.mockReturnValue(1000);
  expect((await find(runs({ "apt-get": SHELL }))).problem).toMatch(/set CHROMIUM_PATH/);
});
