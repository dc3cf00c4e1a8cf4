import type { MetadataRoute } from "next";
import { publicUrl } from "./site-metadata";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: "/api/" },
    sitemap: publicUrl && new URL("/sitemap.xml", publicUrl).href,
  };
}
