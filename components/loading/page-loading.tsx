"use client";

import { useEffect, useState } from "react";
import { useStore } from "@/lib/create-store";
import { LOADING_HOLD_MS, ROUTE_LOADING_MESSAGE, ROUTE_LOADING_MS } from "./loading";
import { LoadingScreen, type OwnerMark } from "./loading-screen";
import { routeTransition } from "./route-transition";
import { showWelcomeToast, WELCOME_TOAST_DELAY_MS } from "./welcome-toast";

const ROUTE_PROGRESS_MS = ROUTE_LOADING_MS - LOADING_HOLD_MS;

export function InitialLoading({ showsScreen, ...mark }: OwnerMark & { showsScreen: boolean }) {
  const [isComplete, setComplete] = useState(!showsScreen);
  useEffect(() => {
    if (!isComplete) return;
    const timer = setTimeout(showWelcomeToast, WELCOME_TOAST_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isComplete]);
  if (isComplete) return null;

  return <LoadingScreen isInitial {...mark} onLoadingComplete={() => setComplete(true)} />;
}

/** Reads a store because the router's own updates wait for the new page. */
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
