import { getImageProps, type ImageProps as NextImageProps } from "next/image";

type ImageProps = Omit<NextImageProps, "src" | "preload" | "priority" | "placeholder" | "onLoad" | "onError"> & {
  src: string;
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
