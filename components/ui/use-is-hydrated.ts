"use client";

import { useSyncExternalStore } from "react";

/** For what the browser knows from the start and never tells of again. */
export const subscribeToNothing = () => () => undefined;

/** False in the server's markup: a form that was sent before the script runs would put its fields into the address. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
