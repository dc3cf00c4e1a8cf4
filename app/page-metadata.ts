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
  const { locale, owner } = getPortfolio();
  const images = [await describeImage(image)];
  /** A message that shows a link has no tab beside it that says whose page it is. */
  const fullTitle = `${title} · ${owner.name}`;
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { type: "website", siteName: owner.name, title: fullTitle, description, url: path, locale, images },
    twitter: { card: "summary_large_image", title: fullTitle, description, images },
  };
}
