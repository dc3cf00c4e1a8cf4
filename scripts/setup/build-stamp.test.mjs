import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { describeBuild, findStaleness, hashSources } from "./build-stamp.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "site "));
afterAll(() => rmSync(folder, { recursive: true }));
const place = (name) => path.join(folder, name);

it("the hash changes with the name or content of any file a build reads, and with nothing else", () => {
  const changesWith = (act) => {
    const before = hashSources(folder);
    act();
    return hashSources(folder) !== before;
  };
  const write = (name) => {
    mkdirSync(path.dirname(place(name)), { recursive: true });
    writeFileSync(place(name), String(Math.random()));
  };
  const read = ["app/page.tsx", "content/site.ts", "public/a.svg", "next.config.ts", "package-lock.json"];
  for (const name of [...read, ...read])
    expect(
      changesWith(() => write(name)),
      name,
    ).toBe(true);
  expect(changesWith(() => renameSync(place("app/page.tsx"), place("app/layout.tsx")))).toBe(true);

  expect(changesWith(() => utimesSync(place("app/layout.tsx"), new Date(0), new Date(0)))).toBe(false);
  const ignored = ["node_modules/a/index.js", ".next/BUILD_ID", ".data/secret", "e2e/a.spec.ts", "lib/a.test.ts"];
  for (const name of ignored)
    expect(
      changesWith(() => write(name)),
      name,
    ).toBe(false);
});

it("asks for a rebuild only when a build setting has changed", () => {
  const built = describeBuild({ SITE_URL: "https://ada.dev", SMTP_HOST: "mail.ada.dev" });
  const compare = (settings) => findStaleness(describeBuild(settings), built);
  expect(compare({ SITE_URL: "https://ada.dev", SMTP_HOST: "mail.example.com" })).toBeUndefined();
  for (const settings of [
    { SITE_URL: "https://ada.example" },
    {},
    { SITE_URL: "https://ada.dev", HSTS_PRELOAD: "1" },
  ]) {
    expect(compare(settings)).toBe("a build setting has changed");
  }
});
