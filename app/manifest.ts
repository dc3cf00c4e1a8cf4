import { existsSync } from "node:fs";
import path from "node:path";
import type { MetadataRoute } from "next";
import sharp from "sharp";
import { site } from "@/content/site";
import { groundColours } from "@/lib/ground";

const ground = groundColours(site.accent);

async function findIcon() {
  const own = path.join(process.cwd(), "app/icon.png");
  if (!existsSync(own)) return { src: "/icon", sizes: "192x192" };
  const { width, height } = await sharp(own).metadata();
  return { src: "/icon.png", sizes: `${width}x${height}` };
}

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  return {
    name: `${site.owner.name} · ${site.owner.role}`,
    short_name: site.owner.firstName,
    description: site.description,
    start_url: "/",
    display: "minimal-ui",
    background_color: ground.light,
    theme_color: ground.light,
    icons: [{ ...(await findIcon()), type: "image/png" }],
  };
}
