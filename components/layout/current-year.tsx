"use client";

import { useBrowserValue } from "@/components/ui/hooks";

export function CurrentYear({ buildYear }: { buildYear: number }) {
  return <span>{useBrowserValue(() => new Date().getFullYear(), buildYear)}</span>;
}
