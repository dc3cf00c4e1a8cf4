"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toaster";
import { LoadingScreen, type OwnerMark } from "./loading-screen";

const WELCOME_SHOWN_KEY = "welcome-toast-shown";
const WELCOME_TOAST_DELAY_MS = 1500;

/** Once in a tab's session; where storage is blocked, on every load. */
function welcomeOnce(): void {
  try {
    if (sessionStorage.getItem(WELCOME_SHOWN_KEY)) return;
    sessionStorage.setItem(WELCOME_SHOWN_KEY, "1");
  } catch {}
  showToast({
    title: "Welcome to my portfolio!",
    description: "Thanks for visiting. Feel free to explore my projects and get in touch!",
  });
}

export function InitialLoading({ showsScreen, ...mark }: OwnerMark & { showsScreen: boolean }) {
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
      {...mark}
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
