"use client";

import { type FocusEvent, useState, useSyncExternalStore } from "react";

const subscribeToVisibility = (notify: () => void) => {
  document.addEventListener("visibilitychange", notify);
  return () => document.removeEventListener("visibilitychange", notify);
};

/**
 * Whether something that moves should hold still: a pointer is over it, the keyboard's focus is in it, or nobody can
 * see the tab. A button that was clicked keeps its focus without a ring, and that does not count.
 */
export function useAttention() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === "hidden",
    () => false,
  );
  const handlers = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: (event: FocusEvent) => setFocused(event.target.matches(":focus-visible")),
    onBlur: () => setFocused(false),
  };
  return [pointed || focused || hidden, handlers] as const;
}
