import "server-only";
import { existsSync } from "node:fs";
import path from "node:path";
import { ImageResponse } from "next/og";
import sharp from "sharp";
import { drawName } from "@/lib/portfolio/owner/names";
import { deriveShades } from "@/lib/shades";
import { canShow, loadFonts, measureText } from "./fonts";

const LETTER_SPACING_EM = -0.06;
/** Of the icon's width. */
const MAX_MARK_WIDTH = 0.8;

interface IconShape {
  size: number;
  /** Leaves the corners square, for systems that round an icon's corners themselves. */
  isSquare?: boolean;
  owner: Parameters<typeof drawName>[0] & { accent: string; wordmark: "brackets" | "plain" };
}

export async function drawInitial({ size, isSquare = false, owner }: IconShape) {
  const { fill, onFill } = deriveShades(owner.accent);
  const initial =
    Array.from(
      drawName(owner, (text) => canShow(text, "image"))
        .first.normalize("NFC")
        .toUpperCase(),
    )[0] ?? "";
  const mark = owner.wordmark === "plain" ? initial : `<${initial}>`;
  const fonts = await loadFonts("display", mark);
  const width = measureText("display", mark, "image") + mark.length * LETTER_SPACING_EM;
  const icon = (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        alignItems: "center",
        justifyContent: "center",
        borderRadius: isSquare ? 0 : size * 0.22,
        background: fill,
        color: onFill,
        fontFamily: fonts.map(({ name }) => name).join(", "),
        fontSize: size * Math.min(0.5, MAX_MARK_WIDTH / width),
        letterSpacing: `${LETTER_SPACING_EM}em`,
      }}
    >
      {mark}
    </div>
  );
  return new ImageResponse(icon, { width: size, height: size, fonts });
}

/** Returns the owner's `public/icon.png` in this size, or else the initial on the accent colour. */
export async function makeIcon(shape: IconShape): Promise<Response> {
  const own = path.join(process.cwd(), "public", "icon.png");
  if (!existsSync(own)) return drawInitial(shape);
  const { size } = shape;
  const png = await sharp(own).resize(size, size, { fit: "contain", background: "#0000" }).png().toBuffer();
  return new Response(new Uint8Array(png), { headers: { "Content-Type": "image/png" } });
}
