"use client";

import { useBrowserValue } from "@/components/ui/hooks";

/** The year on the visitor's calendar. The page is static, so until the script runs it is the year of the build. */
export function CurrentYear({ buildYear }: { buildYear: number }) {
  return useBrowserValue(() => new Date().getFullYear(), buildYear);
}
