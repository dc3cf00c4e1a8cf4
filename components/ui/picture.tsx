import { getImageProps, type ImageProps } from "next/image";
import { preload } from "react-dom";

type PictureProps = Omit<ImageProps, "preload" | "priority" | "placeholder" | "onLoad" | "onError"> & {
  /** On the first screen: the browser learns of it before it has read the page. */
  isFirst?: boolean;
};

/**
 * A picture in all the sizes that screens ask for, as next/image makes them. Its component would bring 6 kB of script for
 * what none of these needs: they have their room from their size, and no placeholder.
 */
export function Picture({ isFirst = false, ...picture }: PictureProps) {
  const { props } = getImageProps({ ...picture, loading: isFirst ? "eager" : picture.loading });
  if (isFirst) {
    const { src, srcSet, sizes } = props;
    preload(src, { as: "image", imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: "high" });
  }
  // Decoded with the frame it belongs to: the hydration that follows must not come between.
  return <img {...props} alt={props.alt} {...(isFirst && { fetchPriority: "high", decoding: "sync" })} />;
}
