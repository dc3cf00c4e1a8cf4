import { getImageProps, type ImageProps } from "next/image";

type PictureProps = Omit<ImageProps, "preload" | "priority" | "placeholder" | "onLoad" | "onError"> & {
  /** On the first screen of its page. */
  isFirst?: boolean;
};

/** next/image's sizes without the 6 kB of its component. The first picture lies beneath the loading screen for seconds. */
export function Picture({ isFirst = false, ...picture }: PictureProps) {
  const { props } = getImageProps({ ...picture, loading: isFirst ? "eager" : picture.loading });
  return <img {...props} alt={props.alt} {...(isFirst && { fetchPriority: "low", decoding: "sync" })} />;
}
