import { contourRings, createField, shadeField, type HeightField } from "./height-field";
import { massifHeight } from "./massif";
import { fractalNoise, ridgedNoise } from "./noise";
import { closedCurves, polygonPath } from "./path";
import { simplifyLine, simplifyRing, type Point } from "./simplify";

const WIDTH = 1440;
const HEIGHT = 220;
const CELL = 4;

/** The plan under the picture: as wide as it, with the summit right of its middle. */
const PLAN_DEPTH = 1100;
const SUMMIT_X = 960;
const NARROWING = 1.4;
const LIFT = 130;
const FLATTENING = 0.036;
const BASE = HEIGHT - 48;

/** Where the plan is cut into horizons, and what each weighs: the farther, the fainter. */
const HORIZONS = [
  { from: 0, opacity: 0.2 },
  { from: 790, opacity: 0.33 },
  { from: 1010, opacity: 0.45 },
] as const;
const SHADE_OPACITY = 0.13;

function groundHeight(x: number, y: number): number {
  const massif = massifHeight(x, y);
  const hills = 0.1 + 0.16 * ridgedNoise(x / 300, y / 300, 7, 4) + 0.14 * fractalNoise(x / 380, y / 300, 19, 2);
  const crags = 0.09 * (ridgedNoise(x / 50, y / 50, 13, 3) - 0.45) * massif;
  return Math.max(0, massif + crags + hills * Math.max(0, 1 - massif * 2.2));
}

const rowOf = (y: number, height: number) => BASE + y * FLATTENING - height * LIFT;

/** The skyline of all ground from `from` on, west to east. */
function skylineFrom(ground: HeightField, from: number): Point[] {
  return Array.from({ length: ground.columns }, (_, column): Point => {
    let top = HEIGHT;
    for (let row = Math.ceil(from / CELL); row < ground.rows; row++) {
      top = Math.min(top, rowOf(row * CELL, ground.values[row * ground.columns + column] ?? 0));
    }
    return [column * CELL, top];
  });
}

/** The slopes turned from the light, between the farthest skyline and the one before it. */
function shadeOf(ground: HeightField, [behind = [], before = []]: Point[][]): string {
  const cell = 2;
  const light = shadeField(ground, 300);
  const columns = (ground.columns - 1) * (CELL / cell) + 1;
  const rows = HEIGHT / cell + 1;
  const dark = new Float64Array(columns * rows);
  const skyAt = (line: Point[], column: number) => line[Math.round((column * cell) / CELL)]?.[1] ?? HEIGHT;
  for (let column = 0; column < columns; column++) {
    const source = Math.round((column * cell) / CELL);
    const seen = new Float64Array(rows).fill(-1);
    let horizon = rows;
    for (let row = Math.floor(HORIZONS[1].from / CELL); row > 0; row--) {
      const index = row * ground.columns + source;
      const height = ground.values[index] ?? 0;
      const top = Math.max(0, Math.floor(rowOf(row * CELL, height) / cell));
      seen.fill(0.2 - (light.values[index] ?? 1) - 5 * Math.max(0, 0.62 - height), top, Math.max(top, horizon));
      horizon = Math.min(horizon, top);
    }
    seen.fill(seen[horizon] ?? -1, 0, horizon);
    for (let at = 0; at < rows; at++) {
      const inside = Math.min(at * cell - skyAt(behind, column), skyAt(before, column) - at * cell);
      dark[at * columns + column] = Math.min(seen[at] ?? -1, inside * 0.1);
    }
  }
  return closedCurves(
    contourRings({ columns, rows, cell, values: dark }, 0, 220).map((ring) => simplifyRing(ring, 0.8)),
  );
}

/** Three horizons of the hero's own mountain, far away, standing on the lower edge; none is drawn over another. */
export function createRidgeSymbol(): string {
  const ground = createField(WIDTH, PLAN_DEPTH, CELL, (x, y) => groundHeight(600 + (x - SUMMIT_X) * NARROWING, y));
  const skylines: Point[][] = [];
  for (const { from } of HORIZONS.toReversed()) {
    const before = skylines[0];
    skylines.unshift(
      skylineFrom(ground, from).map(([x, y], index): Point => [x, Math.min(y, (before?.[index]?.[1] ?? HEIGHT) - 5)]),
    );
  }
  const bottom: Point[] = [
    [0, HEIGHT],
    [WIDTH, HEIGHT],
  ];
  const layers = HORIZONS.map(({ opacity }, index) => {
    const outline = simplifyLine(skylines[index] ?? bottom, 0.7);
    const lower = simplifyLine(skylines[index + 1] ?? bottom, 0.7);
    return `<path fill-opacity="${opacity}" d="${polygonPath([...outline, ...lower.toReversed()])}"/>`;
  });
  return (
    `<symbol id="ridge" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice"><g fill="currentColor">` +
    `${layers.join("")}<path transform="scale(.5)" fill-opacity="${SHADE_OPACITY}" d="${shadeOf(ground, skylines)}"/></g></symbol>`
  );
}
