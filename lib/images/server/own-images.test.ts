import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, it, vi } from "vitest";
import { makeIcon } from "./icons";
import { drawShareImage, readPhoto } from "./share-image";

const owner = { name: "Ada", firstName: "Ada", accent: "#8B5CF6", wordmark: "brackets" as const };
const TURNED_RIGHT = 6;
const folder = mkdtempSync(path.join(tmpdir(), "images-"));
mkdirSync(path.join(folder, "public"));
symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
vi.spyOn(process, "cwd").mockReturnValue(folder);
afterAll(() => rmSync(folder, { recursive: true }));

it("an icon.png in public/ replaces the drawn icon, at the requested size", async () => {
  const own = sharp({ create: { width: 640, height: 640, channels: 3, background: "#facc15" } });
  await own.toFile(path.join(folder, "public/icon.png"));
  const icon = sharp(Buffer.from(await (await makeIcon({ size: 32, owner })).arrayBuffer()));
  expect(await icon.metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
  expect([...(await icon.raw().toBuffer()).subarray(0, 3)]).toEqual([0xfa, 0xcc, 0x15]);
});

it("a portrait with a transparent background is put on a light ground", async () => {
  await sharp({ create: { width: 60, height: 80, channels: 4, background: "#0000" } })
    .png()
    .toFile(path.join(folder, "public/cutout.png"));
  const { channels } = await sharp(await readPhoto("/cutout.png", 60, 80, owner.accent)).stats();
  for (const { mean } of channels) expect(mean).toBeGreaterThan(230);
});

it("a phone photo stored on its side is shown upright", async () => {
  const blue = { create: { width: 40, height: 60, channels: 3, background: "#0000ff" } } as const;
  await sharp({ create: { width: 80, height: 60, channels: 3, background: "#ff0000" } })
    .composite([{ input: blue, left: 40, top: 0 }])
    .withMetadata({ orientation: TURNED_RIGHT })
    .jpeg()
    .toFile(path.join(folder, "public/me.jpg"));
  const { data, info } = await sharp(await readPhoto("/me.jpg", 60, 80, owner.accent))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (pixel: number) => {
    const [red = 0, , blue = 0] = data.subarray(pixel * info.channels);
    return red > blue ? "red" : "blue";
  };
  // When upright, the photo is red at the top and blue at the bottom.
  expect({ topRight: colourAt(59), bottomLeft: colourAt(79 * 60) }).toEqual({ topRight: "red", bottomLeft: "blue" });
});

it("a share image with a photo is a PNG of less than 300 kB, for messengers that show no larger one", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  await sharp({ create: { width: 640, height: 800, channels: 3, background: "#888", noise } })
    .blur(1)
    .toFile(path.join(folder, "public/photo.jpg"));
  writeFileSync(
    path.join(folder, "public/relief.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="relief" viewBox="0 0 2 1"><path d="M0 0h2v1z"/></symbol></svg>',
  );
  const words = { overline: "Ada", lead: "Hello, I am", title: "Ada", footer: "Analyst" };
  const drawn = await drawShareImage(words, [{ src: "/photo.jpg", width: 320, height: 400 }], owner.accent);
  const image = Buffer.from(await drawn.arrayBuffer());
  expect(await sharp(image).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(image.length).toBeLessThan(300_000);
});
