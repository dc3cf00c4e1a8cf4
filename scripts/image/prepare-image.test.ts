import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkFile } from "@/scripts/doctor/check-images";
import { measureCut, prepareImage, toFileName, type Kind } from "./prepare-image";

const TURNED_RIGHT = 6;
const GPS = { GPSLatitudeRef: "N", GPSLatitude: "38/1 43/1 0/1" };
const folder = mkdtempSync(path.join(tmpdir(), "image-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A photo taken sideways, with its location, and with so much noise that the file is large. */
let photo: Buffer;
beforeAll(async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  photo = await sharp({ create: { width: 3000, height: 4000, channels: 3, background: "#888", noise } })
    .withExif({ IFD3: GPS })
    .withMetadata({ orientation: TURNED_RIGHT })
    .jpeg()
    .toBuffer();
});

it.each<[Kind, field: string, width: number, height: number]>([
  ["project", "projects[0].image", 1600, 1000],
  ["portrait", "owner.portrait.src", 1200, 1500],
  ["certificate", "certificates[0].image", 1600, 1131],
])(
  "a phone photo as a %s is upright, small and without its location, and the doctor accepts it",
  async (kind, field, width, height) => {
    const image = await prepareImage(photo, kind);
    const { exif, xmp, orientation, ...is } = await sharp(image).metadata();
    expect({ ...is, exif, xmp, orientation }).toMatchObject({
      format: "webp",
      width,
      height,
      exif: undefined,
      xmp: undefined,
    });
    mkdirSync(path.join(folder, "images"), { recursive: true });
    writeFileSync(path.join(folder, `images/${kind}.webp`), image);
    expect(await checkFile(`/images/${kind}.webp`, field, folder)).toEqual([]);
  },
);

it("a certificate is fitted whole on white, and a small photo is not enlarged", async () => {
  const blue = await sharp({ create: { width: 400, height: 800, channels: 3, background: "#00f" } })
    .png()
    .toBuffer();
  const { data, info } = await sharp(await prepareImage(blue, "certificate"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels)].slice(0, 3);
  expect(info.height).toBe(800);
  expect(pixel(0, 400)).toEqual([255, 255, 255]);
  expect(pixel(Math.round(info.width / 2), 2)[2]).toBeGreaterThan(200);
  const { width } = await sharp(await prepareImage(blue, "project")).metadata();
  expect(width).toBe(400);
});

it.each<[Kind, isOpaque: boolean]>([
  ["portrait", false],
  ["project", true],
])("a %s made from a picture with a transparent background is opaque: %s", async (kind, isOpaque) => {
  const clear = { create: { width: 800, height: 1000, channels: 4, background: "#0000" } } as const;
  const image = await prepareImage(await sharp(clear).png().toBuffer(), kind);
  expect((await sharp(image).stats()).isOpaque).toBe(isOpaque);
});

it("a poster that must stay whole gets a background in its own colour", async () => {
  const band = { create: { width: 1000, height: 200, channels: 3, background: "#f00" } } as const;
  const poster = await sharp({ create: { width: 1000, height: 2000, channels: 3, background: "#00f" } })
    .composite([{ input: band, top: 0, left: 0 }])
    .png()
    .toBuffer();
  const { data, info } = await sharp(await prepareImage(poster, "project", true))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const [red = 0, , blue = 0] = data.subarray((y * info.width + x) * info.channels);
    return red > blue ? "red" : "blue";
  };
  expect([info.width, info.height]).toEqual([1600, 1000]);
  expect([colourAt(800, 20), colourAt(800, 900), colourAt(0, 20)]).toEqual(["red", "blue", "blue"]);
});

it.each([
  ["IMG 2041.HEIC.jpg", "img-2041-heic.webp"],
  ["Praça do Comércio.JPG", "praca-do-comercio.webp"],
])("%s is saved as %s", (photo, saved) => expect(toFileName(photo)).toBe(saved));

it("names without Latin letters stay apart", () => {
  const names = ["写真.png", "図面.png", "写真 1.jpg", "図面 1.jpg"].map(toFileName);
  expect(new Set(names).size).toBe(4);
  for (const name of names) expect(name).toMatch(/^(photo|1)-[0-9a-f]{6}\.webp$/);
});

it.each<[Kind, isWhole: boolean, cut: number]>([
  ["project", false, 58],
  ["project", true, 0],
  ["certificate", false, 0],
  ["portrait", false, 17],
])("of an upright poster, as a %s with isWhole=%s, %i percent are cut off", async (kind, isWhole, cut) => {
  const poster = await sharp({ create: { width: 1000, height: 1500, channels: 3, background: "#0ea5e9" } })
    .png()
    .toBuffer();
  expect(Math.round(100 * (await measureCut(poster, kind, isWhole)))).toBe(cut);
});
