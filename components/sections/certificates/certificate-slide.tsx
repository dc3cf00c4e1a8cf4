import { Maximize2 } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import type { Certificate } from "@/content/schema/sections";
import { ViewCertificateButton } from "./view-certificate";

/** A sheet of A4 on its side, as certificates are printed; another shape is shown whole within it. */
export const CERTIFICATE_WIDTH = 1600;
export const CERTIFICATE_HEIGHT = 1131;

export const SLIDE_IMAGE_SIZES = "(min-width: 80rem) 24rem, (min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 100vw";

interface CertificateSlideProps {
  certificate: Certificate;
  index: number;
}

/** A certificate in the row. */
export function CertificateSlide({ certificate, index }: CertificateSlideProps) {
  const titleId = `${certificate.id}-certificate-title`;
  return (
    <figure className="flex h-full flex-col rounded-card border bg-surface p-3 hover:border-line-strong hover:shadow-float motion-safe:transition-[box-shadow,border-color] motion-safe:duration-base">
      <ViewCertificateButton
        index={index}
        tabIndex={-1}
        className="group relative block w-full cursor-zoom-in overflow-hidden rounded-control border bg-sunken"
      >
        <Picture
          src={certificate.image}
          alt={`${certificate.title} certificate by ${certificate.issuer}`}
          width={CERTIFICATE_WIDTH}
          height={CERTIFICATE_HEIGHT}
          sizes={SLIDE_IMAGE_SIZES}
          draggable={false}
          className="aspect-[1600/1131] w-full object-contain motion-safe:transition-transform motion-safe:duration-slow motion-safe:ease-enter motion-safe:group-hover:scale-[1.02]"
        />
        <Maximize2
          aria-hidden="true"
          className="absolute top-3 right-3 size-9 rounded-control border bg-raised p-2.5 text-ink opacity-0 group-hover:opacity-100 motion-safe:transition-opacity motion-safe:duration-quick"
        />
      </ViewCertificateButton>
      <figcaption className="flex grow flex-wrap items-end justify-between gap-x-4 gap-y-4 px-2 pt-4 pb-2">
        <div>
          <h3 id={titleId} className="text-xl">
            {certificate.title}
          </h3>
          <p className="text-sm text-ink-muted">{certificate.issuer}</p>
          <p className="meta text-ink-muted">
            <time dateTime={certificate.isoDate}>{certificate.date}</time>
          </p>
        </div>
        <ViewCertificateButton
          index={index}
          data-view-certificate={index}
          aria-describedby={titleId}
          className={buttonVariants({ rank: "secondary", className: "print:hidden noscript:hidden" })}
        >
          View Certificate
        </ViewCertificateButton>
        <noscript>
          <a href={certificate.image} className={buttonVariants({ rank: "secondary" })}>
            View Certificate
          </a>
        </noscript>
      </figcaption>
    </figure>
  );
}
