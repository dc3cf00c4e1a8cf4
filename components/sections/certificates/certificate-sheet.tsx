import { Picture } from "@/components/ui/picture";
import type { Certificate } from "@/content/schema/sections";
import { CERTIFICATE_HEIGHT, CERTIFICATE_WIDTH, SLIDE_IMAGE_SIZES } from "./certificate-slide";

/** The certificate as large as the screen allows; the slide's picture, loaded already, stands in until it is there. */
export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const shared = { src: certificate.image, width: CERTIFICATE_WIDTH, height: CERTIFICATE_HEIGHT } as const;
  return (
    <div className="relative aspect-[1600/1131] border-y bg-sunken">
      <Picture {...shared} alt="" sizes={SLIDE_IMAGE_SIZES} className="absolute inset-0 size-full object-contain" />
      <Picture
        {...shared}
        alt={`${certificate.title} certificate by ${certificate.issuer}`}
        loading="eager"
        sizes="(min-width: 76rem) 76rem, 100vw"
        className="relative size-full object-contain"
      />
    </div>
  );
}
