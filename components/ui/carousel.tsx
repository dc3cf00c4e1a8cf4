"use client";

import { clsx } from "clsx";
import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { Children, useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { capitalize, formatPosition } from "@/lib/text";
import { Button } from "./button";
import { REDUCED_MOTION, useIsVisible, useMediaQuery } from "./hooks";
import { Icon } from "./icon";

type Embla = NonNullable<UseEmblaCarouselType[1]>;

const AUTO_ADVANCE_MS = 5000;
/** A swipe on a trackpad has ended once no event of it has come for so long. */
const SWIPE_END_MS = 150;

const OPTIONS = { align: "start", loop: true } as const;

interface CarouselProps {
  label: string;
  /** Noun for one slide, such as 'certificate', used in the controls' labels. */
  noun: string;
  titles: readonly string[];
  ids: readonly string[];
  shown?: number;
  isPaused: boolean;
  children: ReactNode;
}

/** A scroll-snap row, which Embla makes into a carousel. Without JavaScript, a list that wraps. */
export function Carousel({ label, noun, titles, ids, shown, isPaused, children }: CarouselProps) {
  const section = useRef<HTMLElement>(null);
  const perView = useSlidesPerView();
  const count = titles.length;
  const isMovable = count > perView;
  const [viewport, embla] = useEmblaCarousel({ ...OPTIONS, active: isMovable });
  const [first, setFirst] = useState(0);
  /** Undefined until the visitor presses Play or Pause. */
  const [isWanted, setWanted] = useState<boolean>();
  const [isAnnounced, setAnnounced] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const reducedMotion = useMediaQuery(REDUCED_MOTION);
  const isNear = useIsVisible(section, "100%");
  const isInView = useIsVisible(section, "-10%");

  const isPlaying = isWanted ?? !reducedMotion;
  const isAdvancing = isMovable && isPlaying && isInView && !isPointed && !isFocused && !isPaused;

  useEffect(() => {
    if (!embla) return;
    const update = () => setFirst(embla.selectedScrollSnap());
    embla
      .on("select", update)
      .on("reInit", update)
      .on("pointerDown", () => setAnnounced(true));
    // Load all images before they are needed, so that no slide appears empty.
    for (const image of embla.rootNode().querySelectorAll("img")) image.loading = "eager";
  }, [embla]);

  const advance = useEffectEvent(() => {
    setAnnounced(false);
    embla?.scrollNext(reducedMotion);
  });
  useEffect(() => {
    if (!isAdvancing) return;
    const timer = setTimeout(() => advance(), AUTO_ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [isAdvancing, first]);

  const inView = Array.from({ length: Math.min(perView, count) }, (_, step) => (first + step) % count);
  const stepsFromFirst = (index: number) => (index - first + count) % count;
  const reveal = useEffectEvent((index: number) => {
    if (stepsFromFirst(index) >= inView.length) embla?.scrollTo(index, reducedMotion);
  });
  useEffect(() => {
    if (embla && shown !== undefined) reveal(shown);
  }, [embla, shown, isPaused]);

  const moveBySwipe = useEffectEvent((isForward: boolean) => {
    setAnnounced(true);
    if (isForward) embla?.scrollNext(reducedMotion);
    else embla?.scrollPrev(reducedMotion);
  });
  useEffect(
    () => (embla && isMovable ? followSwipes(embla.rootNode(), (by) => moveBySwipe(by)) : undefined),
    [embla, isMovable],
  );

  const move = (step: (embla: Embla) => void) => () => {
    setAnnounced(true);
    if (embla) step(embla);
  };

  return (
    <section
      ref={section}
      aria-label={label}
      aria-roledescription="carousel"
      // Focus from a click does not pause the carousel.
      onFocus={({ target }) => setFocused(target.matches(":focus-visible"))}
      onBlur={() => setFocused(false)}
    >
      {/* Embla waits until the carousel is near, because it measures every slide and makes React render again. */}
      {/* The 3px margin is needed, because Embla loops only if removing any one slide still leaves a full row. */}
      <div
        ref={isNear || embla ? viewport : null}
        data-slot="carousel-view"
        className={clsx(viewportClass, embla ? "overflow-x-clip" : snapRowClass)}
      >
        <div
          data-slot="carousel-row"
          onPointerEnter={() => setPointed(true)}
          onPointerLeave={() => setPointed(false)}
          className="-ms-5 me-[3px] flex gap-y-8 sm:-ms-8 noscript:flex-wrap"
        >
          {Children.map(children, (child, index) => (
            <div
              id={ids[index]}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}: ${titles[index]}`}
              inert={embla && isMovable && stepsFromFirst(index) >= perView}
              className={slideClass}
            >
              {child}
            </div>
          ))}
        </div>
      </div>
      <div data-slot="carousel-controls" className={clsx(controlsClass, !isMovable && "invisible")}>
        <div className="-ms-1 min-w-0 leading-none text-balance pointer-coarse:-ms-2.5">
          {ids.map((id, index) => (
            <button
              key={id}
              type="button"
              aria-label={`Go to ${noun} ${index + 1}`}
              aria-current={index === first ? "true" : undefined}
              onClick={move((embla) => embla.scrollTo(index, reducedMotion))}
              className="group inline-flex h-11 w-8 items-center justify-center rounded-control pointer-coarse:w-11"
            >
              <Dot isCurrent={index === first} isFilling={index === first && isAdvancing} />
            </button>
          ))}
        </div>
        <div className="-me-3 flex flex-wrap items-center">
          <p aria-hidden="true" className="me-2 meta whitespace-nowrap text-ink-muted max-sm:hidden">
            {formatPosition(first + 1, count)}
          </p>
          <Control label={isPlaying ? "Pause" : "Play"} onClick={() => setWanted(!isPlaying)}>
            <Icon name={isPlaying ? "pause" : "play"} />
          </Control>
          <Control label={`Previous ${noun}`} onClick={move((embla) => embla.scrollPrev(reducedMotion))}>
            <Icon name="chevron-left" />
          </Control>
          <Control label={`Next ${noun}`} onClick={move((embla) => embla.scrollNext(reducedMotion))}>
            <Icon name="chevron-right" />
          </Control>
        </div>
      </div>
      <p role="status" className="sr-only">
        {isAnnounced && describeSlides(noun, inView, titles)}
      </p>
    </section>
  );
}

/** One step for each swipe on a trackpad that goes further sideways than up or down. */
function followSwipes(row: HTMLElement, step: (isForward: boolean) => void): () => void {
  const start = { x: 0, y: 0, isStepped: false };
  let swipe = start;
  let end: ReturnType<typeof setTimeout> | undefined;
  function follow(event: WheelEvent): void {
    clearTimeout(end);
    end = setTimeout(() => (swipe = start), SWIPE_END_MS);
    const x = swipe.x + Math.abs(event.deltaX);
    const y = swipe.y + Math.abs(event.deltaY);
    const isSideways = x > y;
    if (isSideways && !swipe.isStepped) step(event.deltaX > 0);
    swipe = { x, y, isStepped: swipe.isStepped || isSideways };
    // Some browsers would go back a page.
    if (isSideways) event.preventDefault();
  }
  row.addEventListener("wheel", follow, { passive: false });
  return () => row.removeEventListener("wheel", follow);
}

/** As many as `slideClass` makes room for. */
function useSlidesPerView(): number {
  const isMedium = useMediaQuery("(min-width: 40rem)");
  const isWide = useMediaQuery("(min-width: 64rem)");
  if (isWide) return 3;
  return isMedium ? 2 : 1;
}

/** Slides fade out in the gap at both ends of the row. */
const viewportClass =
  "-mx-(--gap) [touch-action:pan-y_pinch-zoom] [mask-image:linear-gradient(to_right,#0000,#000_var(--gap),#000_calc(100%-var(--gap)),#0000)] px-(--gap) [--gap:1.25rem] sm:[--gap:2rem]";
const snapRowClass =
  "[scroll-snap-type:x_mandatory] scroll-px-(--gap) [scrollbar-width:none] overflow-x-auto overscroll-x-contain";
const slideClass =
  "min-w-0 shrink-0 basis-full snap-start ps-5 not-only:basis-[calc(100%+3px)] sm:ps-8 sm:not-only:basis-[calc((100%+3px)/2)] lg:not-only:basis-[calc((100%+3px)/3)]";
const controlsClass = "mt-6 flex flex-wrap items-center justify-between gap-x-4 border-t pt-3 noscript:hidden";

function Control({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  );
}

const fillingClass =
  "block size-full origin-left bg-accent-control ease-linear motion-safe:transition-transform motion-safe:starting:[scale:0_1] forced-colors:bg-[color:Highlight]";

/** Clips the dot instead of resizing it, so that the other dots do not move. */
function Dot({ isCurrent, isFilling }: { isCurrent: boolean; isFilling: boolean }) {
  return (
    <span
      className={clsx(
        "block h-1.5 w-6 forced-color-adjust-none group-hover:bg-ink motion-safe:transition-[clip-path] motion-safe:duration-base",
        isCurrent ? "[clip-path:inset(0_round_3px)]" : "[clip-path:inset(0_9px_round_3px)]",
        isCurrent && !isFilling
          ? "bg-accent-control forced-colors:bg-[color:Highlight]"
          : "bg-line-strong forced-colors:bg-[color:ButtonText]",
      )}
    >
      {isFilling && <span className={fillingClass} style={{ transitionDuration: `${AUTO_ADVANCE_MS}ms` }} />}
    </span>
  );
}

function describeSlides(noun: string, indexes: readonly number[], titles: readonly string[]): string {
  const list = new Intl.ListFormat("en-GB");
  const name = `${capitalize(noun)}${indexes.length === 1 ? "" : "s"}`;
  const numbers = list.format(indexes.map((index) => String(index + 1)));
  return `${name} ${numbers} of ${titles.length}: ${list.format(indexes.map((index) => titles[index] ?? ""))}`;
}
