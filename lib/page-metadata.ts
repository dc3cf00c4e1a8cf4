import type { Metadata } from "next";

/** A page's own Open Graph data would otherwise leave it out. */
const siteShareImage = { images: [{ url: "/opengraph-image", width: 1200, height: 630 }] };

/**
 * What a page below the landing page says of itself to search engines and shared links.
 *
 * @param path Address from the site's root, for the canonical link.
 * @param hasOwnImage An `opengraph-image` file stands beside the page.
 */
export function pageMetadata(path: `/${string}`, title: string, description: string, hasOwnImage = false): Metadata {
  const shareImage = hasOwnImage ? {} : siteShareImage;
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { type: "website", title, description, url: path, ...shareImage },
    twitter: { card: "summary_large_image", title, description, ...shareImage },
  };
}
