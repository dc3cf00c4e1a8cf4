import type { MetadataRoute } from "next";
import { portfolio } from "@/lib/portfolio/portfolio";
import { deriveShades } from "@/lib/shades";
import { describeIcon, icon } from "./icons";

const { ground } = deriveShades(portfolio.accent).light;

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { url, type, sizes } = await describeIcon(icon);
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
