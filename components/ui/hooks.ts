"use client";

import { useCallback, useEffect, useState, useSyncExternalStore, type RefObject } from "react";
import { flushSync } from "react-dom";

const subscribeToNothing = () => () => undefined;

export function useBrowserValue<T>(read: () => T, onServer: T): T {
  return useSyncExternalStore(subscribeToNothing, read, () => onServer);
}

/** Forms wait for hydration, because until then the browser would submit their fields in the URL. */
export const useIsHydrated = () => useBrowserValue(() => true, false);

/** True while the element is on screen (within `rootMargin`) and the tab is visible. */
export function useIsVisible(ref: RefObject<Element | null>, rootMargin?: string): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    let isOnScreen = false;
    const update = () => setVisible(isOnScreen && !document.hidden);
    const observer = new IntersectionObserver(
      (entries) => {
        isOnScreen = entries.at(-1)?.isIntersecting ?? false;
        update();
      },
      { rootMargin },
    );
    observer.observe(ref.current);
    document.addEventListener("visibilitychange", update);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", update);
    };
  }, [ref, rootMargin]);
  return isVisible;
}

export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", notify);
      return () => list.removeEventListener("change", notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

const COPIED_MS = 2000;

/** Copies text, or selects it in `shown`. `outcome` is "copied" for two seconds, or "failed" until the next try. */
export function useCopy() {
  const [outcome, setOutcome] = useState<"copied" | "failed">();

  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async (text: string, shown: Element | null) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      // Without https, browsers have no clipboard.
      flushSync(() => setOutcome("failed"));
      if (shown) window.getSelection()?.selectAllChildren(shown);
    }
  };
  return [outcome, copy] as const;
}
