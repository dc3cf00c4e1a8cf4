import type { MetadataRoute } from "next";
import { projects } from "@/content/projects";
import { buildDate, siteUrl } from "./site-metadata";

export default function sitemap(): MetadataRoute.Sitemap {
  return ["/", ...(projects.projects.length > 0 ? ["/projects"] : [])].map((path) => ({
    url: new URL(path, siteUrl).href,
    lastModified: buildDate,
  }));
}
