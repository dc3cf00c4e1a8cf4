import type { Site } from "@/lib/portfolio/schema/site";

type Altitudes = NonNullable<Site["altitudes"]>;

export const formatAltitude = (metres: number) => `${metres.toLocaleString("en")}\u00a0m`;

/** The waypoints climb in equal steps from home. The summit comes after the last of them. */
export function findWaypoint(number: number, count: number, { home, summit }: Altitudes): number {
  return Math.round(home + ((summit - home) * (number - 1)) / count);
}

/** Where the highest point of each drawing is, as a share of its width and height. */
export const SUMMITS: Record<Site["landscape"], Record<"relief" | "ridge", readonly [x: number, y: number]>> = {
  peaks: { relief: [0.344, 0.105], ridge: [0.452, 0.168] },
  hills: { relief: [0.358, 0.15], ridge: [0.468, 0.134] },
  shore: { relief: [0.357, 0.12], ridge: [0.468, 0.118] },
};
