import type { Site } from "./schema/site";

export interface Waypoint {
  /** In metres. */
  height: number;
  /** Between two places, only the height is shown. */
  place?: string;
}

type Words = Pick<Site, "trek" | "altitudes" | "summit">;

const STEP_M = 10;

export const formatHeight = (metres: number) => `${metres.toLocaleString("en")}\u00a0m`;

/** Spreads the places over the sections: the first section is at the first place, the last at the last. */
function spreadPlaces(places: NonNullable<Site["trek"]>, count: number): Waypoint[] {
  const last = places.length - 1;
  return Array.from({ length: count }, (_, index) => {
    const way = count > 1 ? (last * index) / (count - 1) : last;
    const from = places[Math.floor(way)];
    const to = places[Math.ceil(way)];
    if (!from || !to) throw new Error(`There is no place ${way} on the trek.`);
    if (from === to) return from;
    const height = from.height + (to.height - from.height) * (way % 1);
    return { height: Math.round(height / STEP_M) * STEP_M };
  });
}

/** A waypoint for each of `count` sections. With `altitudes`, they climb from home in equal steps, and end below the summit. */
export function listWaypoints({ trek, altitudes }: Words, count: number): Waypoint[] {
  if (trek) return spreadPlaces(trek, count);
  if (!altitudes) return [];
  const { home, summit } = altitudes;
  return Array.from({ length: count }, (_, index) => ({
    height: Math.round(home + ((summit - home) * index) / count),
  }));
}

/** `isClosed` if the owner says that nobody climbs it. */
export function findSummit({ summit, altitudes }: Words) {
  if (summit) return { name: summit.name, height: summit.height, isClosed: summit.climbed === false };
  return altitudes && { name: altitudes.summitName, height: altitudes.summit, isClosed: false };
}
