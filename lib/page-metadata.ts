import type { Metadata } from "next";

/** The site's share image: a page's own Open Graph data would otherwise leave it out. */
const shareImage = { url: "/opengraph-image", width: 1200, height: 630 };

/**
 * What a page below the landing page says of itself to search engines and shared links. The share image is the site's.
 *
 * @param path Address from the site's root, for the canonical link.
 */
export function pageMetadata(path: `/${string}`, title: string, description: string): Metadata {
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { type: "website", title, description, url: path, images: [shareImage] },
    twitter: { card: "summary_large_image", title, description, images: [shareImage] },
  };
}
