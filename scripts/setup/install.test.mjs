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
  ["an install, whatever is for other platforms", installed, {}, []],
  ["a fresh clone", {}, {}, [NEXT, TSX]],
  ["another version", { ...installed, [NEXT]: { ...next, version: "16.4.4" } }, {}, [NEXT]],
  ["other contents", { ...installed, [NEXT]: { ...next, integrity: "sha512-x" } }, {}, [NEXT]],
  ["a folder that is gone", installed, { exists: (place) => place !== TSX }, [TSX]],
  ["a finished build without tools", { [NEXT]: next }, { withDev: false }, []],
])("after %s finds what is missing", (_after, present, change, missing) => {
  expect(findMissingPackages(locked, present, { withDev: true, exists: () => true, ...change })).toEqual(missing);
});
