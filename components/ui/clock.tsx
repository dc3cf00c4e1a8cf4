"use client";

import { useEffect, useRef, useState } from "react";
import { useBrowserValue, useIsVisible } from "./hooks";

const MINUTE_MS = 60_000;
const TICK_MS = 1000;

/**
 * The owner's clock and how far it is from the visitor's. Its line stays empty until it is seen: the visitor's zone is not
 * known before, words that grow would push what stands beside them, and the data of the world's time zones is slow to load.
 */
export function LocalTime({ city, timeZone }: { city: string; timeZone: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  const isVisible = useIsVisible(line);
  const [minute, setMinute] = useState<number>();

  useEffect(() => {
    if (!isVisible) return;
    const tick = () => setMinute(Math.floor(Date.now() / MINUTE_MS));
    const timer = setInterval(tick, TICK_MS);
    const first = setTimeout(tick);
    return () => {
      clearInterval(timer);
      clearTimeout(first);
    };
  }, [isVisible]);

  return (
    <p ref={line} className="min-h-[1.5em] meta text-ink-muted">
      {minute === undefined ? (
        <span className="invisible sm:hidden">00:00 in {city}</span>
      ) : (
        <Clock city={city} timeZone={timeZone} moment={new Date(minute * MINUTE_MS)} />
      )}
    </p>
  );
}

function Clock({ city, timeZone, moment }: { city: string; timeZone: string; moment: Date }) {
  const visitorTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <span className="text-ink">{formatClock(timeZone, moment)}</span> in {city}
      <span className="max-sm:hidden">, {describeOffset(timeZone, visitorTimeZone, moment)}</span>
    </>
  );
}

/** What a zone's clock reads, as if it were UTC; Swedish writes dates as ISO does. */
const readClock = (timeZone: string, moment: Date) =>
  Date.parse(`${moment.toLocaleString("sv", { timeZone }).replace(" ", "T")}Z`);

/** `16:42` */
export function formatClock(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(moment);
}

/** How two zones' clocks differ: `5 h 45 min ahead of you`. */
export function describeOffset(timeZone: string, visitorTimeZone: string, moment: Date): string {
  const difference = (readClock(timeZone, moment) - readClock(visitorTimeZone, moment)) / MINUTE_MS;
  if (difference === 0) return "the same time as yours";
  const hours = Math.floor(Math.abs(difference) / 60);
  const minutes = Math.abs(difference) % 60;
  const amount = [hours && `${hours} h`, minutes && `${minutes} min`].filter(Boolean).join(" ");
  return `${amount} ${difference > 0 ? "ahead of" : "behind"} you`;
}

/** The year on the visitor's calendar. The page is static, so until the script runs it is the year of the build. */
export function CurrentYear({ buildYear }: { buildYear: number }) {
  return useBrowserValue(() => new Date().getFullYear(), buildYear);
}
