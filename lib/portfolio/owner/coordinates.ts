const formatDegrees = (degrees: number, positive: string, negative: string) =>
  `${Math.abs(degrees).toFixed(4)}°\u00a0${degrees < 0 ? negative : positive}`;

/** Formats coordinates as on a printed map: `28.2096° N 83.9856° E`. */
export function formatCoordinates({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${formatDegrees(latitude, "N", "S")} ${formatDegrees(longitude, "E", "W")}`;
}
