"use client";

import { clsx } from "clsx";
import { Children, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "./button";
import type { CarouselView } from "./embla-carousel";
import { Icon } from "./icon";
import { REDUCED_MOTION, useAttention, useIsVisible, useMediaQuery, useOnDemand } from "./hooks";

const AUTO_ADVANCE_MS = 5000;

const loadEmbla = () => import("./embla-carousel").then((module) => module.EmblaCarousel);

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

/** Without JavaScript, renders a grid. With JavaScript, renders a scroll-snap row until Embla loads. */
export function Carousel({ label, noun, titles, ids, shown, isPaused, children }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<CarouselView>();
  const [choice, setChoice] = useState<"play" | "pause">();
  const [isAnnounced, setAnnounced] = useState(false);
  const [isHoveredOrFocused, attention] = useAttention();
  const reducedMotion = useMediaQuery(REDUCED_MOTION);
  const isNear = useIsVisible(viewport, "100% 0px");
  const [Embla, requestEmbla] = useOnDemand(loadEmbla);
  useEffect(() => {
    if (isNear) requestEmbla();
  }, [isNear, requestEmbla]);

  const count = titles.length;
  const first = view?.first ?? 0;
  const inView = slidesInView(first, view?.perView ?? 0, count);
  const isMovable = view !== undefined && inView.length < count;
  const isPlaying = choice ? choice === "play" : !reducedMotion;
  const isAdvancing = isMovable && isPlaying && isNear && !isHoveredOrFocused && !isPaused;

  const advance = useEffectEvent(() => {
    setAnnounced(false);
    view?.embla.scrollNext(reducedMotion);
  });
  useEffect(() => {
    if (!isAdvancing) return;
    const timer = setTimeout(() => advance(), AUTO_ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [isAdvancing, first]);

  const reveal = useEffectEvent((index: number) => {
    if (!inView.includes(index)) view?.embla.scrollTo(index, reducedMotion);
  });
  useEffect(() => {
    if (view?.embla && shown !== undefined) reveal(shown);
  }, [view?.embla, shown, isPaused]);

  const move = (step: (embla: CarouselView["embla"]) => void) => () => {
    setAnnounced(true);
    if (view) step(view.embla);
  };

  return (
    <section aria-label={label} aria-roledescription="carousel" {...attention}>
      {/* The 3px margin is needed, because Embla loops only if removing any one slide still leaves a full row. */}
      <div ref={viewport} className={clsx(viewportClass, view ? "overflow-x-clip" : snapRowClass)}>
        <div className="-ms-5 me-[3px] flex gap-y-8 sm:-ms-8 print:transform-none! print:flex-wrap noscript:flex-wrap">
          {Children.map(children, (child, index) => (
            <div
              id={ids[index]}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}: ${titles[index]}`}
              inert={view !== undefined && !inView.includes(index)}
              className={slideClass}
            >
              {child}
            </div>
          ))}
        </div>
      </div>
      {Embla && <Embla viewport={viewport} onChange={setView} onDrag={() => setAnnounced(true)} />}
      <div className={clsx(controlsClass, !isMovable && "invisible noscript:hidden")}>
        <div className="-ms-1 flex items-center pointer-coarse:-ms-2.5">
          {titles.map((title, index) => (
            <button
              key={title}
              type="button"
              aria-label={`Go to ${noun} ${index + 1}`}
              aria-current={index === first ? "true" : undefined}
              onClick={move((embla) => embla.scrollTo(index, reducedMotion))}
              className="group flex h-11 w-8 items-center justify-center rounded-control pointer-coarse:w-11"
            >
              <Dot isCurrent={index === first} isFilling={index === first && isAdvancing} />
            </button>
          ))}
        </div>
        <div className="-me-3 flex items-center">
          <p
            aria-hidden="true"
            className="me-2 meta whitespace-nowrap text-ink-muted max-[24rem]:hidden pointer-coarse:max-sm:hidden"
          >
            {String(first + 1).padStart(2, "0")} / {String(count).padStart(2, "0")}
          </p>
          <Control label={isPlaying ? "Pause" : "Play"} onClick={() => setChoice(isPlaying ? "pause" : "play")}>
            {isPlaying ? <Icon name="pause" /> : <Icon name="play" />}
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

/** Slides fade out in the gap at both ends of the row. */
const viewportClass =
  "-mx-(--gap) [touch-action:pan-y_pinch-zoom] [mask-image:linear-gradient(to_right,#0000,#000_var(--gap),#000_calc(100%-var(--gap)),#0000)] px-(--gap) [--gap:1.25rem] sm:[--gap:2rem] print:[mask:none]";
const snapRowClass = "[scroll-snap-type:x_mandatory] scroll-px-(--gap) [scrollbar-width:none] overflow-x-auto";
const slideClass =
  "min-w-0 shrink-0 basis-[calc(100%+3px)] snap-start ps-5 sm:ps-8 sm:basis-[calc((100%+3px)/2)] lg:basis-[calc((100%+3px)/3)] print:basis-1/2 print:transform-none!";
const controlsClass = "mt-6 flex flex-wrap items-center justify-between gap-x-4 border-t pt-3 print:hidden";

function Control({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  );
}

/** Clips the dot instead of resizing it, so that the other dots do not move. */
function Dot({ isCurrent, isFilling }: { isCurrent: boolean; isFilling: boolean }) {
  return (
    <span
      className={clsx(
        "dot block h-1.5 w-6 group-hover:bg-ink motion-safe:transition-[clip-path] motion-safe:duration-base",
        isCurrent ? "[clip-path:inset(0_round_3px)]" : "[clip-path:inset(0_9px_round_3px)]",
        isCurrent && !isFilling ? "bg-accent-control" : "bg-line-strong",
      )}
    >
      {isFilling && (
        <span
          className="block size-full origin-left bg-accent-control ease-linear motion-safe:transition-transform motion-safe:starting:[scale:0_1]"
          style={{ transitionDuration: `${AUTO_ADVANCE_MS}ms` }}
        />
      )}
    </span>
  );
}

export function slidesInView(first: number, perView: number, count: number): number[] {
  return Array.from({ length: Math.min(perView, count) }, (_, offset) => (first + offset) % count);
}

export function describeSlides(noun: string, indexes: readonly number[], titles: readonly string[]): string {
  const list = new Intl.ListFormat("en");
  const name = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}${indexes.length === 1 ? "" : "s"}`;
  const numbers = list.format(indexes.map((index) => String(index + 1)));
  return `${name} ${numbers} of ${titles.length}: ${list.format(indexes.map((index) => titles[index] ?? ""))}`;
}
