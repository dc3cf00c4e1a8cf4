import { clsx } from "clsx";
import { Image } from "@/components/ui/image";
import { TitlePlate } from "@/components/ui/title-plate";

/** A4 landscape. Images with another aspect ratio are letterboxed. */
const WIDTH = 1600;
const HEIGHT = 1131;

const SIZES = {
  slide: "(min-width: 80rem) 24rem, (min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 100vw",
  sheet: "(min-width: 76rem) 76rem, 100vw",
};

interface CertificateImageProps {
  image?: string;
  alt: string;
  size: keyof typeof SIZES;
  className?: string;
}

export function CertificateImage({ image, alt, size, className }: CertificateImageProps) {
  if (!image) return <TitlePlate title={alt} className={className} />;
  return (
    <Image
      src={image}
      alt={alt}
      width={WIDTH}
      height={HEIGHT}
      sizes={SIZES[size]}
      loading={size === "sheet" ? "eager" : "lazy"}
      draggable={size === "sheet"}
      className={clsx("w-full object-contain", className)}
    />
  );
}
