function formatDegrees(degrees: number, positive: string, negative: string): string {
  return `${Math.abs(degrees).toFixed(4)}° ${degrees < 0 ? negative : positive}`;
}

/**
 * A place as map sheets print it: `28.2096° N 83.9856° E`.
 *
 * @param place Degrees, north and east positive.
 */
export function formatCoordinates(place: { latitude: number; longitude: number }): string {
  return `${formatDegrees(place.latitude, "N", "S")} ${formatDegrees(place.longitude, "E", "W")}`;
}
