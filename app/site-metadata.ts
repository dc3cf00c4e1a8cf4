import type { Metadata } from "next";

/** Set by the build script, so that both build passes render the same bytes. */
export const buildDate = new Date(process.env.BUILD_DATE ?? Date.now());
export const buildCommit = process.env.BUILD_COMMIT || undefined;

const { SITE_URL, VERCEL_PROJECT_PRODUCTION_URL: platformHost } = process.env;

const knownUrl = SITE_URL || (platformHost && `https://${platformHost}`);

export const siteUrl = new URL(knownUrl || "http://localhost:3000");

export const publicUrl = knownUrl ? siteUrl : undefined;

/** Each page repeats this, because its own Open Graph data replaces the parent layout's. */
const siteShareImage = { images: [{ url: "/opengraph-image", width: 1200, height: 630 }] };

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
