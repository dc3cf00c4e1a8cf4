import { cache } from "react";
import { ZoneClock, type ZoneOffset } from "@/components/ui/clock";
import { site } from "@/content/site";

const MINUTE_MS = 60_000;
/** UTC offsets change only on the hour or half hour, in UTC. */
const HALF_HOUR_MS = 30 * MINUTE_MS;
const DAY_MS = 48 * HALF_HOUR_MS;
const YEARS_AHEAD = 5;

export function listZoneOffsets(timeZone: string, year: number): ZoneOffset[] {
  // The Swedish locale uses the ISO 8601 date format.
  const clock = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "medium" });
  const readMinutes = (moment: number) =>
    (Date.parse(`${clock.format(moment).replace(" ", "T")}Z`) - moment) / MINUTE_MS;
  const offsets: ZoneOffset[] = [];
  let moment = Date.UTC(year);
  while (moment < Date.UTC(year + 1 + YEARS_AHEAD)) {
    const minutes = readMinutes(moment);
    if (minutes !== offsets.at(-1)?.[1]) offsets.push([moment, minutes]);
    moment += readMinutes(moment + DAY_MS) === minutes ? DAY_MS : HALF_HOUR_MS;
  }
  return offsets;
}

const { city, latitude, longitude, timeZone } = site.owner.location;
const readOffsets = cache(() => listZoneOffsets(timeZone, new Date().getUTCFullYear()));

export const LocalTime = () => (
  <ZoneClock city={city} latitude={latitude} longitude={longitude} offsets={readOffsets()} />
);
