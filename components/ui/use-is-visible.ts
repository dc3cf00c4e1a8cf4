"use client";

import { type RefObject, useEffect, useState } from "react";

/** Whether an element is on the screen, or as near to it as `rootMargin` says, and the tab in front. */
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
