import { existsSync } from "node:fs";
import { ImageResponse } from "next/og";
import sharp from "sharp";
import { drawTexts, fontFamily, loadFonts } from "@/lib/generated/server/fonts";
import { readRelief } from "@/lib/generated/server/share-image";

const SIZE = { width: 1200, height: 1500 };
/** The drawing is twice as wide as high, and cropped to the portrait. */
const CONTOURS_WIDTH = 2 * SIZE.height;
const GROUND = "#e9e2d6";
const INK = "#1f1d1e";

/** Written into the file, by which a later run knows that the picture is not the owner's own. */
const MARK = "placeholder portrait";

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toUpperCase();
}

/** A portrait for the time until there is a photo: the owner's initials on contour lines in their colour. */
export async function drawPlaceholderPortrait(name: string, accent: string): Promise<Buffer> {
  const contours = await readRelief("contours", accent, CONTOURS_WIDTH);
  const initials = drawTexts(initialsOf(name));
  const fonts = await loadFonts("display", initials);
  const picture = (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        alignItems: "center",
        justifyContent: "center",
        backgroundColor: GROUND,
        backgroundImage: `url(data:image/png;base64,${contours.toString("base64")})`,
        backgroundSize: `${CONTOURS_WIDTH}px ${SIZE.height}px`,
        color: INK,
        fontFamily: fontFamily(fonts),
        fontSize: 480,
        letterSpacing: "-0.02em",
      }}
    >
      {initials}
    </div>
  );
  const response = new ImageResponse(picture, { ...SIZE, fonts });
  return sharp(await response.arrayBuffer())
    .flatten()
    .withExif({ IFD0: { ImageDescription: MARK } })
    .webp({ quality: 82, effort: 6 })
    .toBuffer();
}

export async function isPlaceholder(file: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  const { exif } = await sharp(file).metadata();
  return exif?.includes(MARK) ?? false;
}
