import { clsx } from "clsx";
import { Section } from "@/components/sections/section";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { certificateAnchor } from "@/lib/links";
import type { Certificate } from "@/lib/portfolio/certificates/schema";
import type { SectionOf } from "@/lib/portfolio/sections";
import { CertificateCard, CertificateCarousel } from "./certificate-carousel";
import { CertificateImage } from "./certificate-image";

export function Certificates({ section }: { section: SectionOf<"certificates"> }) {
  const { certificates, contactAnchor } = section;
  return (
    <Section
      section={section}
      action={
        <a href={contactAnchor} className={buttonVariants({ variant: "secondary", size: "small" })}>
          Contact Me
        </a>
      }
    >
      <CertificateCarousel certificates={certificates}>
        {certificates.map((certificate, index) => (
          <Slide key={certificate.id} certificate={certificate} index={index} isAlone={certificates.length === 1} />
        ))}
      </CertificateCarousel>
    </Section>
  );
}

const slideClass = clsx(
  "aspect-[1600/1131] duration-slow ease-enter",
  "motion-safe:transition-transform motion-safe:group-hover:scale-[1.02]",
);

interface SlideProps {
  certificate: Certificate;
  index: number;
  /** A single certificate fills the row. */
  isAlone: boolean;
}

function Slide({ certificate, index, isAlone }: SlideProps) {
  const { id, title, issuer, date, isoDate, image, verifyUrl } = certificate;
  const proof = image ?? verifyUrl;
  const titleId = `${certificateAnchor(id)}_title`;
  return (
    <CertificateCard
      index={index}
      className={clsx(
        "group @container flex h-full flex-col card p-4",
        isAlone && "sm:grid sm:grid-cols-2 sm:gap-8 sm:p-5",
      )}
    >
      <div className="relative overflow-hidden rounded-control border bg-sunken">
        <CertificateImage certificate={certificate} size="slide" className={slideClass} />
        {image && (
          <Icon
            name="maximize-2"
            className="absolute top-3 right-3 size-9 rounded-control border bg-raised p-2.5 opacity-0 group-hover:opacity-100"
          />
        )}
      </div>
      <figcaption className="flex grow flex-col items-start justify-between gap-x-2 gap-y-4 pt-4 @2xs:flex-row @2xs:items-end">
        <div className="min-w-0 @2xs:self-start">
          <h3 id={titleId} translate="no" className="line-clamp-4 text-xl noscript:line-clamp-none">
            {title}
          </h3>
          {issuer && (
            <p translate="no" className="w-fit text-sm text-ink-muted">
              {issuer}
            </p>
          )}
          {date && (
            <p className="meta text-ink-muted">
              <time dateTime={isoDate}>{date}</time>
            </p>
          )}
        </div>
        <button
          type="button"
          aria-describedby={titleId}
          className={buttonVariants({ variant: "secondary", size: "small", className: "shrink-0 noscript:hidden" })}
        >
          View Certificate
        </button>
        {proof && (
          <noscript>
            <a href={proof} className={buttonVariants({ variant: "secondary" })}>
              View Certificate
            </a>
          </noscript>
        )}
      </figcaption>
    </CertificateCard>
  );
}
