"use client";

import { useCallback, useEffect, useState, useSyncExternalStore, type FocusEvent, type RefObject } from "react";

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

/** True while the element is hovered or has keyboard focus. Focus from a click does not count. */
export function useAttention() {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const handlers = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: (event: FocusEvent) => setFocused(event.target.matches(":focus-visible")),
    onBlur: () => setFocused(false),
  };
  return [isPointed || isFocused, handlers] as const;
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

/** Copies text. `outcome` is "copied" for two seconds, or "failed" until the next try. */
export function useCopy() {
  const [outcome, setOutcome] = useState<"copied" | "failed">();

  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("failed");
    }
  };
  return [outcome, copy] as const;
}
