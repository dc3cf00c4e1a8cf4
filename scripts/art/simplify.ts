export type Point = readonly [x: number, y: number];

function squaredDistanceToSegment([x, y]: Point, [startX, startY]: Point, [endX, endY]: Point): number {
  const dx = endX - startX;
  const dy = endY - startY;
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - startX) * dx + (y - startY) * dy) / length));
  return (x - startX - t * dx) ** 2 + (y - startY - t * dy) ** 2;
}

/** Douglas and Peucker's line simplification: keeps both ends, strays at most `tolerance` from the line. */
export function simplifyLine(points: readonly Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (points.length < 3 || !first || !last) return [...points];
  let farthest = 0;
  let farthestDistance = tolerance * tolerance;
  points.forEach((point, index) => {
    const distance = squaredDistanceToSegment(point, first, last);
    if (distance > farthestDistance) [farthest, farthestDistance] = [index, distance];
  });
  if (farthest === 0) return [first, last];
  const head = simplifyLine(points.slice(0, farthest + 1), tolerance);
  return [...head.slice(0, -1), ...simplifyLine(points.slice(farthest), tolerance)];
}

/** The same for a closed ring, given and returned without its repeated last point. */
export function simplifyRing(ring: readonly Point[], tolerance: number): Point[] {
  const first = ring[0];
  if (!first || ring.length < 4) return [...ring];
  let opposite = 0;
  let opposedBy = 0;
  ring.forEach(([x, y], index) => {
    const distance = (x - first[0]) ** 2 + (y - first[1]) ** 2;
    if (distance > opposedBy) [opposite, opposedBy] = [index, distance];
  });
  const there = simplifyLine(ring.slice(0, opposite + 1), tolerance);
  const back = simplifyLine([...ring.slice(opposite), first], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

/** The area a ring encloses, in square units. */
export function ringArea(ring: readonly Point[]): number {
  let doubled = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    doubled += x * nextY - nextX * y;
  });
  return Math.abs(doubled) / 2;
}

/** Points at even steps of about `spacing` along a line, both ends kept: for curves that should flow. */
export function resampleLine(points: readonly Point[], spacing: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return [...points];
  const lengths = points.map(([x, y], index) => {
    const [previousX, previousY] = points[index - 1] ?? [x, y];
    return Math.hypot(x - previousX, y - previousY);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const step = total / Math.max(2, Math.round(total / spacing));
  const resampled: Point[] = [first];
  let travelled = 0;
  for (const [index, [x, y]] of points.entries()) {
    const length = lengths[index] ?? 0;
    const [previousX, previousY] = points[index - 1] ?? [x, y];
    while (travelled + length >= step * resampled.length && step * resampled.length < total - step / 2) {
      const t = (step * resampled.length - travelled) / length;
      resampled.push([previousX + (x - previousX) * t, previousY + (y - previousY) * t]);
    }
    travelled += length;
  }
  return [...resampled, last];
}
