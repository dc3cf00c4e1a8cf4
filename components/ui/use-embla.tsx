"use client";

import type { UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect, useRef, useState } from "react";
import { useOnDemand } from "./use-on-demand";

export type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** Embla's own measurement; the stylesheet alone decides how many slides fit. */
export function readSlidesPerView(embla: Embla): number {
  const { containerRect, slideRects } = embla.internalEngine();
  return Math.round(containerRect.width / (slideRects[0]?.width ?? containerRect.width));
}

const loadEngine = () => import("./carousel-engine").then((module) => module.CarouselEngine);

/** Embla arrives when the carousel is less than a screen away. Where it does not, the row is scrolled by hand. */
export function useEmbla() {
  const viewportRef = useRef<HTMLDivElement>(null);
  const [embla, setEmbla] = useState<Embla>();
  const [Engine, requestEngine] = useOnDemand(loadEngine);
  useEffect(() => {
    if (!viewportRef.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        requestEngine();
      },
      { rootMargin: "100% 0px" },
    );
    observer.observe(viewportRef.current);
    return () => observer.disconnect();
  }, [requestEngine]);
  return { viewportRef, embla, engine: Engine && <Engine viewportRef={viewportRef} onChange={setEmbla} /> };
}
