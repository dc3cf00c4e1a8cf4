"use client";

import { useSyncExternalStore } from "react";
import { LOADING_HOLD_MS, ROUTE_LOADING_MESSAGE, ROUTE_LOADING_MS } from "./loading";
import { endRouteTransition, readRouteTransition, subscribeToRouteTransition } from "./route-transition";
import { LoadingScreen, type MapSheet } from "./loading-screen";

/** The hold at 100 is part of a route's 1.5 s. */
const PROGRESS_MS = ROUTE_LOADING_MS - LOADING_HOLD_MS;

/** The loading screen between pages. An external store, because the router's own updates wait for the new page. */
export function RouteLoading(sheet: MapSheet) {
  const transition = useSyncExternalStore(subscribeToRouteTransition, readRouteTransition, () => 0);
  if (transition === 0) return null;

  return (
    <LoadingScreen
      key={transition}
      {...sheet}
      duration={PROGRESS_MS}
      minDuration={PROGRESS_MS}
      message={ROUTE_LOADING_MESSAGE}
      onLoadingComplete={endRouteTransition}
    />
  );
}
