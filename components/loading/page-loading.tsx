"use client";

import { useEffect, useState } from "react";
import { withToast } from "@/components/ui/toaster";
import { useStore } from "@/lib/create-store";
import { LOADING_HOLD_MS, ROUTE_LOADING_MESSAGE, ROUTE_LOADING_MS } from "./loading";
import { LoadingScreen, type OwnerMark } from "./loading-screen";
import { routeTransition } from "./route-transition";

const ROUTE_PROGRESS_MS = ROUTE_LOADING_MS - LOADING_HOLD_MS;
const WELCOME_TOAST_DELAY_MS = 1500;
const WELCOME_SHOWN_KEY = "welcome-toast-shown";

interface Welcome {
  title: string;
  description: string;
}

function showWelcomeToast({ title, description }: Welcome): void {
  try {
    if (sessionStorage.getItem(WELCOME_SHOWN_KEY)) return;
    sessionStorage.setItem(WELCOME_SHOWN_KEY, "1");
  } catch {
    // If storage is blocked, every page load shows this toast.
  }
  withToast((toast) => {
    const id = toast.info(title, { description });
    for (const use of ["click", "keydown"]) {
      window.addEventListener(use, () => toast.dismiss(id), { once: true, capture: true });
    }
  });
}

interface InitialLoadingProps extends OwnerMark {
  showsScreen: boolean;
  welcome: Welcome | false;
}

export function InitialLoading({ showsScreen, welcome, ...mark }: InitialLoadingProps) {
  const [isComplete, setComplete] = useState(!showsScreen);
  useEffect(() => {
    if (!isComplete || !welcome) return;
    const timer = setTimeout(() => showWelcomeToast(welcome), WELCOME_TOAST_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isComplete, welcome]);
  if (isComplete) return null;

  return <LoadingScreen isInitial {...mark} onLoadingComplete={() => setComplete(true)} />;
}

/** Uses a store, because the router's own updates wait until the new page is ready. */
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
