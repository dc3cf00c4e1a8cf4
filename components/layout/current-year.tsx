"use client";

import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/** The year on the visitor's calendar. The page is static, so until the script runs it is the year of the build. */
export function CurrentYear({ buildYear }: { buildYear: number }) {
  return useSyncExternalStore(
    subscribeToNothing,
    () => new Date().getFullYear(),
    () => buildYear,
  );
}
