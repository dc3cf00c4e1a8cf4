import type { MetadataRoute } from "next";
import { portfolio } from "@/lib/portfolio/portfolio";
import { buildDate, publicUrl } from "./site-metadata";

export default function sitemap(): MetadataRoute.Sitemap {
  // A sitemap holds absolute URLs only.
  if (!publicUrl) return [];
  return portfolio.pages.map((path) => ({ url: new URL(path, publicUrl).href, lastModified: buildDate }));
}
