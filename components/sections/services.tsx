import { buttonVariants } from "@/components/ui/button";
import { BrandIcon, Icon } from "@/components/ui/icon";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { contactHref } from "@/lib/links";
import { Section } from "./section";

export function Services({ number }: { number: number }) {
  return (
    <Section id="services" number={number} title="Services" introduction={services.introduction} className="bg-sunken">
      <ul className="grid gap-5 lg:grid-cols-3 lg:gap-8">
        {services.services.map((service) => (
          <li key={service.title} className="service">
            <BrandIcon name={service.icon} />
            <h3>{service.title}</h3>
            <p>{service.description}</p>
            <ul>
              {service.skills.map((skill) => (
                <li key={skill}>{skill}</li>
              ))}
            </ul>
            <a href={contactHref(site)} className={buttonVariants({ variant: "secondary" })}>
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
