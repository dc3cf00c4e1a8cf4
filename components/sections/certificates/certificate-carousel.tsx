"use client";

import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentProps,
  type ReactNode,
} from "react";
import { flushSync } from "react-dom";
import { Carousel } from "@/components/ui/carousel";
import { REDUCED_MOTION } from "@/components/ui/hooks";
import { certificateAnchor } from "@/lib/links";
import type { Certificate } from "@/lib/portfolio/schema/sections";
import { CertificateModal } from "./certificate-modal";

async function waitForOpeningScreen(): Promise<void> {
  const animations = document.querySelector(".loading-screen[data-initial]")?.getAnimations() ?? [];
  await Promise.allSettled(animations.map((animation) => animation.finished));
}

const ViewCertificate = createContext<(index: number) => void>(() => undefined);

/** A click anywhere on the card opens its certificate. For the keyboard, the card has a button. */
export function CertificateCard({ index, ...props }: ComponentProps<"figure"> & { index: number }) {
  const view = useContext(ViewCertificate);
  return (
    <div role="presentation" onClick={() => view(index)} className="h-full cursor-zoom-in">
      <figure {...props} />
    </div>
  );
}

export function CertificateCarousel({ certificates, children }: { certificates: Certificate[]; children: ReactNode }) {
  const [shown, setShown] = useState<number>();
  const [open, setOpen] = useState(false);
  const count = certificates.length;

  const step = (index: number) => setShown((index + count) % count);
  const show = (index: number) =>
    moveImage(index, true, () => {
      step(index);
      setOpen(true);
    });

  const findShared = () => certificates.findIndex(({ id }) => window.location.hash === `#${certificateAnchor(id)}`);
  const showShared = useEffectEvent(() => {
    const index = findShared();
    if (index !== -1) show(index);
  });
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    // Wait until the opening screen ends, because a modal dialog would cover it.
    void waitForOpeningScreen().then(() => signal.aborted || showShared());
    window.addEventListener("hashchange", () => showShared(), { signal });
    return () => listeners.abort();
  }, []);

  const close = () => {
    if (!open || shown === undefined) return;
    moveImage(shown, false, () => {
      flushSync(() => setOpen(false));
      if (findShared() !== -1) window.history.replaceState(null, "", "#certificates");
      document.querySelector<HTMLElement>(`[data-view-certificate="${shown}"]`)?.focus();
    });
  };

  const certificate = shown === undefined ? undefined : certificates[shown];
  return (
    <>
      <ViewCertificate value={show}>
        <Carousel
          label="Certificates carousel"
          noun="certificate"
          titles={certificates.map(({ title }) => title)}
          ids={certificates.map(({ id }) => certificateAnchor(id))}
          shown={shown}
          isPaused={open}
        >
          {children}
        </Carousel>
      </ViewCertificate>
      {certificate && shown !== undefined && (
        <CertificateModal
          certificate={certificate}
          position={shown + 1}
          count={count}
          open={open}
          onClose={close}
          onStep={(by) => step(shown + by)}
        />
      )}
    </>
  );
}

function moveImage(index: number, isOpening: boolean, change: () => void) {
  const slide = document.querySelector(`[data-view-certificate="${index}"]`)?.closest("figure");
  const image = slide?.querySelector("img");
  const reducedMotion = matchMedia(REDUCED_MOTION).matches;
  if (!image || reducedMotion || !("startViewTransition" in document)) return change();
  const { style } = image;
  style.viewTransitionName = isOpening ? "certificate" : "";
  const transition = document.startViewTransition(() => {
    style.viewTransitionName = isOpening ? "" : "certificate";
    style.visibility = isOpening ? "hidden" : "";
    flushSync(change);
  });
  void transition.finished.then(() => {
    style.viewTransitionName = "";
    style.visibility = "";
  });
}
