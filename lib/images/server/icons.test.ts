import sharp from "sharp";
import { expect, it } from "vitest";
import { drawInitial } from "./icons";

const SIZE_PX = 192;

it.each(["Iris", "Kiran", "Willem", "Щ"])(
  "the initial of %s and its brackets keep clear of the icon's edge",
  async (name) => {
    const owner = { name, firstName: name, accent: "#8B5CF6", wordmark: "brackets" as const };
    const icon = await drawInitial({ size: SIZE_PX, isSquare: true, owner });
    const { info } = await sharp(Buffer.from(await icon.arrayBuffer()))
      .trim()
      .toBuffer({ resolveWithObject: true });
    const left = -(info.trimOffsetLeft ?? 0);
    const margin = Math.min(left, SIZE_PX - left - info.width) / SIZE_PX;
    expect(margin).toBeGreaterThan(0.08);
  },
);
