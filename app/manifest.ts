import type { MetadataRoute } from "next";
import { describeImage } from "@/lib/images/server/versioned-url";
import type { Portfolio } from "@/lib/portfolio/resolve-portfolio";
import { deriveShades } from "@/lib/shades";
import { icon } from "./icons";
import { getPortfolio } from "./portfolio";

export async function describeApp({
  title,
  language,
  owner,
  description,
  accent,
}: Portfolio): Promise<MetadataRoute.Manifest> {
  const { url, type, sizes } = await describeImage(icon);
  const { ground } = deriveShades(accent).light;
  return {
    lang: language,
    name: title,
    short_name: owner.firstName,
    description,
    start_url: "/",
    display: "minimal-ui",
    background_color: ground,
    theme_color: ground,
    icons: [{ src: url, type, sizes }],
  };
}

export default function manifest() {
  return describeApp(getPortfolio());
}
