"use client";

import { useEffect } from "react";

/** A button that is pressed before the page is hydrated is pressed again then: on a slow phone that takes seconds. */
export function EarlyPress() {
  useEffect(() => void dispatchEvent(new Event("hydrated")), []);
  const source = typeof window === "undefined" ? `(${rememberPress})()` : "";
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}

/** Its source is put into the head, so it uses nothing from outside. */
function rememberPress(): void {
  let pressed: HTMLElement | null = null;
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>("button[type=button]") : null;
  };
  const repeat = () => {
    removeEventListener("click", remember);
    pressed?.click();
  };
  // Not at the document: React listens there, and hydrates for a press that it sees before this does.
  addEventListener("click", remember);
  addEventListener("hydrated", repeat, { once: true });
}
