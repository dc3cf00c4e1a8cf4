import type { Metadata } from "next";

/** A page's own Open Graph data would otherwise leave it out. */
const siteShareImage = { images: [{ url: "/opengraph-image", width: 1200, height: 630 }] };

/** `hasOwnImage`: an `opengraph-image` file stands beside the page. */
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
