import { expect, it } from "vitest";
import { findChromium } from "./chromium.mjs";

const OWN = "/cache/playwright/chrome";

/** A computer on which only `programs` start; what is installed is added to them and noted in `done`. */
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
    platform: "linux",
    env: { PATH: "/usr/local/bin:/usr/bin" },
    isRoot: true,
    starts: (file) => present.has(file),
    playwrightFile: () => OWN,
    downloadPlaywrights: install("download", download),
    installDebians: install("debian", debian),
    ...facts,
  };
}

it.each(["CHROMIUM_PATH", "PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH"])(
  "takes what %s names before all others",
  async (name) => {
    const platform = fakePlatform({ programs: ["/opt/mine", OWN, "/usr/bin/chromium"], env: { [name]: "/opt/mine" } });
    expect(await findChromium(platform)).toEqual({ file: "/opt/mine" });
  },
);

it("refuses a wrong variable instead of quietly taking another browser", async () => {
  const platform = fakePlatform({ programs: [OWN], env: { CHROMIUM_PATH: "/opt/gone" } });
  expect((await findChromium(platform)).problem).toMatch(/^CHROMIUM_PATH names \/opt\/gone/);
});

it("prefers Playwright's own to the system's, and the headless shell to the whole browser", async () => {
  expect(await findChromium(fakePlatform({ programs: ["/usr/bin/chromium", OWN] }))).toEqual({});
  const systems = ["/usr/local/bin/chromium", "/usr/bin/chromium-headless-shell"];
  expect(await findChromium(fakePlatform({ programs: systems }))).toEqual({ file: systems[1] });
});

it.each([
  ["linux", { PATH: "/usr/games:/usr/bin" }, "/usr/bin/google-chrome"],
  ["darwin", { HOME: "/Users/a" }, "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
  ["darwin", { HOME: "/Users/a" }, "/Users/a/Applications/Chromium.app/Contents/MacOS/Chromium"],
  ["win32", { PROGRAMFILES: "C:\\Program Files" }, "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"],
])("finds the system's on %s", async (platform, env, file) => {
  const fake = fakePlatform({ programs: [file], platform, env });
  expect(await findChromium(fake)).toEqual({ file });
  expect(fake.done).toEqual([]);
});

it("downloads Playwright's own when there is none, and takes Debian's package when that does not start", async () => {
  const online = fakePlatform({ download: OWN });
  expect(await findChromium(online)).toEqual({});
  expect(online.done).toEqual(["download"]);
  for (const download of [undefined, "/cache/without-libraries"]) {
    const fake = fakePlatform({ download, debian: "/usr/bin/chromium-headless-shell" });
    expect(await findChromium(fake)).toEqual({ file: "/usr/bin/chromium-headless-shell" });
    expect(fake.done).toEqual(["download", "debian"]);
  }
});

it.each([
  ["a user without the right to install", { isRoot: false }],
  ["a system without Debian's packages", { platform: "darwin" }],
])("says what to do in one sentence to %s", async (_who, facts) => {
  const fake = fakePlatform(facts);
  expect((await findChromium(fake)).problem).toMatch(/set CHROMIUM_PATH/);
  expect(fake.done).toEqual(["download"]);
});
