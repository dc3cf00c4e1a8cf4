import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/** False in the server's markup: a form that was sent before the script runs would put passwords into the address. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
