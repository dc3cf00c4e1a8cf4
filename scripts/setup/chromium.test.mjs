import { expect, it } from "vitest";
import { findChromium } from "./chromium.mjs";

const OWN = "/cache/playwright/chrome";

/** A machine on which only `programs` start; what is installed is added to them and noted in `done`. */
function fakeMachine({ programs = [], download, debian, ...facts } = {}) {
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
    const machine = fakeMachine({ programs: ["/opt/mine", OWN, "/usr/bin/chromium"], env: { [name]: "/opt/mine" } });
    expect(await findChromium(machine)).toEqual({ file: "/opt/mine" });
  },
);

it("refuses a wrong variable instead of quietly taking another browser", async () => {
  const machine = fakeMachine({ programs: [OWN], env: { CHROMIUM_PATH: "/opt/gone" } });
  expect((await findChromium(machine)).problem).toMatch(/^CHROMIUM_PATH names \/opt\/gone/);
});

it("prefers Playwright's own to the system's", async () => {
  expect(await findChromium(fakeMachine({ programs: ["/usr/bin/chromium", OWN] }))).toEqual({ file: OWN });
});

it.each([
  ["linux", { PATH: "/usr/games:/usr/bin" }, "/usr/bin/google-chrome"],
  ["darwin", { HOME: "/Users/a" }, "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
  ["darwin", { HOME: "/Users/a" }, "/Users/a/Applications/Chromium.app/Contents/MacOS/Chromium"],
  ["win32", { PROGRAMFILES: "C:\\Program Files" }, "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"],
])("finds the system's on %s", async (platform, env, file) => {
  const machine = fakeMachine({ programs: [file], platform, env });
  expect(await findChromium(machine)).toEqual({ file });
  expect(machine.done).toEqual([]);
});

it("downloads Playwright's own when there is none", async () => {
  const machine = fakeMachine({ download: OWN });
  expect(await findChromium(machine)).toEqual({ file: OWN });
  expect(machine.done).toEqual(["download"]);
});

it("takes Debian's package when the download fails", async () => {
  const machine = fakeMachine({ debian: "/usr/bin/chromium" });
  expect(await findChromium(machine)).toEqual({ file: "/usr/bin/chromium" });
  expect(machine.done).toEqual(["download", "debian"]);
});

it("takes Debian's package when the download does not start for want of libraries", async () => {
  const machine = fakeMachine({ download: "/cache/other", debian: "/usr/bin/chromium" });
  expect(await findChromium(machine)).toEqual({ file: "/usr/bin/chromium" });
});

it.each([
  ["a user without the right to install", { isRoot: false }],
  ["a system without Debian's packages", { platform: "darwin" }],
])("says what to do in one sentence to %s", async (_who, facts) => {
  const machine = fakeMachine(facts);
  expect((await findChromium(machine)).problem).toMatch(/set CHROMIUM_PATH/);
  expect(machine.done).toEqual(["download"]);
});
