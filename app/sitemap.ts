import type { MetadataRoute } from "next";
import { buildDate, siteUrl } from "./site-metadata";

export default function sitemap(): MetadataRoute.Sitemap {
  return ["/", "/projects"].map((path) => ({
    url: new URL(path, siteUrl).href,
    lastModified: buildDate,
  }));
}
