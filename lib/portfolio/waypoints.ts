import type { Site } from "./schema/site";

export const formatAltitude = (metres: number) => `${metres.toLocaleString("en")}\u00a0m`;

/** The waypoints climb in equal steps from home. The summit comes after the last of them. */
export function findWaypoint(number: number, count: number, { home, summit }: NonNullable<Site["altitudes"]>): number {
  return Math.round(home + ((summit - home) * (number - 1)) / count);
}
