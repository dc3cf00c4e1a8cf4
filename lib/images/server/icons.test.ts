import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, expect, it, vi } from "vitest";
import { makeIcon } from "./icons";

const folder = mkdtempSync(path.join(tmpdir(), "icon-"));
afterEach(() => rmSync(folder, { recursive: true }));

it("an icon.png in public/ replaces the drawn icon, in the size that is asked for", async () => {
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  mkdirSync(path.join(folder, "public"));
  const own = sharp({ create: { width: 640, height: 640, channels: 3, background: "#facc15" } });
  await own.toFile(path.join(folder, "public/icon.png"));
  const icon = sharp(Buffer.from(await (await makeIcon({ size: 32 })).arrayBuffer()));
  expect(await icon.metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
  expect([...(await icon.raw().toBuffer()).subarray(0, 3)]).toEqual([0xfa, 0xcc, 0x15]);
});
