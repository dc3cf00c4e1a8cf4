import { clsx } from "clsx";
import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { Image } from "@/components/ui/image";
import { linkVariants } from "@/components/ui/link";
import { TitlePlate } from "@/components/ui/title-plate";
import { projectsHref, workHref } from "@/lib/links";
import type { SectionOf } from "@/lib/portfolio/sections";
import { Section } from "../section";

type WorkSection = SectionOf<"work">;
type Project = WorkSection["named"][number];

/** To the right edge of the screen. */
const bleedClass = "-me-(--page-margin) lg:-me-[max(var(--page-margin),(100vw-var(--container-page))/2)]";

const SIZES = {
  large: "(min-width: 40rem) 66vw, (max-resolution: 2dppx) 96vw, 60vw",
  small: "(min-width: 64rem) 30vw, (min-width: 40rem) 48vw, (max-resolution: 2dppx) 96vw, 60vw",
};

const large = {
  link: "",
  frame: "rounded-s-card border-e-0",
  caption: clsx(
    "max-lg:pe-(--page-margin) sm:grid-cols-[5fr_6fr] lg:mt-5 lg:grid-cols-1 xl:grid-cols-[5fr_6fr]",
    "lg:pe-[max(var(--page-margin),(100vw-var(--container-page))/2)]",
  ),
  heading: "text-2xl lg:text-3xl",
  outcome: "max-w-[48ch] lg:text-lg",
  sizes: SIZES.large,
};
const small = {
  item: "max-sm:-me-(--page-margin) lg:col-span-4",
  link: "",
  frame: "max-sm:rounded-s-card max-sm:border-e-0 sm:rounded-card",
  caption: "max-sm:pe-(--page-margin)",
  heading: "text-2xl sm:text-xl",
  outcome: "sm:hidden",
  sizes: SIZES.small,
};

/** As wide as its line allows. What is beside it moves below before one of its words breaks. */
const nameClass = "max-w-max min-w-0 flex-[1_1_min-content] wrap-break-word underline-offset-4 group-hover:underline";

/** How a project is placed: alone, first, second of two, or one of two smaller ones. */
const ranks = {
  only: {
    ...large,
    item: clsx("col-span-full lg:row-[1/span_2] lg:grid lg:grid-cols-subgrid lg:grid-rows-subgrid", bleedClass),
    link: "lg:col-span-full lg:row-span-2 lg:grid lg:grid-cols-subgrid lg:grid-rows-subgrid",
    frame: clsx(large.frame, "lg:col-[5/-1] lg:row-span-2"),
    caption:
      "max-lg:pe-(--page-margin) sm:max-lg:grid-cols-[5fr_6fr] lg:col-[1/span_4] lg:row-start-2 lg:mt-0 lg:self-end",
    outcome: "mt-2",
  },
  first: { ...large, item: clsx("sm:max-lg:col-span-2 lg:col-[5/-1] lg:row-[1/span_3]", bleedClass) },
  second: {
    ...small,
    item: clsx(small.item, "sm:max-lg:col-span-2 lg:row-[2/span_2] lg:self-end"),
    link: "sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8",
    outcome: "sm:max-lg:mt-2 lg:hidden",
  },
  smaller: small,
};

function rank(index: number, count: number): keyof typeof ranks {
  if (index > 0) return count === 2 ? "second" : "smaller";
  return count === 1 ? "only" : "first";
}

/** On hover, the picture grows a little, and says where it leads. */
const frameClass = "relative overflow-clip border transition-colors duration-quick group-hover:border-ink";
const liftClass = clsx(
  "motion-safe:transition-[scale] motion-safe:duration-base motion-safe:ease-enter",
  "motion-safe:group-hover:scale-[1.015] motion-safe:group-active:scale-[.99]",
);
const hintClass = clsx(
  "absolute bottom-4 left-4 rounded-control bg-ground px-3 py-1.5 text-sm font-medium opacity-0",
  "transition-opacity duration-quick group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:hidden",
);

