import { expect, it } from "vitest";
import { findMissingPackages } from "./install.mjs";

const locked = {
  "": { name: "site" },
  "node_modules/next": { version: "16.4.5", integrity: "sha512-a" },
  "node_modules/tsx": { version: "4.0.0", integrity: "sha512-b", dev: true },
  "node_modules/@next/swc-darwin-arm64": { version: "16.4.5", optional: true },
};
const installed = {
  "node_modules/next": { version: "16.4.5", integrity: "sha512-a" },
  "node_modules/tsx": { version: "4.0.0", integrity: "sha512-b", dev: true },
};
const all = { withDev: true, exists: () => true };

it("finds nothing missing after an install, whatever is for other platforms", () => {
  expect(findMissingPackages(locked, installed, all)).toEqual([]);
});

it("finds everything missing on a fresh clone", () => {
  expect(findMissingPackages(locked, {}, all)).toEqual(["node_modules/next", "node_modules/tsx"]);
});

it("finds a package of another version, with other contents, or whose folder is gone", () => {
  const next = installed["node_modules/next"];
  for (const change of [{ version: "16.4.4" }, { integrity: "sha512-x" }]) {
    const changed = { ...installed, "node_modules/next": { ...next, ...change } };
    expect(findMissingPackages(locked, changed, all)).toEqual(["node_modules/next"]);
  }
  const exists = (place) => place !== "node_modules/tsx";
  expect(findMissingPackages(locked, installed, { withDev: true, exists })).toEqual(["node_modules/tsx"]);
});

it("does not ask for the tools where only a finished build is served", () => {
  const served = { "node_modules/next": installed["node_modules/next"] };
  expect(findMissingPackages(locked, served, { ...all, withDev: false })).toEqual([]);
});
