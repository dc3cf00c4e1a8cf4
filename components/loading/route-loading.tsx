"use client";

import { useStore } from "@/lib/create-store";
import { LOADING_HOLD_MS, ROUTE_LOADING_MESSAGE, ROUTE_LOADING_MS } from "./loading";
import { LoadingScreen, type OwnerMark } from "./loading-screen";
import { routeTransition } from "./route-transition";

const PROGRESS_MS = ROUTE_LOADING_MS - LOADING_HOLD_MS;

/** The loading screen between pages. It follows a store, because the router's own updates wait for the new page. */
export function RouteLoading(mark: OwnerMark) {
  const transition = useStore(routeTransition);
  if (transition === 0) return null;
  return (
    <LoadingScreen
      key={transition}
      {...mark}
      duration={PROGRESS_MS}
      minDuration={PROGRESS_MS}
      message={ROUTE_LOADING_MESSAGE}
      onLoadingComplete={() => routeTransition.set(0)}
    />
  );
}
