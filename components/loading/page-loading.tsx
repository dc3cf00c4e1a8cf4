"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toaster";
import { useStore } from "@/lib/create-store";
import { LOADING_HOLD_MS, ROUTE_LOADING_MESSAGE, ROUTE_LOADING_MS } from "./loading";
import { LoadingScreen, type OwnerMark } from "./loading-screen";
import { routeTransition } from "./route-transition";

const WELCOME_SHOWN_KEY = "welcome-toast-shown";
const WELCOME_TOAST_DELAY_MS = 1500;
const ROUTE_PROGRESS_MS = ROUTE_LOADING_MS - LOADING_HOLD_MS;

/** Once in a tab's session; where storage is blocked, on every load. */
function welcomeOnce(): void {
  try {
    if (sessionStorage.getItem(WELCOME_SHOWN_KEY)) return;
    sessionStorage.setItem(WELCOME_SHOWN_KEY, "1");
  } catch {
    // Storage is blocked.
  }
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

/** The loading screen between pages. It follows a store, because the router's own updates wait for the new page. */
export function RouteLoading(mark: OwnerMark) {
  const transition = useStore(routeTransition);
  if (transition === 0) return null;
  return (
    <LoadingScreen
      key={transition}
      {...mark}
      duration={ROUTE_PROGRESS_MS}
      minDuration={ROUTE_PROGRESS_MS}
      message={ROUTE_LOADING_MESSAGE}
      onLoadingComplete={() => routeTransition.set(0)}
    />
  );
}
