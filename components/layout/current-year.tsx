"use client";

import { useSyncExternalStore } from "react";
import { subscribeToNothing } from "@/components/ui/use-is-hydrated";

/** The year on the visitor's calendar. The page is static, so until the script runs it is the year of the build. */
export function CurrentYear({ buildYear }: { buildYear: number }) {
  return useSyncExternalStore(
    subscribeToNothing,
    () => new Date().getFullYear(),
    () => buildYear,
  );
}
