import type { MetadataRoute } from "next";
import { site } from "@/content/site";
import { deriveShades } from "@/lib/shades";

const { ground } = deriveShades(site.accent).light;

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${site.owner.name} · ${site.owner.role}`,
    short_name: site.owner.firstName,
    description: site.description,
    start_url: "/",
    display: "minimal-ui",
    background_color: ground,
    theme_color: ground,
    icons: [{ src: "/icon", sizes: "192x192", type: "image/png" }],
  };
}
