import { buttonVariants } from "@/components/ui/button";
import { BrandIcon, Icon } from "@/components/ui/icon";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { contactHref } from "@/lib/links";
import { Section } from "../section";

export function Services({ number }: { number: number }) {
  return (
    <Section id="services" number={number} title="Services" introduction={services.introduction} className="bg-sunken">
      <ul className="services">
        {services.services.map((service) => (
          <li key={service.title} className="card motion-safe:hover:-translate-y-1">
            <BrandIcon name={service.icon} className="size-8 text-accent-text" />
            <h3 className="mt-6 text-2xl">{service.title}</h3>
            <p className="mt-3 text-ink-muted">{service.description}</p>
            <ul>
              {service.skills.map((skill) => (
                <li key={skill}>{skill}</li>
              ))}
            </ul>
            <a href={contactHref(site)} className={buttonVariants({ variant: "secondary", className: "print:hidden" })}>
              Hire Me
              <span className="sr-only"> for {service.title}</span>
              <Icon name="arrow-down" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
