import { clsx } from "clsx";
import Link from "next/link";
import type { CSSProperties } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Clock } from "@/components/ui/clock";
import { Icon } from "@/components/ui/icon";
import { Image } from "@/components/ui/image";
import { Relief } from "@/components/ui/relief";
import { SkyLight } from "@/components/ui/sky-light";
import { placeSummit, type Landscape } from "@/lib/landmarks";
import { countLetters, countLongestWord, splitCharacters } from "@/lib/letters";
import { workHref } from "@/lib/links";
import type { Portfolio } from "@/lib/portfolio/resolve-portfolio";
import { SummitName } from "../trail";
import { HeroGround } from "./hero-ground";
import { HeroTyping } from "./hero-typing";

/** On a large screen, the next section begins on the first screen. */
const foldClass = "[--fold:0px] lg:tall:[--fold:5.5rem]";
/** The ground fades towards its foot, and is gone behind the last line. */
const footClass = clsx(
  "after:absolute after:inset-x-0 after:bottom-0 after:-z-1 after:h-28",
  "after:bg-linear-to-t after:from-ground after:from-50% lg:after:h-[30svh] lg:after:from-20%",
);
/** On a phone in landscape, two columns keep the buttons above the fold. On a low phone, the tags follow the buttons. */
const partsClass = clsx(
  "@container max-sm:not-tall:flex max-sm:not-tall:flex-col lg:w-7/12 short:max-lg:flex short:max-lg:flex-col",
);
/** Shrinks until the longest part of the name fits the column. */
const nameClass = clsx(
  "mt-2 text-[length:min(var(--size),100cqi/(var(--letters)*var(--letter-width)))] leading-[1.04] wrap-anywhere *:-ms-[.04em] *:block lg:mt-4",
  "[--size:clamp(4rem,19vw,7rem)] xl:[--size:clamp(7rem,11.1vw,13rem)]",
  "short:max-lg:mt-0 short:max-lg:[--size:3.5rem]",
);
const tagsClass = clsx(
  "mt-4 flex flex-wrap gap-x-2 gap-y-1.5 text-sm lg:max-xl:max-w-[36ch] xl:max-w-[36rem]",
  "max-sm:not-tall:order-1 short:max-lg:order-2",
);
/** Its foot fades behind the hill. */
const cutoutClass = clsx(
  "mask-[linear-gradient(#000_88%,#0000_97%)]",
  "max-w-none lg:absolute lg:inset-[-15%_-7.5%_0] lg:h-[115%] lg:w-[115%]",
);
const actionsClass = clsx(
  "mt-3.5 flex flex-wrap gap-2 sm:mt-6 sm:gap-3 short:max-lg:mt-3",
  "max-sm:*:grow max-sm:*:px-1.5 max-sm:*:text-[length:min(1rem,4.4vw)]",
);

const footLinkClass =
  "inline-flex h-11 min-w-11 shrink-0 items-center whitespace-nowrap meta text-ink-muted hover:text-ink";

interface HeroProps extends Pick<
  Portfolio,
  | "owner"
  | "hero"
  | "firstWorks"
  | "availability"
  | "availabilityStart"
  | "summit"
  | "cv"
  | "contactAnchor"
  | "landscape"
> {
  firstSection?: string;
  /** The assistant's button covers the corner. */
  hasAssistant: boolean;
}

function summitPlace(landscape: Landscape): CSSProperties & Record<`--${string}`, number> {
  const [x, y] = placeSummit(landscape);
  return { "--summit-x": x, "--summit-y": y };
}

