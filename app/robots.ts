import type { MetadataRoute } from "next";
import { siteAddress } from "@/lib/site-address";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: "/api/" },
    sitemap: new URL("/sitemap.xml", siteAddress(process.env)).href,
  };
}
