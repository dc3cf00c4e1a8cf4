import type { Metadata } from "next";
import { describeImage } from "@/lib/images/server/versioned-url";
import { getPortfolio } from "./portfolio";
import { homeImage } from "./share-images";

/** Each page names its share image, because its own Open Graph data replaces the parent layout's. */
export async function pageMetadata(
  path: `/${string}`,
  title: string,
  description: string,
  image = homeImage(getPortfolio()),
): Promise<Metadata> {
  const { locale } = getPortfolio();
  const images = [await describeImage(image)];
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { type: "website", title, description, url: path, locale, images },
    twitter: { card: "summary_large_image", title, description, images },
  };
}
