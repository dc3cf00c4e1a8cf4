"use client";

import { useEffect, useEffectEvent } from "react";
import { findSharedCertificate } from "@/lib/certificate-link";

/** The opening screen would lie beneath a modal dialog, so the dialog waits until the screen's animations are over. */
async function waitForOpeningScreen() {
  const screen = document.querySelector(".loading-screen[data-initial]");
  await Promise.allSettled(screen?.getAnimations().map((animation) => animation.finished) ?? []);
}

/**
 * Calls `onShared` with the index of the certificate that the address names (`/#certificate-python`), on arrival and
 * whenever the fragment changes. Returns a function that takes the name out of the address again.
 */
export function useSharedCertificate(
  certificates: readonly { id: string }[],
  ready: boolean,
  onShared: (index: number) => void,
) {
  const showShared = useEffectEvent(() => {
    const index = findSharedCertificate(window.location.hash, certificates);
    if (index !== -1) onShared(index);
  });

  useEffect(() => {
    if (!ready) return;
    let mounted = true;
    const show = () => {
      if (mounted) showShared();
    };
    void waitForOpeningScreen().then(show);
    window.addEventListener("hashchange", show);
    return () => {
      mounted = false;
      window.removeEventListener("hashchange", show);
    };
  }, [ready]);

  return () => {
    if (findSharedCertificate(window.location.hash, certificates) === -1) return;
    window.history.replaceState(null, "", "#certificates");
  };
}
