import type { Metadata } from "next";
import { versionedUrl } from "@/lib/images/server/versioned-url";
import { homeImage } from "./share-images";

export async function describeShareImage({ path, alt, draw }: typeof homeImage) {
  return { url: await versionedUrl({ path, draw }), type: "image/png", width: 1200, height: 630, alt };
}

/** Each page names its share image, because its own Open Graph data replaces the parent layout's. */
export async function pageMetadata(
  path: `/${string}`,
  title: string,
  description: string,
  image = homeImage,
): Promise<Metadata> {
  const images = [await describeShareImage(image)];
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { type: "website", title, description, url: path, images },
    twitter: { card: "summary_large_image", title, description, images },
  };
}
