"use client";

import { useEffect, useRef, useState } from "react";
import { describeOffset, formatClock } from "./time-difference";
import { watchVisibility } from "./watch-visibility";

const MINUTE_MS = 60_000;
const TICK_MS = 1000;

/**
 * The owner's clock and how far it is from the visitor's. Its line stays empty until the visitor's zone is known: words
 * that grow would push what stands beside them. It is not asked for before the line is seen, because the data of the
 * world's time zones is slow to load.
 */
export function LocalTime({ city, timeZone }: { city: string; timeZone: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  const [minute, setMinute] = useState<number | null>(null);

  useEffect(() => {
    if (!line.current) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const tick = () => setMinute(Math.floor(Date.now() / MINUTE_MS));
    const stopWatching = watchVisibility(line.current, (isVisible) => {
      clearInterval(timer);
      if (!isVisible) return;
      tick();
      timer = setInterval(tick, TICK_MS);
    });
    return () => {
      stopWatching();
      clearInterval(timer);
    };
  }, []);

  return (
    <p ref={line} className="min-h-[1.5em] meta text-ink-muted">
      {minute !== null && <Clock city={city} timeZone={timeZone} moment={new Date(minute * MINUTE_MS)} />}
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
