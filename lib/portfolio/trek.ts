import { formatHeight } from "../text";

export interface Waypoint {
  /** In metres. */
  height: number;
  /** Between two places, only the height is shown. */
  place?: string;
  /** The way from the waypoint before, and how much it climbs, as a share of the trek. */
  stage?: { number: number; climb: number };
}

type Place = Required<Omit<Waypoint, "stage">>;

interface Summit {
  name: string;
  height: number;
  climbed?: boolean;
}

const STEP_M = 10;

/** A waypoint for each of `count` sections: the first is at the trek's first place, the last at its last. */
export function listWaypoints(trek: readonly Place[] | undefined, count: number): Waypoint[] {
  if (!trek) return [];
  const waypoints = spreadPlaces(trek, count);
  const heights = waypoints.map(({ height }) => height);
  const whole = Math.max(...heights) - Math.min(...heights) || 1;
  return waypoints.map((waypoint, number) => {
    const before = waypoints[number - 1];
    return before ? { ...waypoint, stage: { number, climb: (waypoint.height - before.height) / whole } } : waypoint;
  });
}

function spreadPlaces(trek: readonly Place[], count: number): Waypoint[] {
  const last = trek.length - 1;
  return Array.from({ length: count }, (_, index) => {
    const way = count > 1 ? (last * index) / (count - 1) : last;
    const from = trek[Math.floor(way)];
    const to = trek[Math.ceil(way)];
    if (!from || !to) throw new Error(`There is no place ${way} on the trek.`);
    if (from === to) return from;
    const height = from.height + (to.height - from.height) * (way % 1);
    const rounded = Math.round(height / STEP_M) * STEP_M;
    const [low = rounded, high = rounded] = [from.height, to.height].toSorted((one, other) => one - other);
    return { height: Math.min(high, Math.max(low, rounded)) };
  });
}

/** `isClosed` if the owner says that nobody climbs it. */
export const findSummit = ({ name, height, climbed }: Summit, language: string) => ({
  name,
  elevation: formatHeight(height, language),
  isClosed: climbed === false,
});
