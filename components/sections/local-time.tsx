import { ZoneClock, type ZoneOffset } from "@/components/ui/clock";
import { site } from "@/content/site";

const MINUTE_MS = 60_000;
/** Every zone's clock changes at a full or a half hour of UTC. */
const STEP_MS = 30 * MINUTE_MS;
const YEARS_AHEAD = 5;

/** Of a year and some after it, as they are decreed when the site is built. */
export function listZoneOffsets(timeZone: string, year: number): ZoneOffset[] {
  // Swedish writes dates as ISO does.
  const clock = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "medium" });
  const offsets: ZoneOffset[] = [];
  for (let moment = Date.UTC(year); moment < Date.UTC(year + 1 + YEARS_AHEAD); moment += STEP_MS) {
    const minutes = (Date.parse(`${clock.format(moment).replace(" ", "T")}Z`) - moment) / MINUTE_MS;
    if (minutes !== offsets.at(-1)?.[1]) offsets.push([moment, minutes]);
  }
  return offsets;
}

const { city, timeZone } = site.owner.location;
const offsets = listZoneOffsets(timeZone, new Date().getUTCFullYear());

/** What the owner's clock reads. */
export const LocalTime = () => <ZoneClock city={city} offsets={offsets} />;
