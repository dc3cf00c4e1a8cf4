import { Fragment, type CSSProperties, type ReactNode } from "react";
import { Section } from "@/components/sections/section";
import { buttonVariants } from "@/components/ui/button";
import { Clock } from "@/components/ui/clock";
import { Icon } from "@/components/ui/icon";
import { linkVariants } from "@/components/ui/link";
import { CONTACT_FIELDS } from "@/lib/contact/message";
import type { InterfaceIcon } from "@/lib/interface-icons";
import { countLetters } from "@/lib/letters";
import type { SectionOf } from "@/lib/portfolio/sections";
import { ContactForm } from "./contact-form";
import { Copyable } from "./copyable";

function ContactRow({ icon, name, children }: { icon: InterfaceIcon; name: string; children: ReactNode }) {
  return (
    <div className="border-t pt-3">
      <p className="flex items-center gap-2 meta text-ink-muted">
        <Icon name={icon} className="size-4" /> {name}
      </p>
      <div className="mt-1">{children}</div>
    </div>
  );
}

/** The address fills the column, within limits. A long one wraps on a phone, at its signs. */
export function Contact({ section }: { section: SectionOf<"contact"> }) {
  const { introduction, replyTime, email, phone, phoneHref, location, availability, cvFileName } = section;
  const emailStyle: CSSProperties & Record<"--letters", number> = { "--letters": countLetters(email) };
  return (
    <Section section={section} isLeadApart>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-y-8">
        <address className="@container not-italic lg:col-span-7">
          <div>
            <Copyable text={email} label="Copy email address" note={replyTime}>
              <a
                href={`mailto:${email}`}
                translate="no"
                style={emailStyle}
                className="inline-block max-w-full py-1 font-display text-[length:clamp(1.25rem,100cqi/(var(--letters)*var(--letter-width)),4.5rem)] leading-tight font-semibold tracking-[-0.025em] wrap-anywhere text-accent-text hover:underline hover:decoration-2 hover:underline-offset-[.14em] pointer-coarse:min-h-11"
              >
                <span className="accent-mark box-decoration-clone">
                  {email.split(/(?<=[@._-])/).map((part, index) => (
                    <Fragment key={index}>
                      {index > 0 && <wbr />}
                      {part}
                    </Fragment>
                  ))}
                </span>
              </a>
            </Copyable>
          </div>
          <p className="mt-6 max-w-[46ch] text-lg text-balance lg:mt-8 lg:text-xl">{introduction}</p>
        </address>
        <div className="min-w-0 lg:col-span-5 lg:col-start-8 lg:row-[1/span_2]">
          <ContactForm ownerEmail={email} fields={CONTACT_FIELDS} />
          <noscript>
            <p className="mb-4 text-lg">The form needs JavaScript. You can email me instead:</p>
            <a href={`mailto:${email}`} className={buttonVariants()}>
              Email {email}
            </a>
          </noscript>
        </div>
        <address className="grid content-start gap-y-4 not-italic lg:col-span-7 lg:gap-y-8">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-4 gap-y-4 sm:gap-x-8">
            <ContactRow icon="map-pin" name="Location">
              <p className="w-fit lg:text-lg">{location.label}</p>
              {/* The time is filled in once seen. It takes up to two lines, or three with the time difference. */}
              <div className="min-h-11 sm:min-h-16">
                <Clock location={location} />
              </div>
            </ContactRow>
            {phone && (
              <ContactRow icon="phone" name="Phone">
                <a
                  href={phoneHref}
                  className="inline-flex items-center hover:underline lg:text-lg pointer-coarse:-my-2.5 pointer-coarse:min-h-11"
                >
                  {phone}
                </a>
              </ContactRow>
            )}
          </div>
          {availability && <p className="max-w-[58ch] text-ink-muted">{availability}</p>}
          <p data-slot="downloads" className="flex flex-wrap gap-x-6 meta">
            <a href="/contact.vcf" className={linkVariants({ variant: "list" })}>
              <Icon name="contact-round" className="size-4" /> Save to contacts
            </a>
            <a href="/cv.pdf" download={cvFileName} className={linkVariants({ variant: "list" })}>
              <Icon name="download" className="size-4" /> Download CV
            </a>
          </p>
        </address>
      </div>
    </Section>
  );
}
