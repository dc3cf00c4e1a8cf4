"use client";

import { useEffect } from "react";
import { showToast } from "@/components/ui/toaster";
import { WELCOME_SHOWN_KEY, WELCOME_TOAST, WELCOME_TOAST_DELAY_MS } from "./loading";

function wasWelcomed(): boolean {
  try {
    return sessionStorage.getItem(WELCOME_SHOWN_KEY) !== null;
  } catch {
    return false;
  }
}

function rememberWelcome(): void {
  try {
    sessionStorage.setItem(WELCOME_SHOWN_KEY, "1");
  } catch {
    // Blocked storage: the next load welcomes again.
  }
}

/** Welcomes the visitor once in a tab's session, 1.5 s after the page has become free. */
export function useWelcomeToast(isPageFree: boolean): void {
  useEffect(() => {
    if (!isPageFree || wasWelcomed()) return;
    const timer = setTimeout(() => {
      rememberWelcome();
      showToast(WELCOME_TOAST);
    }, WELCOME_TOAST_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isPageFree]);
}