function PicturedWork({
  id,
  title,
  image,
  year,
  role,
  outcome,
  hasStory,
  place,
}: Project & { place: keyof typeof ranks }) {
  const style = ranks[place];
  return (
    <li data-reveal className={style.item}>
      <Link
        href={workHref({ id, hasStory })}
        prefetch={false}
        className={clsx("group block wrap-anywhere", style.link)}
      >
        {image ? (
          <div className={clsx(frameClass, style.frame)}>
            <Image
              src={image}
              alt=""
              width={1600}
              height={1000}
              sizes={style.sizes}
              className={clsx("aspect-[8/5] w-full object-cover", liftClass)}
            />
            <span aria-hidden="true" className={hintClass}>
              {hasStory ? "Read the story" : "See the project"} →
            </span>
          </div>
        ) : (
          <TitlePlate title={title} className={style.frame} />
        )}
        <div data-slot="caption" className={clsx("mt-3 grid grid-cols-1 gap-x-8 gap-y-1", style.caption)}>
          <div>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 translate="no" className={clsx(nameClass, style.heading)}>
                {title}
              </h3>
              {year && <p className="meta whitespace-nowrap text-ink-muted">{year}</p>}
            </div>
            {role && <p className="mt-1">{role}</p>}
          </div>
          {outcome && <p className={clsx("text-ink-muted", style.outcome)}>{outcome}</p>}
        </div>
      </Link>
    </li>
  );
}

function NamedWork({ id, title, year, role, summary, outcome, hasStory, isLarge }: Project & { isLarge: boolean }) {
  const line = summary ?? outcome;
  return (
    <li className="border-t">
      <Link
        href={workHref({ id, hasStory })}
        prefetch={false}
        className={clsx(
          "group flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 wrap-anywhere lg:grid lg:grid-cols-12",
          isLarge ? "py-6 lg:py-8" : "py-4",
        )}
      >
        <h3
          translate="no"
          className={clsx(
            nameClass,
            isLarge ? "text-xl sm:text-2xl lg:col-span-5 xl:text-3xl" : "text-xl lg:col-span-4",
          )}
        >
          {title}
        </h3>
        {year && (
          <p className="meta whitespace-nowrap text-ink-muted lg:order-last lg:col-start-12 lg:text-end">{year}</p>
        )}
        {line && (
          <p className={clsx("basis-full text-ink-muted", isLarge ? "lg:col-[6/span_3]" : "lg:col-[5/span_4]")}>
            {line}
          </p>
        )}
        {role && <p className="basis-full lg:col-[9/span_3]">{role}</p>}
      </Link>
    </li>
  );
}

export function Work({ section }: { section: WorkSection }) {
  const { pictured, named } = section;
  return (
    <Section
      section={section}
      columnClass="lg:grid lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr] lg:gap-x-8 lg:gap-y-10"
      headerClass={clsx(
        "mb-6 sm:mb-8 lg:mb-0",
        pictured.length > 0 ? "lg:z-1 lg:self-start lg:[grid-area:1/1/auto/span_4]" : "lg:col-span-full",
      )}
    >
      {pictured.length > 0 && (
        <ul data-slot="pictured" className="grid grid-cols-1 gap-x-8 gap-y-10 sm:max-lg:grid-cols-2 lg:contents">
          {pictured.map((project, index) => (
            <PicturedWork key={project.id} {...project} place={rank(index, pictured.length)} />
          ))}
        </ul>
      )}
      <div className="col-span-full max-lg:mt-8">
        {named.length > 0 && (
          <ul>
            {named.map((project) => (
              <NamedWork key={project.id} {...project} isLarge={pictured.length === 0} />
            ))}
          </ul>
        )}
        <div className="border-t pt-3">
          <Link
            data-slot="onward"
            href={projectsHref()}
            className={linkVariants({ variant: "onward", className: "-mx-1" })}
          >
            All projects
            <Icon name="arrow-right" className="size-4" />
          </Link>
        </div>
      </div>
    </Section>
  );
}
