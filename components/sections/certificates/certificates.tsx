import { buttonVariants } from "@/components/ui/button";
import { certificates } from "@/content/certificates";
import { site } from "@/content/site";
import { contactHref } from "@/lib/section-links";
import { CertificateCarousel } from "./certificate-carousel";
import { CertificateSlide } from "./certificate-slide";
import { Section } from "@/components/sections/section";

export function Certificates({ number }: { number: number }) {
  return (
    <Section
      id="certificates"
      label="Certificates"
      number={number}
      title={certificates.title}
      introduction={certificates.introduction}
      action={
        <a href={contactHref(site)} className={buttonVariants({ rank: "secondary", className: "print:hidden" })}>
          Contact Me
        </a>
      }
    >
      {certificates.certificates.length === 0 ? (
        <p className="text-ink-muted">The first certificate is on its way.</p>
      ) : (
        <div data-reveal>
          <CertificateCarousel certificates={certificates.certificates}>
            {certificates.certificates.map((certificate, index) => (
              <CertificateSlide key={certificate.id} certificate={certificate} index={index} />
            ))}
          </CertificateCarousel>
        </div>
      )}
    </Section>
  );
}
