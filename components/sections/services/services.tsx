import { buttonVariants } from "@/components/ui/button";
import { BrandIcon, Icon } from "@/components/ui/icon";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { contactHref } from "@/lib/links";
import { Section } from "../section";

export function Services({ number }: { number: number }) {
  return (
    <Section id="services" number={number} title="Services" introduction={services.introduction} className="bg-sunken">
      <ul className="grid grid-cols-1 gap-5">
        {services.services.map((service) => (
          <li key={service.title} className="flex grid-cols-2 flex-col gap-x-8 card p-6 md:grid lg:grid-cols-12 lg:p-8">
            <div className="flex items-center gap-3 md:block lg:col-span-4 lg:row-span-2">
              <BrandIcon name={service.icon} className="size-8 text-accent-text" />
              <h3 className="text-2xl md:mt-6">{service.title}</h3>
            </div>
            <p className="mt-3 text-ink-muted lg:col-span-5 lg:mt-0 lg:text-lg">{service.description}</p>
            <ul className="my-5 flex flex-wrap gap-x-4 gap-y-1 md:my-0 md:block md:max-lg:self-center md:max-lg:[grid-area:1/2/span_3] lg:col-span-3 lg:row-span-2 lg:-mt-2.5">
              {service.skills.map((skill) => (
                <li key={skill} className="text-sm md:py-2.5 md:not-first:border-t">
                  {skill}
                </li>
              ))}
            </ul>
            <a
              href={contactHref(site)}
              className={buttonVariants({
                variant: "secondary",
                className: "place-self-start md:mt-6 lg:col-span-5 print:hidden",
              })}
            >
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
