import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Section } from "@/components/sections/section";
import { buttonVariants } from "@/components/ui/button";
import { Clock } from "@/components/ui/clock";
import { Icon } from "@/components/ui/icon";
import { linkVariants } from "@/components/ui/link";
import { CONTACT_FIELDS } from "@/lib/contact/message";
import type { InterfaceIcon } from "@/lib/interface-icons";
import { portfolio } from "@/lib/portfolio/portfolio";
import { ContactForm } from "./contact-form";
import { Copyable } from "./copyable";

const { owner, availability, replyTime, cv } = portfolio;
const [mailbox, host] = owner.email.split("@");

const emailClass = clsx(
  "inline-block min-h-11 accent-mark min-w-0 py-1 text-2xl font-medium wrap-anywhere text-accent-text hover:underline",
  "max-[23rem]:text-[1.25rem]",
);

function ContactRow({ icon, name, children }: { icon: InterfaceIcon; name: string; children: ReactNode }) {
  return (
    <div>
      <p className="flex items-center gap-2 meta text-ink-muted">
        <Icon name={icon} className="size-4" /> {name}
      </p>
      <div className="mt-1">{children}</div>
    </div>
  );
}

export function Contact() {
  return (
    <Section id="contact" className="bg-sunken">
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <address className="grid content-start gap-x-8 gap-y-6 not-italic md:max-lg:grid-cols-2 md:max-lg:items-baseline lg:col-span-5">
          <ContactRow icon="mail" name="Email">
            <Copyable text={owner.email} label="Copy email address">
              <a href={`mailto:${owner.email}`} translate="no" className={emailClass}>
                {mailbox}@<wbr />
                {host}
              </a>
            </Copyable>
          </ContactRow>
          {owner.phone && (
            <ContactRow icon="phone" name="Phone">
              <a
                href={owner.phoneHref}
                className="inline-flex min-h-9 items-center text-lg hover:underline pointer-coarse:min-h-11"
              >
                {owner.phone}
              </a>
            </ContactRow>
          )}
          <ContactRow icon="map-pin" name="Location">
            <p className="text-lg">{owner.location.label}</p>
            <p className="meta text-ink-muted">{owner.coordinates}</p>
            <div className="lg:min-h-11">
              <Clock location={owner.location} />
            </div>
          </ContactRow>
          {availability && <p>{availability}</p>}
          <p className="text-ink-muted">{replyTime}</p>
          <p className="flex flex-wrap gap-x-6 meta print:hidden">
            <a href="/contact.vcf" className={linkVariants({ variant: "list" })}>
              <Icon name="contact-round" className="size-4" /> Save to contacts
            </a>
            <a href="/cv.pdf" download={cv.fileName} className={linkVariants({ variant: "list" })}>
              <Icon name="download" className="size-4" /> Download CV
            </a>
          </p>
        </address>
        <div className="min-w-0 lg:col-span-7 print:hidden">
          <ContactForm ownerEmail={owner.email} fields={CONTACT_FIELDS} />
          <noscript>
            <p className="mb-4 text-lg">The form needs JavaScript. You can email me instead:</p>
            <a href={`mailto:${owner.email}`} className={buttonVariants()}>
              Email {owner.email}
            </a>
          </noscript>
        </div>
      </div>
    </Section>
  );
}
