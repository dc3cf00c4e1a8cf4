import { buttonVariants } from "@/components/ui/button";
import { BrandIcon, Icon } from "@/components/ui/icon";
import { Markdown } from "@/components/ui/markdown";
import type { SectionOf } from "@/lib/portfolio/sections";
import { Bar } from "../bar";
import { Section } from "../section";

/** Writes half weeks as `½ week` and `1½ weeks`. */
export const formatWeeks = (weeks: number) =>
  `${String(weeks).replace(/^0?(\d*)\.5$/, "$1½")} ${weeks > 1 ? "weeks" : "week"}`;

type ServicesSection = SectionOf<"services">;
type Service = ServicesSection["services"][number];

const sumWeeks = (steps: Service["steps"]) =>
  Math.round(100 * steps.reduce((sum, { weeks = 0 }) => sum + weeks, 0)) / 100;
/** Nothing, unless every step says how long it takes. */
export const findTotal = (steps: Service["steps"]) =>
  steps.length > 0 && steps.every(({ weeks }) => weeks) ? sumWeeks(steps) : undefined;

function Steps({ steps, longest }: Pick<Service, "steps"> & { longest: number }) {
  const total = findTotal(steps);
  return (
    <div data-reveal className="md:col-start-2 md:row-span-2">
      <div className="flex items-baseline justify-between gap-x-4">
        <h4 className="meta text-ink-muted max-md:sr-only">How it works</h4>
        {total && <p className="font-display text-xl font-semibold max-md:hidden">{formatWeeks(total)}</p>}
      </div>
      <ol>
        {steps.map(({ title, weeks }, place) => (
          <li key={place} className="flex flex-wrap items-baseline justify-between gap-x-4 pt-1 text-sm md:pt-2">
            <bdi className="min-w-0 flex-1 wrap-break-word">{title}</bdi>
            {weeks !== undefined && (
              <>
                <span className="text-ink-muted tabular-nums">{formatWeeks(weeks)}</span>
                <Bar
                  start={(100 * sumWeeks(steps.slice(0, place))) / longest}
                  share={(100 * weeks) / longest}
                  place={place}
                  className="mt-0.5 basis-full md:mt-1"
                />
              </>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const headingId = (index: number) => `service_${index + 1}`;

export function Services({ section }: { section: ServicesSection }) {
  const { services, contactAnchor } = section;
  const longest = Math.max(...services.map(({ steps }) => sumWeeks(steps)));
  return (
    <Section
      section={section}
      columnClass="xl:grid xl:grid-cols-12 xl:gap-x-8"
      headerClass="mb-6 sm:mb-8 lg:mb-12 xl:col-span-4 xl:mb-0 xl:block"
      titleClass="xl:sticky xl:top-28"
    >
      <ul className="grid grid-cols-1 gap-3 sm:gap-5 xl:col-span-8">
        {services.map(({ title, description, skills, icon, steps, lastTime }, index) => (
          <li
            key={title}
            className="grid grid-cols-1 gap-x-8 gap-y-2 card p-4 sm:p-6 md:grid-cols-2 md:grid-rows-[auto_auto_1fr] md:gap-y-4"
          >
            <header className="flex min-w-0 flex-wrap items-center gap-3 md:col-span-full">
              <BrandIcon name={icon} className="size-6 shrink-0 text-accent-text" />
              <h3
                id={headingId(index)}
                className="min-w-0 flex-[1_1_min-content] text-lg leading-snug wrap-break-word sm:text-2xl"
              >
                {title}
              </h3>
              <a
                href={contactAnchor}
                aria-describedby={headingId(index)}
                className={buttonVariants({ variant: "secondary", size: "small" })}
              >
                Hire Me
                <Icon name="arrow-down" />
              </a>
              <ul className="flex basis-full flex-wrap text-sm wrap-anywhere text-ink-muted [&>li:not(:last-child)]:after:mx-2 [&>li:not(:last-child)]:after:content-['·']">
                {skills.map(({ name, isBrand }, place) => (
                  <li key={place} translate={isBrand ? "no" : undefined}>
                    {name}
                  </li>
                ))}
              </ul>
            </header>
            <p>{description}</p>
            {steps.length > 0 && <Steps steps={steps} longest={longest} />}
            {lastTime && (
              <p className="text-sm text-ink-muted md:self-end">
                <span className="meta text-ink">Last time</span>{" "}
                <bdi>
                  <Markdown>{lastTime}</Markdown>
                </bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
