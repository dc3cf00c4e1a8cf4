import { expect, it } from "vitest";
import { findChromium } from "./chromium.mjs";

const OWN = "/cache/playwright/chrome";
const SHELL = "/usr/bin/chromium-headless-shell";

function fakePlatform({ programs = [], download, debian, ...facts } = {}) {
  const present = new Set(programs);
  const done = [];
  const install = (name, file) => async () => {
    done.push(name);
    if (file) present.add(file);
    return file !== undefined;
  };
  return {
    done,
    env: { PATH: "/usr/local/bin:/usr/bin" },
    isRoot: true,
    starts: (file) => present.has(file),
    playwrightFile: () => OWN,
    downloadPlaywrights: install("download", download),
    installDebians: install("debian", debian),
    ...facts,
  };
}

it("uses the browser at CHROMIUM_PATH, and tries no other if it does not start", async () => {
  const env = { CHROMIUM_PATH: "/opt/mine" };
  expect(await findChromium(fakePlatform({ programs: ["/opt/mine", OWN], env }))).toEqual({ file: "/opt/mine" });
  expect((await findChromium(fakePlatform({ programs: [OWN], env }))).problem).toMatch(/^CHROMIUM_PATH points to/);
});

it.each([
  ["Playwright's own", ["/usr/bin/chromium", OWN], {}],
  ["the headless shell", ["/usr/local/bin/chromium", SHELL], { file: SHELL }],
])("finds %s without downloading anything", async (_name, programs, found) => {
  const platform = fakePlatform({ programs });
  expect(await findChromium(platform)).toEqual(found);
  expect(platform.done).toEqual([]);
});

it("if there is no browser, downloads Playwright's, falls back to Debian's package, or says what to do", async () => {
  expect(await findChromium(fakePlatform({ download: OWN }))).toEqual({});
  for (const download of [undefined, "/cache/without-libraries"]) {
    expect(await findChromium(fakePlatform({ download, debian: SHELL }))).toEqual({ file: SHELL });
  }
  const platform = fakePlatform({ isRoot: false });
  expect((await findChromium(platform)).problem).toMatch(/set CHROMIUM_PATH/);
  expect(platform.done).toEqual(["download"]);
});
