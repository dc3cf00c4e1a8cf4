import "server-only";
import { ImageResponse } from "next/og";
import { site } from "@/content/site";
import { deriveAccent } from "@/lib/preferences/accent";
import { loadPictureFonts } from "./static-fonts";

interface IconShape {
  /** Edge in px. */
  size: number;
  /** Square to the edge, for systems that round the corners themselves. */
  isSquare?: boolean;
}

/** The owner's initial in angle brackets on the accent, as a PNG for tabs and home screens. */
export async function drawIcon({ size, isSquare = false }: IconShape): Promise<ImageResponse> {
  const { fill, onFill } = deriveAccent(site.accent);
  const initial = Array.from(site.owner.firstName)[0]?.toUpperCase() ?? "";
  const mark = (
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
        fontFamily: "display",
        fontSize: size * 0.5,
        letterSpacing: "-0.06em",
      }}
    >
      {`<${initial}>`}
    </div>
  );
  return new ImageResponse(mark, { width: size, height: size, fonts: await loadPictureFonts() });
}
