import { Section } from "@/components/sections/section";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { certificates } from "@/content/certificates";
import type { Certificate } from "@/content/schema/sections";
import { site } from "@/content/site";
import { contactHref } from "@/lib/links";
import { CertificateCarousel, ViewCertificateButton } from "./certificate-carousel";
import { CertificatePicture } from "./certificate-picture";

export function Certificates({ number }: { number: number }) {
  return (
    <Section
      id="certificates"
      number={number}
      title="Certificates"
      introduction={certificates.introduction}
      action={
        <a href={contactHref(site)} className={buttonVariants({ variant: "secondary", className: "print:hidden" })}>
          Contact Me
        </a>
      }
    >
      {certificates.certificates.length === 0 ? (
        <p className="text-ink-muted">My first certificates will be here soon.</p>
      ) : (
        <CertificateCarousel certificates={certificates.certificates}>
          {certificates.certificates.map((certificate, index) => (
            <Slide key={certificate.id} certificate={certificate} index={index} />
          ))}
        </CertificateCarousel>
      )}
    </Section>
  );
}

function Slide({ certificate, index }: { certificate: Certificate; index: number }) {
  const { id, title, issuer, date, isoDate, image } = certificate;
  const titleId = `${id}-certificate-title`;
  return (
    <figure className="certificate">
      <ViewCertificateButton index={index} tabIndex={-1}>
        <CertificatePicture image={image} alt={`${title} certificate by ${issuer}`} size="slide" />
        <Icon name="maximize-2" />
      </ViewCertificateButton>
      <figcaption>
        <div>
          <h3 id={titleId}>{title}</h3>
          <p>{issuer}</p>
          <p className="meta">
            <time dateTime={isoDate}>{date}</time>
          </p>
        </div>
        <ViewCertificateButton
          index={index}
          data-view-certificate={index}
          aria-describedby={titleId}
          className={buttonVariants({ variant: "secondary", className: "print:hidden noscript:hidden" })}
        >
          View Certificate
        </ViewCertificateButton>
        <noscript>
          <a href={image} className={buttonVariants({ variant: "secondary" })}>
            View Certificate
          </a>
        </noscript>
      </figcaption>
    </figure>
  );
}
