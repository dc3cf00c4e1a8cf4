"use client";

import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from "react";
import { flushSync } from "react-dom";
import { Carousel } from "@/components/ui/carousel";
import { REDUCED_MOTION } from "@/components/ui/hooks";
import { useStore } from "@/lib/create-store";
import { certificateAnchor } from "@/lib/links";
import { isOpening } from "@/lib/opening-screen";
import type { Certificate } from "@/lib/portfolio/schema/sections";
import { CertificateModal } from "./certificate-modal";

interface Cards {
  view: (index: number) => void;
  /** Keeps the element of the card, to move its image and to focus its button. */
  keep: (index: number, card: HTMLElement | null) => void;
}

const CardsContext = createContext<Cards>({ view: () => undefined, keep: () => undefined });

/** A click anywhere on the card opens its certificate. For the keyboard, the card has a button. */
export function CertificateCard({ index, ...props }: ComponentProps<"figure"> & { index: number }) {
  const { view, keep } = use(CardsContext);
  return (
    <div role="presentation" onClick={() => view(index)} className="h-full cursor-zoom-in">
      <figure ref={(card) => keep(index, card)} {...props} />
    </div>
  );
}

export function CertificateCarousel({ certificates, children }: { certificates: Certificate[]; children: ReactNode }) {
  const [shown, setShown] = useState<number>();
  const [open, setOpen] = useState(false);
  const cards = useRef(new Map<number, HTMLElement>());
  const isCovered = useStore(isOpening);
  const count = certificates.length;

  const step = (index: number) => setShown((index + count) % count);
  const show = (index: number) =>
    moveImage(cards.current.get(index), true, () => {
      step(index);
      setOpen(true);
    });

  const findShared = () => certificates.findIndex(({ id }) => window.location.hash === `#${certificateAnchor(id)}`);
  const keep = (index: number, card: HTMLElement | null) => {
    if (card) cards.current.set(index, card);
    else cards.current.delete(index);
  };

  const close = () => {
    if (!open || shown === undefined) return;
    const card = cards.current.get(shown);
    moveImage(card, false, () => {
      flushSync(() => setOpen(false));
      if (findShared() !== -1) window.history.replaceState(null, "", "#certificates");
      // After Back, the browser has already scrolled to where the visitor was.
      card?.querySelector("button")?.focus({ preventScroll: true });
    });
  };

  const followUrl = useEffectEvent(() => {
    const index = findShared();
    if (index === -1) close();
    else if (open) step(index);
    else show(index);
  });
  useEffect(() => {
    // A modal dialog would cover the opening screen.
    if (isCovered) return;
    const listen = () => followUrl();
    listen();
    window.addEventListener("hashchange", listen);
    return () => window.removeEventListener("hashchange", listen);
  }, [isCovered]);

  const certificate = shown === undefined ? undefined : certificates[shown];
  return (
    <>
      <CardsContext value={{ view: show, keep }}>
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
      </CardsContext>
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

function moveImage(card: HTMLElement | undefined, opens: boolean, change: () => void) {
  const image = card?.querySelector("img");
  const reducedMotion = matchMedia(REDUCED_MOTION).matches;
  if (!image || reducedMotion || !("startViewTransition" in document)) return change();
  const { style } = image;
  style.viewTransitionName = opens ? "certificate" : "";
  const transition = document.startViewTransition(() => {
    style.viewTransitionName = opens ? "" : "certificate";
    style.visibility = opens ? "hidden" : "";
    flushSync(change);
  });
  // It is skipped if the window is resized in the meantime.
  transition.ready.catch(() => undefined);
  void transition.finished.then(() => {
    style.viewTransitionName = "";
    style.visibility = "";
  });
}
