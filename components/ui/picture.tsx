import { getImageProps, type ImageProps } from "next/image";

type PictureProps = Omit<ImageProps, "src" | "preload" | "priority" | "placeholder" | "onLoad" | "onError"> & {
  src: string;
  isFirst?: boolean;
};

/** Uses the attributes that next/image generates, without loading its 6 kB component. */
export function Picture({ isFirst = false, ...picture }: PictureProps) {
  const src = `${picture.src}?v=${process.env.IMAGES_VERSION}`;
  const { props } = getImageProps({ ...picture, src, loading: isFirst ? "eager" : picture.loading });
  return (
    <img
      {...props}
      style={picture.style}
      alt={props.alt}
      {...(isFirst && { fetchPriority: "low", decoding: "sync" })}
    />
  );
}
