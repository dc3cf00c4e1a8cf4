import { contours } from "d3-contour";

export type Point = readonly [x: number, y: number];

const CELL = 4;

export interface Field {
  columns: number;
  rows: number;
  values: number[];
}

export function makeField(width: number, height: number, valueAt: (x: number, y: number) => number): Field {
  const [columns, rows] = [width / CELL + 1, height / CELL + 1];
  const values = Array.from({ length: columns * rows }, (_, index) =>
    valueAt((index % columns) * CELL, Math.floor(index / columns) * CELL),
  );
  return { columns, rows, values };
}

const mix = (from: number, to: number, t: number) => from + (to - from) * t;

export function sample({ columns, rows, values }: Field, x: number, y: number): number {
  const column = Math.max(0, Math.min(columns - 1.001, x / CELL));
  const row = Math.max(0, Math.min(rows - 1.001, y / CELL));
  const at = Math.floor(row) * columns + Math.floor(column);
  const [nw = 0, ne = 0, sw = 0, se = 0] = [values[at], values[at + 1], values[at + columns], values[at + columns + 1]];
  return mix(mix(nw, ne, column % 1), mix(sw, se, column % 1), row % 1);
}

export function rings({ columns, rows, values }: Field, level: number, minPoints: number): Point[][] {
  const { coordinates } = contours().size([columns, rows]).contour(values, level);
  const lines = coordinates.flat().filter(({ length }) => length >= minPoints);
  return lines.map((ring) => ring.map(([x = 0, y = 0]): Point => [(x - 0.5) * CELL, (y - 0.5) * CELL]));
}

export function stretches(ring: Point[], passes: (x: number, y: number) => boolean): Point[][] {
  const cut = ring.findIndex((point) => !passes(...point));
  if (cut < 0) return [ring];
  const kept: Point[][] = [[]];
  for (const point of [...ring.slice(cut), ...ring.slice(0, cut)]) {
    if (passes(...point)) kept.at(-1)?.push(point);
    else if (kept.at(-1)?.length) kept.push([]);
  }
  return kept.filter(({ length }) => length > 8);
}

/** Rounds and doubles the coordinates, so that midpoints are integers. */
const snap = ([x, y]: Point): Point => [Math.round(x) * 2, Math.round(y) * 2];
const isSame = (a: Point, b?: Point) => a[0] === b?.[0] && a[1] === b[1];
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Joins curves at midpoints, so that paths can use the short SVG command `t`. Coordinates are in half units. */
function curve(line: Point[], neighbours: number): string {
  const points: Point[] = [];
  for (let at = 0; at < line.length; at += neighbours) {
    const part = line.slice(at, at + neighbours);
    const average = (axis: 0 | 1) => part.reduce((sum, point) => sum + point[axis], 0) / part.length;
    const point = snap([average(0), average(1)]);
    if (!isSame(point, points.at(-1))) points.push(point);
  }
  const [head, tail, first, last] = [line[0], line.at(-1), points[0], points.at(-1)];
  if (!head || !tail || !first || !last || points.length < 3) return "";
  const isClosed = isSame(head, tail);
  const [start, end] = isClosed ? [middle(last, first), middle(last, first)] : [snap(head), snap(tail)];
  let at = start;
  const step = (to: Point) => `${to[0] - at[0]} ${to[1] - at[1]}`;
  const steps = points.map((point, index) => {
    const next = points[index + 1];
    const joint = next ? middle(point, next) : end;
    const text = index === 0 ? `q${step(first)} ${step(joint)}t` : step(joint);
    at = joint;
    return text;
  });
  return `M${start.join(" ")}${steps.join(" ")}${isClosed ? "z" : ""}`.replaceAll(" -", "-").replaceAll("t ", "t");
}

export const curves = (lines: Point[][], neighbours: number) => lines.map((line) => curve(line, neighbours)).join("");

/** Projects the terrain as seen from the front. `flat` scales its depth and `steep` scales its altitude. */
export function look(ground: Field, camera: Record<"height" | "flat" | "steep" | "top", number>) {
  const { height, flat, steep, top } = camera;
  const { columns, rows, values } = ground;
  const project = (y: number, level: number) => y * flat - Math.max(0, level) * steep + top;
  // For each sample, the horizon in front of it and its clearance above that horizon. Samples with negative clearance
  // are hidden.
  const [horizon, clear] = [Array<number>(values.length), Array<number>(values.length)];
  const source = makeField((columns - 1) * CELL, height, () => -1);
  const skyline: Point[] = [];
  for (let column = 0; column < columns; column++) {
    let [highest, near] = [height + CELL, height + CELL];
    for (let row = rows - 1; row >= 0; row--) {
      const index = row * columns + column;
      const far = project(row * CELL, values[index] ?? 0);
      [horizon[index], clear[index]] = [highest, highest - far];
      for (let at = Math.max(0, Math.ceil(far / CELL)); at * CELL < highest && at < source.rows; at++)
        source.values[at * columns + column] = row + (at * CELL - far) / Math.max(1, near - far);
      [highest, near] = [Math.min(highest, far), far];
    }
    skyline.push([column * CELL, highest]);
  }
  const pick = (field: number[], none: number): Field => ({
    ...source,
    values: source.values.map((row, index) => {
      const at = Math.floor(row) * columns + (index % columns);
      const [far = none, near = far] = row < 0 ? [] : [field[at], field[at + columns]];
      return mix(far, near, row % 1);
    }),
  });
  const clearance = { ...ground, values: clear };
  const trace = (level: number) =>
    rings(ground, level, 48)
      .flatMap((ring) => stretches(ring, (x, y) => sample(clearance, x, y) > -2))
      .map((line) => line.map(([x, y]): Point => [x, project(y, level)]));
  const rim = rings({ ...ground, values: clear.map((value) => -value) }, 5, 24)
    .flatMap((ring) => stretches(ring, (x, y) => sample(clearance, x, y + 6) > sample(clearance, x, y - 6)))
    .map((line) => line.map(([x, y]): Point => [x, sample({ ...ground, values: horizon }, x, y)]));
  return { pick, trace, rim, skyline: skyline.filter(([, y]) => y < top - 20) };
}
