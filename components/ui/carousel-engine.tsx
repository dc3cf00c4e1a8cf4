"use client";

import useEmblaCarousel from "embla-carousel-react";
import { type RefObject, useEffect } from "react";
import { type Embla, readSlidesPerView } from "./use-embla";

const options = {
  align: "start",
  loop: true,
  watchDrag: (embla: Embla) => readSlidesPerView(embla) < embla.slideNodes().length,
} as const;

interface CarouselEngineProps {
  viewportRef: RefObject<HTMLDivElement | null>;
  onChange: (embla: Embla | undefined) => void;
}

/** Sets Embla to work on a row that stands already. A file of its own, because it is loaded when it comes near. */
export function CarouselEngine({ viewportRef, onChange }: CarouselEngineProps) {
  const [attach, embla] = useEmblaCarousel(options);
  useEffect(() => attach(viewportRef.current), [attach, viewportRef]);
  useEffect(() => onChange(embla), [embla, onChange]);
  return null;
}
