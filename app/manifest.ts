import type { MetadataRoute } from "next";
import { site } from "@/content/site";
import { THEME_COLOURS } from "@/lib/preferences/preferences";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${site.owner.name} · ${site.owner.role}`,
    short_name: site.owner.firstName,
    description: site.description,
    start_url: "/",
    display: "minimal-ui",
    background_color: THEME_COLOURS.light,
    theme_color: site.accent,
    icons: [{ src: "/icon", sizes: "192x192", type: "image/png" }],
  };
}
