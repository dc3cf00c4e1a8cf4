"use client";

import { useEffect, useRef, useState } from "react";
import { pluralize } from "@/lib/text";
import { useBrowserValue, useIsVisible } from "./hooks";

const MINUTE_MS = 60_000;
const TICK_MS = 1000;

/** The time in ms from which an offset applies, and the offset from UTC in minutes. */
export type ZoneOffset = readonly [since: number, minutes: number];

interface ZoneClockProps {
  city: string;
  latitude: number;
  longitude: number;
  offsets: readonly ZoneOffset[];
}

/** Shows no time until hydration, because the server does not know the visitor's time zone. */
export function ZoneClock({ city, latitude, longitude, offsets }: ZoneClockProps) {
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

  useEffect(() => {
    if (minute === undefined) return;
    const sun = findSun(minute * MINUTE_MS, latitude, longitude);
    document.documentElement.style.setProperty("--sun", String(sun));
  }, [minute, latitude, longitude]);

  return (
    <p ref={line} className="min-h-[1.5em] meta text-ink-muted">
      {minute === undefined ? (
        <span className="invisible sm:hidden">00:00 in {city}</span>
      ) : (
        <Reading city={city} offsets={offsets} moment={minute * MINUTE_MS} />
      )}
    </p>
  );
}

function Reading({ city, offsets, moment }: Pick<ZoneClockProps, "city" | "offsets"> & { moment: number }) {
  const offset = findOffset(offsets, moment);
  const difference = offset + new Date(moment).getTimezoneOffset();
  return (
    <>
      <span className="text-ink">{formatClock(moment, offset)}</span> in {city}
      <span className="max-sm:hidden">, {describeDifference(difference)}</span>
    </>
  );
}

/** Returns the offset in minutes. Times earlier than the first entry use the first entry's offset. */
export function findOffset(offsets: readonly ZoneOffset[], moment: number): number {
  return (offsets.findLast(([since]) => since <= moment) ?? offsets[0])?.[1] ?? 0;
}

const DAY_MS = 1440 * MINUTE_MS;
const DEGREE = Math.PI / 180;

/** Returns -1 at dawn, 0.5 by day, 1 at dusk and 0 at night. Dawn and dusk span solar altitudes from -6° to 8°. */
export function findSun(moment: number, latitude: number, longitude: number): number {
  const days = moment / DAY_MS;
  const declination = -23.44 * DEGREE * Math.cos((2 * Math.PI * (days + 10)) / 365.2425);
  const turn = 2 * Math.PI * days + longitude * DEGREE;
  const height =
    Math.sin(latitude * DEGREE) * Math.sin(declination) -
    Math.cos(latitude * DEGREE) * Math.cos(declination) * Math.cos(turn);
  if (height > Math.sin(8 * DEGREE)) return 0.5;
  if (height < Math.sin(-6 * DEGREE)) return 0;
  return Math.sin(turn) > 0 ? -1 : 1;
}

/** Avoids Intl, whose first use blocks a slow phone for 80 ms. */
export const formatClock = (moment: number, offset: number) =>
  new Date(moment + offset * MINUTE_MS).toISOString().slice(11, 16);

export function describeDifference(difference: number): string {
  if (difference === 0) return "the same time as yours";
  const hours = Math.floor(Math.abs(difference) / 60);
  const minutes = Math.abs(difference) % 60;
  const amount = [hours && pluralize(hours, "hour"), minutes && `${minutes} min`].filter(Boolean).join(" ");
  return `${amount} ${difference > 0 ? "ahead of" : "behind"} you`;
}

export function CurrentYear({ buildYear }: { buildYear: number }) {
  return useBrowserValue(() => new Date().getFullYear(), buildYear);
}
