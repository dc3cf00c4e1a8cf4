"use client";

import { useEffect, useRef, useState } from "react";
import { readSky } from "@/lib/sky";
import { inPlace, pluralize } from "@/lib/text";
import { useIsVisible } from "./hooks";

const MINUTE_MS = 60_000;
const TICK_MS = 1000;

interface ClockProps {
  location: { city: string; timeZone: string; latitude: number; longitude: number };
  /** Leaves out the sky. */
  isShort?: boolean;
}

/** Shows no time until the browser's time zone is known. */
export function Clock({ location, isShort = false }: ClockProps) {
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
    <p ref={line} className="min-h-[1.5em] meta text-balance text-ink-muted">
      {minute === undefined ? (
        <span className="invisible sm:hidden">{`00:00 ${inPlace(location.city)}`}</span>
      ) : (
        <Reading {...location} moment={minute * MINUTE_MS} isShort={isShort} />
      )}
    </p>
  );
}

type ReadingProps = ClockProps["location"] & { moment: number; isShort: boolean };

function Reading({ city, timeZone, latitude, longitude, moment, isShort }: ReadingProps) {
  const visitorOffset = -new Date(moment).getTimezoneOffset();
  const clock = readClock(timeZone, moment);
  return (
    <>
      {clock ? (
        <>
          <span className="text-ink">{clock.time}</span>
          <span>{` ${inPlace(city)}`}</span>
          <span className="max-sm:hidden">
            <span>, </span>
            <span className="whitespace-nowrap">{describeDifference(clock.offset - visitorOffset)}</span>
          </span>
        </>
      ) : (
        <span>{city}</span>
      )}
      {!isShort && <span>{`, and ${readSky(latitude, longitude, moment).words}`}</span>}
    </>
  );
}

/**
 * Returns the time in a time zone to the minute, such as `2026-11-27T12:00`. Intl takes 150 ms on a slow phone when a page
 * first asks it for a date, but Safari has no Temporal.
 */
function readLocalTime(timeZone: string, moment: number): string {
  const local =
    "Temporal" in globalThis
      ? Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toString()
      : new Date(moment).toLocaleString("sv", { timeZone }).replace(" ", "T");
  return local.slice(0, 16);
}

/**
 * Returns the time in a time zone, and its offset from UTC in minutes. Returns null for a zone that is newer than the
 * browser.
 */
export function readClock(timeZone: string, moment: number) {
  try {
    const local = readLocalTime(timeZone, moment);
    return { time: local.slice(11), offset: (Date.parse(`${local}Z`) - moment) / MINUTE_MS };
  } catch {
    return null;
  }
}

export function describeDifference(difference: number): string {
  if (difference === 0) return "the same time as yours";
  const hours = Math.floor(Math.abs(difference) / 60);
  const minutes = Math.abs(difference) % 60;
  const amount = [hours && pluralize(hours, "hour"), minutes && `${minutes} min`].filter(Boolean).join(" ");
  return `${amount} ${difference > 0 ? "ahead of" : "behind"} you`;
}
