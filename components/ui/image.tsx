import { getImageProps, type ImageProps as NextImageProps } from "next/image";

type ImageProps = Omit<NextImageProps, "src" | "preload" | "priority" | "placeholder" | "onLoad" | "onError"> & {
  src: string;
  /** The portrait: it loads at once, after fonts and styles, and is painted with the text beside it. */
  isFirst?: boolean;
};

/** Uses the attributes that next/image generates, without loading its 6 kB component. */
export function Image({ isFirst = false, ...image }: ImageProps) {
  const src = `${image.src}?v=${process.env.IMAGES_VERSION}`;
  const { props } = getImageProps({ ...image, src, loading: isFirst ? "eager" : image.loading });
  return (
    <img {...props} style={image.style} alt={props.alt} {...(isFirst && { fetchPriority: "low", decoding: "sync" })} />
  );
}
