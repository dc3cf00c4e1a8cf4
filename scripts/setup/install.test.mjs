import { expect, it } from "vitest";
import { findMissingPackages } from "./install.mjs";

const next = { version: "16.4.5", integrity: "sha512-a" };
const installed = {
  "node_modules/next": next,
  "node_modules/tsx": { version: "4.0.0", integrity: "sha512-b", dev: true },
};
const locked = {
  ...installed,
  "": { name: "site" },
  "node_modules/@next/swc-darwin-arm64": { version: "16.4.5", optional: true },
};
const NEXT = "node_modules/next";
const TSX = "node_modules/tsx";

it.each([
  ["a complete install, ignoring other platforms", installed, {}, []],
  ["a fresh clone", {}, {}, [NEXT, TSX]],
  ["an install with a different version", { ...installed, [NEXT]: { ...next, version: "16.4.4" } }, {}, [NEXT]],
  ["an install with different contents", { ...installed, [NEXT]: { ...next, integrity: "sha512-x" } }, {}, [NEXT]],
  ["an install with a deleted folder", installed, { exists: (place) => place !== TSX }, [TSX]],
  ["a production install", { [NEXT]: next }, { withDev: false }, []],
])("finds the packages missing from %s", (_after, present, change, missing) => {
  expect(findMissingPackages(locked, present, { withDev: true, exists: () => true, ...change })).toEqual(missing);
});
