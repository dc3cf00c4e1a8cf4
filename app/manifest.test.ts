import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, expect, it, vi } from "vitest";
import manifest from "./manifest";

const folder = mkdtempSync(path.join(tmpdir(), "manifest-"));
afterEach(() => rmSync(folder, { recursive: true }));

it("the manifest lists the generated icon, or the owner's own icon with its size", async () => {
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  expect((await manifest()).icons).toEqual([{ src: "/icon", sizes: "192x192", type: "image/png" }]);
  mkdirSync(path.join(folder, "app"));
  const own = sharp({ create: { width: 64, height: 64, channels: 3, background: "#0ea5e9" } });
  await own.toFile(path.join(folder, "app/icon.png"));
  expect((await manifest()).icons).toEqual([{ src: "/icon.png", sizes: "64x64", type: "image/png" }]);
});
