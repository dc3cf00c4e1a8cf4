import type { MetadataRoute } from "next";
import { projects } from "@/content/projects";
import { site } from "@/content/site";
import { buildDate, siteUrl } from "./site-metadata";

export default function sitemap(): MetadataRoute.Sitemap {
  const owned = site.headerLinks.map(({ href }) => href).filter((href) => /^\/[^#?]+$/.test(href));
  return ["/", ...(projects.projects.length > 0 ? ["/projects"] : []), ...owned].map((path) => ({
    url: new URL(path, siteUrl).href,
    lastModified: buildDate,
  }));
}
