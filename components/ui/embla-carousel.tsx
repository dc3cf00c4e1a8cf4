"use client";

import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { type RefObject, useEffect, useEffectEvent } from "react";

export type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** Measures the slides, because CSS decides how many fit. */
function readSlidesPerView(embla: Embla): number {
  const { containerRect, slideRects } = embla.internalEngine();
  return Math.round(containerRect.width / (slideRects[0]?.width ?? containerRect.width));
}

const options = {
  align: "start",
  loop: true,
  watchDrag: (embla: Embla) => readSlidesPerView(embla) < embla.slideNodes().length,
} as const;

export interface CarouselView {
  embla: Embla;
  first: number;
  perView: number;
}

interface EmblaCarouselProps {
  viewport: RefObject<HTMLDivElement | null>;
  onChange: (view: CarouselView) => void;
  onDrag: () => void;
}

export function EmblaCarousel({ viewport, onChange, onDrag }: EmblaCarouselProps) {
  const [attach, embla] = useEmblaCarousel(options);
  const tell = useEffectEvent(() => {
    if (embla) onChange({ embla, first: embla.selectedScrollSnap(), perView: readSlidesPerView(embla) });
  });
  const tellDrag = useEffectEvent(onDrag);
  useEffect(() => {
    attach(viewport.current);
    // Load all pictures now, so that no slide appears empty.
    for (const picture of viewport.current?.querySelectorAll("img") ?? []) picture.loading = "eager";
  }, [attach, viewport]);
  useEffect(() => {
    embla
      ?.on("select", () => tell())
      .on("reInit", () => tell())
      .on("pointerDown", () => tellDrag());
    tell();
  }, [embla]);
  return null;
}
