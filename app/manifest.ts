import type { MetadataRoute } from "next";
import { describeImage } from "@/lib/images/server/versioned-url";
import { portfolio } from "@/lib/portfolio/portfolio";
import { deriveShades } from "@/lib/shades";
import { icon } from "./icons";

const { ground } = deriveShades(portfolio.accent).light;

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { url, type, sizes } = await describeImage(icon);
  return {
    name: portfolio.title,
    short_name: portfolio.owner.firstName,
    description: portfolio.description,
    start_url: "/",
    display: "minimal-ui",
    background_color: ground,
    theme_color: ground,
    icons: [{ src: url, type, sizes }],
  };
}
