"use client";

import { useBrowserValue } from "@/components/ui/hooks";

export function CurrentYear({ buildYear }: { buildYear: number }) {
  return useBrowserValue(() => new Date().getFullYear(), buildYear);
}
