import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, expect, it, vi } from "vitest";
import { readPhoto } from "./share-image";

const TURNED_RIGHT = 6;
const folder = mkdtempSync(path.join(tmpdir(), "photo-"));
afterEach(() => rmSync(folder, { recursive: true }));

it("a phone photo stored on its side is shown upright", async () => {
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  mkdirSync(path.join(folder, "public"));
  const blue = { create: { width: 40, height: 60, channels: 3, background: "#0000ff" } } as const;
  await sharp({ create: { width: 80, height: 60, channels: 3, background: "#ff0000" } })
    .composite([{ input: blue, left: 40, top: 0 }])
    .withMetadata({ orientation: TURNED_RIGHT })
    .jpeg()
    .toFile(path.join(folder, "public/me.jpg"));
  const { data, info } = await sharp(await readPhoto("/me.jpg", 60, 80))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (pixel: number) => {
    const [red = 0, , blue = 0] = data.subarray(pixel * info.channels);
    return red > blue ? "red" : "blue";
  };
  // When upright, the photo is red at the top and blue at the bottom.
  expect({ topRight: colourAt(59), bottomLeft: colourAt(79 * 60) }).toEqual({ topRight: "red", bottomLeft: "blue" });
});
