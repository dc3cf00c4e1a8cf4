import { clsx } from "clsx";
import { Image } from "@/components/ui/image";
import { TitlePlate } from "@/components/ui/title-plate";
import type { Certificate } from "@/lib/portfolio/certificates/schema";

/** A4 landscape. Images with another aspect ratio are letterboxed. */
const WIDTH = 1600;
const HEIGHT = 1131;

const SIZES = {
  slide: "(min-width: 80rem) 24rem, (min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 100vw",
  sheet: "(min-width: 76rem) 76rem, 100vw",
};

interface CertificateImageProps {
  certificate: Certificate;
  size: keyof typeof SIZES;
  /** Whether the same image follows in another size. Then this one has no text alternative. */
  isPreview?: boolean;
  className?: string;
}

/** Without an image, the certificate's title in large letters. */
export function CertificateImage({ certificate, size, isPreview = false, className }: CertificateImageProps) {
  const { title, issuer, image } = certificate;
  if (!image) return <TitlePlate title={title} className={clsx(className, "rounded-none border-none")} />;
  const alt = issuer ? `${title} certificate by ${issuer}` : `${title} certificate`;
  return (
    <Image
      src={image}
      alt={isPreview ? "" : alt}
      width={WIDTH}
      height={HEIGHT}
      sizes={SIZES[size]}
      loading={size === "sheet" ? "eager" : "lazy"}
      draggable={size === "sheet"}
      className={clsx("w-full object-contain", className)}
    />
  );
}
