"use client";

import { Children, type ReactNode, type RefObject, useCallback, useEffect, useSyncExternalStore } from "react";
import { slidesInView, wrapIndex } from "./carousel-pages";
import { cn } from "@/lib/utils";
import { readSlidesPerView, useEmbla } from "./use-embla";

interface CarouselOptions {
  count: number;
  /** Changes at once instead of sliding. */
  instant: boolean;
  onDragStart: () => void;
}

/** State and moves of a carousel that wraps. Until the script has taken over, `ready` is false. */
export function useCarousel({ count, instant, onDragStart }: CarouselOptions) {
  const { viewportRef, embla, engine } = useEmbla();

  const subscribe = useCallback(
    (notify: () => void) => {
      embla?.on("select", notify).on("reInit", notify);
      return () => {
        embla?.off("select", notify).off("reInit", notify);
      };
    },
    [embla],
  );
  const selected = useSyncExternalStore(
    subscribe,
    () => embla?.selectedScrollSnap() ?? 0,
    () => 0,
  );
  const perView = useSyncExternalStore(
    subscribe,
    () => (embla ? readSlidesPerView(embla) : 0),
    () => 0,
  );

  useEffect(() => {
    embla?.on("pointerDown", onDragStart);
    return () => {
      embla?.off("pointerDown", onDragStart);
    };
  }, [embla, onDragStart]);

  const inView = slidesInView(selected, perView, count);
  return {
    viewportRef,
    /** Stands anywhere inside the carousel. */
    engine,
    ready: perView > 0,
    selected,
    inView,
    goTo: (index: number) => embla?.scrollTo(wrapIndex(index, count), instant),
    previous: () => embla?.scrollPrev(instant),
    next: () => embla?.scrollNext(instant),
    /** Brings a slide into view; one that is there already stays where it is. */
    reveal: (index: number) => {
      if (!inView.includes(index)) embla?.scrollTo(index, instant);
    },
  };
}

interface CarouselSlidesProps {
  viewportRef: RefObject<HTMLDivElement | null>;
  ready: boolean;
  inView: readonly number[];
  /** Accessible name of each slide. */
  labels: readonly string[];
  /** Ids by which an address can name a slide. */
  ids: readonly string[];
  children: ReactNode;
}

/**
 * The row of slides: a scroll-snap row until the script runs, a grid where it never will.
 *
 * Gaps are padding and the row is 3 px short of its slides: embla measures in whole pixels, and stops looping where the
 * slides outside the view add up to less than the row.
 */
export function CarouselSlides({ viewportRef, ready, inView, labels, ids, children }: CarouselSlidesProps) {
  return (
    <div
      ref={viewportRef}
      className={cn(
        "-mx-2 touch-pan-y touch-pinch-zoom px-2",
        ready ? "overflow-x-clip" : "snap-x snap-mandatory scroll-px-2 [scrollbar-width:none] overflow-x-auto",
      )}
    >
      <div className="-ms-5 me-[3px] flex lg:-ms-8 print:transform-none! print:flex-wrap noscript:flex-wrap noscript:gap-y-8">
        {Children.map(children, (child, index) => (
          <div
            id={ids[index]}
            role="group"
            aria-roledescription="slide"
            aria-label={labels[index]}
            inert={ready && !inView.includes(index)}
            className="min-w-0 shrink-0 basis-[calc(100%+3px)] snap-start ps-5 sm:basis-[calc((100%+3px)/2)] lg:basis-[calc((100%+3px)/3)] lg:ps-8 print:transform-none!"
          >
            {child}
          </div>
        ))}
      </div>
    </div>
  );
}
