import type { MetadataRoute } from "next";
import { portfolio } from "@/lib/portfolio/portfolio";
import { deriveShades } from "@/lib/shades";

const { ground } = deriveShades(portfolio.accent).light;

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: portfolio.title,
    short_name: portfolio.owner.firstName,
    description: portfolio.description,
    start_url: "/",
    display: "minimal-ui",
    background_color: ground,
    theme_color: ground,
    icons: [{ src: "/icon", sizes: "192x192", type: "image/png" }],
  };
}
