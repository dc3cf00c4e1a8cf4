import type { Page } from "@playwright/test";
import sharp from "sharp";

export function luminance(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Reads colours as painted. Custom properties have their values inside the element that matches `within`. */
export const paintedColours = (page: Page, colours: string[], within = "body") =>
  page.evaluate(
    ([names, selector]) => {
      const probe = document.createElement("span");
      document.querySelector(selector)?.append(probe);
      const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      const painted = names.map((name) => {
        probe.style.color = name.startsWith("--") ? `var(${name})` : name;
        if (!canvas) return [];
        canvas.fillStyle = getComputedStyle(probe).color;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
      });
      probe.remove();
      return painted;
    },
    [colours, within] as const,
  );

/** How far apart the lightest and the darkest point of a picture are, of 255. */
export async function readSpread(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).stats();
  return Math.max(...channels.map(({ max, min }) => max - min));
}
