"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toaster";
import { WELCOME_SHOWN_KEY, WELCOME_TOAST, WELCOME_TOAST_DELAY_MS } from "./loading";
import { LoadingScreen, type MapSheet } from "./loading-screen";

/** Once in a tab's session; where storage is blocked, on every load. */
function welcomeOnce(): void {
  try {
    if (sessionStorage.getItem(WELCOME_SHOWN_KEY)) return;
    sessionStorage.setItem(WELCOME_SHOWN_KEY, "1");
  } catch {
    // Storage is blocked.
  }
  showToast(WELCOME_TOAST);
}

/** A visit's opening: the first loading screen, if the owner wants one, then the welcome. */
export function InitialLoading({ showsScreen, ...sheet }: MapSheet & { showsScreen: boolean }) {
  const [isComplete, setComplete] = useState(!showsScreen);
  useEffect(() => {
    if (!isComplete) return;
    const timer = setTimeout(welcomeOnce, WELCOME_TOAST_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isComplete]);
  if (isComplete) return null;

  return (
    <LoadingScreen
      isInitial
      {...sheet}
      onLoadingComplete={() => setComplete(true)}
      action={
        <Button variant="quiet" data-loading-skip aria-keyshortcuts="Escape" className="-mr-5">
          Skip
          <kbd aria-hidden="true" className="rounded-control border px-1.5 meta pointer-coarse:hidden">
            Esc
          </kbd>
        </Button>
      }
    />
  );
}
