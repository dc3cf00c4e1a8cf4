"use client";

import { useSyncExternalStore } from "react";
import { describeOffset, formatClock } from "@/lib/local-time";

const MINUTE_MS = 60_000;
const TICK_MS = 1000;

let minute: number | null = null;

/** The first tick comes a second after hydration: the data of the world's time zones is slow to load. */
function subscribeToMinutes(onChange: () => void) {
  const timer = setInterval(() => {
    minute = Math.floor(Date.now() / MINUTE_MS);
    onChange();
  }, TICK_MS);
  return () => clearInterval(timer);
}

const currentMinute = () => minute;
const unknownMinute = () => null;

/**
 * The owner's clock and how far it is from the visitor's. Its line stays empty until the visitor's zone is known: words
 * that grow would push what stands beside them.
 */
export function LocalTime({ city, timeZone }: { city: string; timeZone: string }) {
  const known = useSyncExternalStore(subscribeToMinutes, currentMinute, unknownMinute);
  if (known === null) return <p className="min-h-[1.5em] meta" />;
  const moment = new Date(known * MINUTE_MS);
  const visitorTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <p className="meta text-ink-muted">
      <span className="text-ink">{formatClock(timeZone, moment)}</span> in {city}
      <span className="max-sm:hidden">, {describeOffset(timeZone, visitorTimeZone, moment)}</span>
    </p>
  );
}
