export const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

const formatDegrees = (degrees: number, positive: string, negative: string) =>
  `${Math.abs(degrees).toFixed(4)}° ${degrees < 0 ? negative : positive}`;

/** A place as map sheets print it: `28.2096° N 83.9856° E`. */
export function formatCoordinates({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${formatDegrees(latitude, "N", "S")} ${formatDegrees(longitude, "E", "W")}`;
}