/** The last line is absolute, over the grid's padding, so that HTML that arrives late shifts nothing above it. */
export function Hero({
  owner,
  hero,
  firstWorks,
  availability,
  availabilityStart,
  summit,
  cv,
  contactAnchor,
  landscape,
  firstSection,
  hasAssistant,
}: HeroProps) {
  const isCutout = landscape !== undefined && owner.portrait.cutout === true;
  const nameStyle: CSSProperties & Record<"--letters", number> = { "--letters": countLongestWord(owner.firstName) };
  return (
    <section
      id="home"
      aria-labelledby="home_heading"
      className={clsx(
        "relative isolate flex min-h-[calc(100svh-var(--fold))] flex-col overflow-clip",
        foldClass,
        footClass,
      )}
    >
      <SkyLight place="hero" className="inset-0 -z-20" />
      <div className="page-column grid flex-1 grid-rows-[auto_1fr] pt-18 pb-19 lg:pt-[max(6rem,44svh-16.5rem)] lg:pb-21 short:max-lg:pt-(--header-height) short:sm:max-lg:grid-cols-[1fr_auto]">
        <div data-hero-parts className={partsClass}>
          <div className="flex flex-wrap content-start justify-between gap-x-4 meta text-ink-muted">
            <p className="contents sm:block">
              <span translate="no" className="text-ink">
                {owner.name}
              </span>
              <span className="max-sm:order-1 max-sm:basis-full">
                <span className="max-sm:hidden"> · </span>
                <bdi>{owner.role}</bdi>
              </span>
              <span className="max-xl:hidden">
                {" · "}
                <bdi>{owner.coordinates}</bdi>
              </span>
            </p>
            <div className="sm:hidden">
              <Clock location={owner.location} isShort />
            </div>
          </div>
          <h1 id="home_heading" className={nameClass} style={nameStyle}>
            <span className="text-[length:min(1.5rem,18cqi,max(.5em,1.25rem))] leading-tight tracking-tight">
              {hero.greeting}
            </span>{" "}
            <span translate="no">{owner.firstName}</span>
          </h1>
          <HeroTyping
            words={hero.typedWords.map(splitCharacters)}
            letters={Math.max(...hero.typedWords.map(countLetters))}
          />
          <p className="mt-3 max-w-[46ch] text-base text-balance text-ink-muted lg:mt-5 lg:text-lg short:max-lg:mt-2 short:max-lg:text-sm">
            {hero.subtitle}
          </p>
          {hero.tags.length > 0 && (
            <ul aria-label="What I do" className={tagsClass}>
              {hero.tags.map((tag, index) => (
                <li key={index} className="rounded-full border bg-ground/90 px-3 py-0.5">
                  {tag}
                </li>
              ))}
            </ul>
          )}
          {availability && (
            <p className="mt-3 max-w-[58ch] text-sm font-medium text-balance sm:mt-4 sm:text-base short:max-lg:order-1">
              <span>{availabilityStart}</span>
              <span className="max-lg:hidden">{availability.slice(availabilityStart?.length)}</span>
            </p>
          )}
          <div data-hero-actions className={clsx(actionsClass, hasAssistant && "max-sm:mr-14")}>
            <a href="/cv.pdf" download={cv.fileName} className={buttonVariants()}>
              <Icon name="download" className="max-sm:hidden" />
              Download CV
            </a>
            <a href={contactAnchor} className={buttonVariants({ variant: "secondary" })}>
              Get in Touch
            </a>
          </div>
        </div>
        <figure
          data-hero-portrait
          data-plain={landscape ? undefined : ""}
          className="relative -z-10 aspect-4/5 lg:absolute"
          style={landscape && summitPlace(landscape)}
        >
          {landscape && <Mountains landscape={landscape} isCutout={isCutout} summit={summit} />}
          <Image
            src={owner.portrait.src}
            alt={owner.portrait.alt}
            width={800}
            height={1000}
            isFirst
            sizes="(min-width: 64rem) 20vw, (min-width: 40rem) and (orientation: portrait) 37vw, (min-width: 40rem) 11rem, 9rem"
            data-cutout={isCutout || undefined}
            className={clsx(
              "relative size-full object-cover",
              isCutout ? cutoutClass : "rounded-card border bg-raised",
            )}
          />
        </figure>
      </div>
      <div
        data-slot="hero-foot"
        className="absolute inset-x-0 bottom-0 page-column flex items-center gap-6 py-4 lg:py-5"
      >
        {firstSection && (
          <a href={`#${firstSection}`} className={clsx(footLinkClass, "gap-2")}>
            <Icon name="arrow-down" className="size-4" />
            Scroll down
          </a>
        )}
        {firstWorks.length > 0 && (
          <ul aria-label="First projects" className="flex gap-6 max-lg:hidden">
            {firstWorks.map(({ title, ...work }) => (
              <li key={work.id}>
                <Link href={workHref(work)} prefetch={false} translate="no" className={footLinkClass}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className={clsx("ms-auto text-right max-sm:hidden", hasAssistant && "beside-launcher")}>
          <Clock location={owner.location} />
        </div>
      </div>
    </section>
  );
}

interface MountainsProps extends Pick<Portfolio, "summit"> {
  landscape: Landscape;
  isCutout: boolean;
}

function Mountains({ landscape, isCutout, summit }: MountainsProps) {
  return (
    <>
      <SkyLight
        place="relief"
        className="top-[calc(var(--relief-top)-13%)] left-(--relief-left) h-[140%] w-[calc(100%*var(--relief-scale))]"
      />
      <Relief symbol="relief" data-hero-relief="" />
      <HeroGround landscape={landscape} isInFront={isCutout} />
      {summit && (
        <figcaption data-hero-summit="" className="meta text-ink-muted">
          <span data-slot="hero-summit-name">
            <SummitName summit={summit} nameClass="block" />
          </span>
        </figcaption>
      )}
    </>
  );
}
