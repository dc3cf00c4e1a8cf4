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
import type { Certificate } from "@/lib/portfolio/certificates/schema";
import { CertificateModal } from "./certificate-modal";

interface Cards {
  view: (index: number) => void;
  /** Keeps the element of the card, to move its image and to focus its button. */
  keep: (index: number, card: HTMLElement | null) => void;
}

const CardsContext = createContext<Cards | undefined>(undefined);

/** A click anywhere on the card opens its certificate. For the keyboard, the card has a button. */
export function CertificateCard({ index, ...props }: ComponentProps<"figure"> & { index: number }) {
  const cards = use(CardsContext);
  return (
    <div role="presentation" onClick={() => cards?.view(index)} className="h-full cursor-zoom-in">
      <figure ref={(card) => cards?.keep(index, card)} {...props} />
    </div>
  );
}

export function CertificateCarousel({ certificates, children }: { certificates: Certificate[]; children: ReactNode }) {
  /** The certificate that is open or was open last, or -1. */
  const [shown, setShown] = useState(-1);
  const [open, setOpen] = useState(false);
  /** Until its image moves back, a certificate is still open. */
  const isClosing = useRef(false);
  const cards = useRef<(HTMLElement | null)[]>([]);
  const isCovered = useStore(isOpening);
  const count = certificates.length;
  const anchors = certificates.map(({ id }) => certificateAnchor(id));

  const step = (index: number) => setShown((index + count) % count);
  const show = (index: number) =>
    moveImage(cards.current[index], true, () => {
      step(index);
      setOpen(true);
    });

  /** Gives the certificate its link as the page's URL, so that Back closes it. */
  const view = (index: number) => {
    const link = `#${anchors[index]}`;
    // A key that is held down clicks again before the certificate has opened.
    if (window.location.hash === link) return;
    window.history.pushState({ certificate: true }, "", link);
    show(index);
  };
  const findShared = () => anchors.indexOf(window.location.hash.slice(1));
  const keep = (index: number, card: HTMLElement | null) => {
    cards.current[index] = card;
  };

  const close = () => {
    if (!open || isClosing.current) return;
    isClosing.current = true;
    const card = cards.current[shown];
    moveImage(card, false, () => {
      flushSync(() => setOpen(false));
      isClosing.current = false;
      if (findShared() !== -1) leaveLink();
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

  const certificate = certificates[shown];
  return (
    <>
      <CardsContext value={{ view, keep }}>
        <Carousel
          label="Certificates carousel"
          noun="certificate"
          titles={certificates.map(({ title }) => title)}
          ids={anchors}
          shown={certificate && shown}
          isPaused={open}
        >
          {children}
        </Carousel>
      </CardsContext>
      {certificate && (
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

function leaveLink() {
  const state = window.history.state as { certificate?: boolean } | null;
  // Before a shared link, there may be no entry of this page.
  if (state?.certificate) window.history.back();
  else window.history.replaceState(null, "", "#certificates");
}

function moveImage(card: HTMLElement | null | undefined, opens: boolean, change: () => void) {
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
  // This rejects if the browser skips the transition, such as when the window is resized.
  transition.ready.catch(() => undefined);
  void transition.finished.then(() => {
    style.viewTransitionName = "";
    style.visibility = "";
  });
}
