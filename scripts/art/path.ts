import type { Point } from "./simplify";

/** Numbers joined as tightly as path data allows: a minus sign needs no space before it. */
const join = (numbers: number[]) =>
  numbers.map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : `${number}`)).join("");

const isSame = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1];
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Points on a lattice of even integers, so that the middle of any two of them is an integer too. */
function snap(points: readonly Point[]): Point[] {
  const snapped = points.map(([x, y]): Point => [Math.round(x) * 2, Math.round(y) * 2]);
  return snapped.filter((point, index) => index === 0 || !isSame(point, snapped[index - 1] ?? [NaN, NaN]));
}

/**
 * A smooth curve with the points as its control points, in HALF picture units (draw it under `scale(.5)`).
 * Its joints are the middles of neighbours, so each control point is the mirror of the one before it, which is
 * what the `t` command assumes: a curve at the price of a polyline.
 */
function splineThrough(start: Point, controls: readonly Point[], end: Point): string {
  const [firstControl] = controls;
  if (!firstControl) return "";
  const joints = controls.map((control, index) => {
    const next = controls[index + 1];
    return next ? middle(control, next) : end;
  });
  let [x, y] = start;
  const steps = joints.map(([jointX, jointY]) => {
    const step = [jointX - x, jointY - y];
    [x, y] = [jointX, jointY];
    return step;
  });
  const [firstStep = [], ...rest] = steps;
  const control = [firstControl[0] - start[0], firstControl[1] - start[1]];
  return `M${join([...start])}q${join([...control, ...firstStep])}${rest.length > 0 ? `t${join(rest.flat())}` : ""}`;
}

/** Closed smooth curves around rings of points. */
export function closedCurves(rings: readonly (readonly Point[])[]): string {
  return rings
    .map((ring) => {
      const points = snap(ring);
      const first = points[0];
      const last = points.at(-1);
      if (!first || !last || points.length < 3) return "";
      const seam = middle(last, first);
      return `${splineThrough(seam, points, seam)}z`;
    })
    .join("");
}

/** Smooth curves along lines of points; a line that ends where it began is closed. */
export function openCurves(lines: readonly (readonly Point[])[]): string {
  return lines
    .map((line) => {
      const points = snap(line);
      const first = points[0];
      const last = points.at(-1);
      if (!first || !last || points.length < 3) return "";
      if (isSame(first, last)) return closedCurves([line.slice(1)]);
      return splineThrough(first, [...points.slice(1, -1)], last);
    })
    .join("");
}

/** A jagged closed outline in whole picture units, by relative straight lines. */
export function polygonPath(points: readonly Point[]): string {
  const rounded = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const [first, ...rest] = rounded;
  if (!first) return "";
  let [x, y] = first;
  const steps = rest.map(([nextX, nextY]) => {
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${join([...first])}l${join(steps.flat())}z`;
}
