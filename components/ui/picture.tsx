import { getImageProps, type ImageProps } from "next/image";

type PictureProps = Omit<ImageProps, "src" | "preload" | "priority" | "placeholder" | "onLoad" | "onError"> & {
  /** Address in `public/`. */
  src: string;
  /** On the first screen of its page. */
  isFirst?: boolean;
};

/**
 * A picture in all the sizes that screens ask for, as next/image makes them. Its component would bring 6 kB of script for
 * what none of these needs: they have their room from their size, and no placeholder.
 *
 * The first one waits for no scrolling, and yet lies beneath the loading screen for seconds: the fonts and styles of that
 * go before it. It is decoded with the frame it belongs to, so that the hydration does not come between.
 */
export function Picture({ isFirst = false, ...picture }: PictureProps) {
  const src = `${picture.src}?v=${process.env.PICTURES_VERSION}`;
  const { props } = getImageProps({ ...picture, src, loading: isFirst ? "eager" : picture.loading });
  return <img {...props} alt={props.alt} {...(isFirst && { fetchPriority: "low", decoding: "sync" })} />;
}
