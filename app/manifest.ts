import type { MetadataRoute } from "next";
import { site } from "@/content/site";
import { groundColours } from "@/lib/ground";

const ground = groundColours(site.accent);

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${site.owner.name} · ${site.owner.role}`,
    short_name: site.owner.firstName,
    description: site.description,
    start_url: "/",
    display: "minimal-ui",
    background_color: ground.light,
    theme_color: ground.light,
    icons: [{ src: "/icon", sizes: "192x192", type: "image/png" }],
  };
}
