import type { MetadataRoute } from "next";
import { siteAddress } from "@/lib/site-address";
import { buildDate } from "./build-info";

export default function sitemap(): MetadataRoute.Sitemap {
  return ["/", "/projects"].map((path) => ({
    url: new URL(path, siteAddress(process.env)).href,
    lastModified: buildDate,
  }));
}
