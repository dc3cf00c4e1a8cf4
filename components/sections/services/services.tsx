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

function Steps({ steps, lastTime, longest }: Pick<Service, "steps" | "lastTime"> & { longest: number }) {
  const total = findTotal(steps);
  return (
    <div data-reveal className="md:col-start-2 md:row-span-2">
      {steps.length > 0 && (
        <>
          <div className="flex items-baseline justify-between gap-x-4">
            <h4 className="meta text-ink-muted max-md:sr-only">How it goes</h4>
            {total && <p className="font-display text-2xl font-semibold max-md:hidden">{formatWeeks(total)}</p>}
          </div>
          <ol>
            {steps.map(({ title, weeks }, place) => (
              <li
                key={place}
                className="flex flex-wrap items-baseline justify-between gap-x-4 pt-1.5 text-sm md:pt-2.5 md:text-base"
              >
                <span className="flex-1">{title}</span>
                {weeks !== undefined && (
                  <>
                    <span className="text-sm text-ink-muted tabular-nums">{formatWeeks(weeks)}</span>
                    <Bar
                      start={(100 * sumWeeks(steps.slice(0, place))) / longest}
                      share={(100 * weeks) / longest}
                      place={place}
                      className="mt-0.5 basis-full md:mt-1.5"
                    />
                  </>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
      {lastTime && (
        <p className="mt-2 text-sm text-ink-muted sm:mt-3 sm:text-base">
          <span className="meta text-ink">Last time</span> <Markdown>{lastTime}</Markdown>
        </p>
      )}
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
      headerClass="mb-8 lg:mb-12 xl:col-span-4 xl:mb-0 xl:block"
      titleClass="xl:sticky xl:top-28"
    >
      <ul className="grid grid-cols-1 gap-4 sm:gap-5 xl:col-span-8">
        {services.map(({ title, description, skills, icon, ...course }, index) => (
          <li
            key={title}
            className="grid grid-cols-1 gap-x-8 gap-y-3 card p-4 sm:gap-y-4 sm:p-6 md:grid-cols-[4fr_7fr] md:grid-rows-[auto_1fr_auto] lg:p-8"
          >
            <header className="flex min-w-0 flex-wrap items-center gap-x-3 md:row-span-2 md:block">
              <BrandIcon name={icon} className="size-6 text-accent-text md:size-8" />
              <h3 id={headingId(index)} className="text-xl max-md:flex-1 sm:text-2xl md:mt-5">
                {title}
              </h3>
              <ul className="mt-2 flex basis-full flex-wrap gap-x-3 text-sm text-ink-muted md:mt-5 md:block">
                {skills.map(({ name, isBrand }, place) => (
                  <li key={place} translate={isBrand ? "no" : undefined} className="md:border-t md:py-2">
                    {name}
                  </li>
                ))}
              </ul>
            </header>
            <p className="text-balance md:col-start-2 lg:text-lg">{description}</p>
            {(course.steps.length > 0 || course.lastTime) && <Steps {...course} longest={longest} />}
            <a
              href={contactAnchor}
              aria-describedby={headingId(index)}
              className={buttonVariants({
                variant: "secondary",
                className: "justify-self-start md:col-start-1 md:row-start-3",
              })}
            >
              Hire Me
              <Icon name="arrow-down" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
