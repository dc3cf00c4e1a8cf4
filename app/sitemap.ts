import type { MetadataRoute } from "next";
import { getPortfolio } from "./portfolio";
import { buildDate, publicUrl } from "./site-metadata";

export default function sitemap(): MetadataRoute.Sitemap {
  // A sitemap holds absolute URLs only.
  if (!publicUrl) return [];
  return getPortfolio().pages.map((path) => ({ url: new URL(path, publicUrl).href, lastModified: buildDate }));
}
