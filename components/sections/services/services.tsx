import { buttonVariants } from "@/components/ui/button";
import { BrandIcon, Icon } from "@/components/ui/icon";
import { Markdown } from "@/components/ui/markdown";
import { portfolio } from "@/lib/portfolio/portfolio";
import type { Service } from "@/lib/portfolio/schema/sections";
import { Bar } from "../bar";
import { Section } from "../section";

/** Writes half weeks as `½ week` and `1½ weeks`. */
export const formatWeeks = (weeks: number) =>
  `${String(weeks).replace(/^0?(\d*)\.5$/, "$1½")} ${weeks > 1 ? "weeks" : "week"}`;

const sumWeeks = (steps: Service["steps"]) => steps.reduce((sum, { weeks = 0 }) => sum + weeks, 0);
/** Nothing, unless every step says how long it takes. */
export const findTotal = (steps: Service["steps"]) =>
  steps.length > 0 && steps.every(({ weeks }) => weeks) ? sumWeeks(steps) : undefined;

const { services, contactAnchor } = portfolio;
const longest = Math.max(...services.map(({ steps }) => sumWeeks(steps)));

function Steps({ steps, lastTime }: Pick<Service, "steps" | "lastTime">) {
  const total = findTotal(steps);
  return (
    <div data-reveal className="steps">
      <div className="flex items-baseline justify-between">
        <h4 className="meta text-ink-muted max-md:sr-only">How it goes</h4>
        {total && <p className="font-display text-3xl font-semibold max-md:hidden">{formatWeeks(total)}</p>}
      </div>
      {steps.length > 0 && (
        <ol>
          {steps.map(({ title, weeks }, place) => (
            <li key={place}>
              {title}
              {weeks !== undefined && (
                <>
                  <span className="meta">{formatWeeks(weeks)}</span>
                  <Bar
                    start={(100 * sumWeeks(steps.slice(0, place))) / longest}
                    share={(100 * weeks) / longest}
                    place={place}
                  />
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      {lastTime && (
        <p className="mt-3 text-ink-muted">
          <span className="meta text-ink">Last time</span> <Markdown>{lastTime}</Markdown>
        </p>
      )}
    </div>
  );
}

const headingId = (index: number) => `service-${index + 1}-heading`;

export function Services() {
  return (
    <Section id="services" className="bg-sunken">
      <ul className="grid grid-cols-1 gap-5">
        {services.map(({ title, description, skills, icon, ...course }, index) => (
          <li key={title} className="service">
            <header>
              <BrandIcon name={icon} className="size-8 text-accent-text" />
              <h3 id={headingId(index)} className="text-xl max-md:flex-1 sm:text-2xl md:mt-6">
                {title}
              </h3>
              <ul>
                {skills.map((skill, place) => (
                  <li key={place}>{skill}</li>
                ))}
              </ul>
            </header>
            <p className="text-balance lg:text-lg">{description}</p>
            {(course.steps.length > 0 || course.lastTime) && <Steps {...course} />}
            <a
              href={contactAnchor}
              aria-describedby={headingId(index)}
              className={buttonVariants({ variant: "secondary", className: "print:hidden" })}
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
