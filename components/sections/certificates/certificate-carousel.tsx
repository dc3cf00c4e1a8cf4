"use client";

import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { CarouselSlides, useCarousel } from "@/components/ui/carousel";
import { CarouselControls } from "@/components/ui/carousel-controls";
import { showLoadFailure } from "@/components/ui/toaster";
import { REDUCED_MOTION, useMediaQuery } from "@/components/ui/use-media-query";
import { useOnDemand } from "@/components/ui/use-on-demand";
import type { Certificate } from "@/content/schema/sections";
import { AUTO_ADVANCE_MS, describeSlides, wrapIndex } from "@/components/ui/carousel-pages";
import { certificateAnchor } from "@/lib/certificate-link";
import { useAttention } from "./use-attention";
import { useSharedCertificate } from "./use-shared-certificate";
import { ViewCertificate } from "./view-certificate";

const loadModal = () => import("./certificate-modal").then((module) => module.CertificateModal);

interface CertificateCarouselProps {
  certificates: Certificate[];
  /** A slide for each, in the same order. */
  children: ReactNode;
}

/** All certificates in one row that moves on by itself, and the modal that shows one of them large. */
export function CertificateCarousel({ certificates, children }: CertificateCarouselProps) {
  const region = useRef<HTMLElement>(null);
  const reducedMotion = useMediaQuery(REDUCED_MOTION);
  const [choice, setChoice] = useState<"play" | "pause">();
  const [announced, setAnnounced] = useState(false);
  const [shown, setShown] = useState<number>();
  const [open, setOpen] = useState(false);
  const [Modal, requestModal] = useOnDemand(loadModal);
  const [attended, attention] = useAttention();

  const count = certificates.length;
  const titles = certificates.map(({ title }) => title);
  const announce = useCallback(() => setAnnounced(true), []);
  const carousel = useCarousel({ count, instant: reducedMotion, onDragStart: announce });
  const { selected, inView, ready } = carousel;

  const movable = ready && inView.length < count;
  const playing = choice ? choice === "play" : !reducedMotion;
  const advancing = movable && playing && !attended && !open;
  const advance = useEffectEvent(() => {
    setAnnounced(false);
    carousel.next();
  });
  useEffect(() => {
    if (!advancing) return;
    const timer = setTimeout(advance, AUTO_ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [advancing, selected]);

  const show = (index: number) => {
    const target = wrapIndex(index, count);
    requestModal(() => {
      setOpen(false);
      showLoadFailure();
    });
    setShown(target);
    setOpen(true);
    carousel.reveal(target);
  };
  const clearSharedAddress = useSharedCertificate(certificates, ready, show);
  const close = () => {
    setOpen(false);
    clearSharedAddress();
    region.current?.querySelector<HTMLElement>(`[data-view-certificate="${shown}"]`)?.focus();
  };
  const byVisitor = (move: () => void) => () => {
    announce();
    move();
  };

  const certificate = shown === undefined ? undefined : certificates[shown];
  return (
    <section ref={region} aria-label="Certificates carousel" aria-roledescription="carousel" {...attention}>
      <ViewCertificate value={show}>
        <CarouselSlides
          viewportRef={carousel.viewportRef}
          ready={ready}
          inView={inView}
          labels={titles.map((title, index) => `${index + 1} of ${count}: ${title}`)}
          ids={certificates.map(({ id }) => certificateAnchor(id))}
        >
          {children}
        </CarouselSlides>
      </ViewCertificate>
      {carousel.engine}
      <CarouselControls
        noun="certificate"
        count={count}
        selected={selected}
        playing={playing}
        advancing={advancing}
        onPrevious={byVisitor(carousel.previous)}
        onNext={byVisitor(carousel.next)}
        onGoTo={(index) => byVisitor(() => carousel.goTo(index))()}
        onTogglePlaying={() => setChoice(playing ? "pause" : "play")}
        className={movable ? "mt-6" : "invisible mt-6 print:hidden noscript:hidden"}
      />
      <p role="status" className="sr-only">
        {announced && describeSlides(inView, titles)}
      </p>
      {Modal && certificate && shown !== undefined && (
        <Modal
          certificate={certificate}
          position={shown + 1}
          count={count}
          open={open}
          onClose={close}
          onStep={(by) => show(shown + by)}
        />
      )}
    </section>
  );
}
