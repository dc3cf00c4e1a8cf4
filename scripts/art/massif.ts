import { createField, shadeField, type HeightField } from "./height-field";
import { fractalNoise, ridgedNoise } from "./noise";

export const MASSIF_WIDTH = 1200;
export const MASSIF_HEIGHT = 1000;

/** The view: the plan is tilted away from the reader, and heights are lifted by so many picture units. */
const TILT = (36 * Math.PI) / 180;
const LIFT = 560;
const TOP_MARGIN = 40;

type RidgePoint = readonly [x: number, y: number, height: number];

/** Crest lines over the plan, west to the left: the Annapurna wall behind, Machapuchare's fishtail before it. */
const CRESTS: { spread: number; line: RidgePoint[] }[] = [
  {
    spread: 82,
    line: [
      [552, 640, 1.38],
      [572, 646, 1.18],
      [602, 654, 1.02],
      [626, 660, 1.12],
      [640, 664, 1.31],
    ],
  },
  {
    spread: 84,
    line: [
      [250, 930, 0.12],
      [330, 850, 0.3],
      [420, 770, 0.46],
      [486, 706, 0.7],
      [552, 640, 1.22],
      [540, 520, 0.5],
      [500, 400, 0.46],
    ],
  },
  {
    spread: 74,
    line: [
      [602, 654, 0.98],
      [578, 740, 0.62],
      [530, 850, 0.42],
      [540, 960, 0.2],
      [520, 1030, 0.08],
    ],
  },
  {
    spread: 84,
    line: [
      [640, 664, 1.2],
      [706, 742, 0.64],
      [780, 830, 0.46],
      [830, 930, 0.24],
      [880, 1010, 0.1],
    ],
  },
  {
    spread: 80,
    line: [
      [706, 742, 0.6],
      [690, 850, 0.4],
      [720, 960, 0.16],
    ],
  },
  {
    spread: 84,
    line: [
      [640, 664, 1.1],
      [742, 632, 0.6],
      [862, 650, 0.5],
      [980, 712, 0.34],
      [1070, 780, 0.14],
    ],
  },
  {
    spread: 92,
    line: [
      [40, 600, 0.2],
      [120, 500, 0.34],
      [196, 424, 0.66],
      [270, 400, 0.4],
      [352, 360, 0.56],
      [430, 372, 0.34],
      [500, 372, 0.44],
      [640, 350, 0.36],
      [720, 372, 0.48],
      [806, 380, 0.57],
      [890, 410, 0.46],
      [964, 420, 0.52],
      [1040, 470, 0.34],
      [1140, 560, 0.22],
    ],
  },
  {
    spread: 80,
    line: [
      [196, 424, 0.62],
      [226, 530, 0.44],
      [180, 640, 0.3],
      [200, 740, 0.14],
    ],
  },
  {
    spread: 80,
    line: [
      [352, 360, 0.54],
      [372, 470, 0.36],
      [340, 580, 0.22],
    ],
  },
  {
    spread: 80,
    line: [
      [964, 420, 0.55],
      [1010, 540, 0.36],
      [1090, 640, 0.22],
    ],
  },
  {
    spread: 80,
    line: [
      [806, 380, 0.54],
      [800, 480, 0.42],
      [850, 560, 0.3],
    ],
  },
];

function crestHeight(x: number, y: number, line: RidgePoint[], spread: number): number {
  let highest = 0;
  for (const [index, [startX, startY, startHeight]] of line.entries()) {
    const [endX, endY, endHeight] = line[index + 1] ?? [startX, startY, startHeight];
    const dx = endX - startX;
    const dy = endY - startY;
    const t = Math.max(0, Math.min(1, ((x - startX) * dx + (y - startY) * dy) / (dx * dx + dy * dy || 1)));
    const distance = Math.hypot(x - startX - t * dx, y - startY - t * dy, 8) - 8;
    highest = Math.max(
      highest,
      (startHeight + (endHeight - startHeight) * t) * Math.exp(-0.85 * (distance / spread) ** 1.12),
    );
  }
  return highest;
}

/** Height of the ground in plan: 0 in the plain, 1 and a little more on the summit. */
export function massifHeight(x: number, y: number): number {
  const warpedX = x + 26 * fractalNoise(x / 120, y / 120, 11, 3);
  const warpedY = y + 26 * fractalNoise(x / 120, y / 120, 23, 3);
  const crests = CRESTS.map(({ line, spread }) => crestHeight(warpedX, warpedY, line, spread));
  const massif = crests.reduce((sum, height) => sum + height ** 14, 0) ** (1 / 14);
  const spurs = ridgedNoise(x / 150, y / 150, 7, 3) - 0.4;
  const reach = Math.hypot((x - 600) / 570, (y - 610) / 520) + 0.16 * fractalNoise(x / 260, y / 260, 41, 2);
  const foot = Math.max(0, Math.min(1, (1 - reach) / 0.4));
  return (massif * 0.94 + 0.05 + spurs * (0.06 + 0.3 * massif * (1.25 - Math.min(1.05, massif)))) * foot;
}

type MassifView = { heights: HeightField; light: HeightField };

/**
 * The ground as seen from the south at a slant: every sample of the picture holds height and light of the nearest
 * ground in sight there, so that contours drawn in it are contours of the view, hidden parts left out.
 */
export function createMassifView(cell: number): MassifView {
  const ground = createField(MASSIF_WIDTH, 1300, cell, massifHeight);
  const shade = shadeField(ground, 330);
  const { columns } = ground;
  const rows = Math.round(MASSIF_HEIGHT / cell) + 1;
  const heights = new Float64Array(columns * rows);
  const light = new Float64Array(columns * rows).fill(1);
  const screenRow = (row: number, height: number) =>
    (row * cell * Math.cos(TILT) - height * LIFT * Math.sin(TILT) + TOP_MARGIN) / cell;
  const mix = (values: Float64Array, near: number, far: number, t: number) =>
    (values[near] ?? 0) * (1 - t) + (values[far] ?? 0) * t;
  for (let column = 0; column < columns; column++) {
    let horizon = rows;
    for (let row = ground.rows - 1; row > 0; row--) {
      const near = row * columns + column;
      const far = near - columns;
      const nearRow = screenRow(row, ground.values[near] ?? 0);
      const farRow = screenRow(row - 1, ground.values[far] ?? 0);
      for (let y = Math.min(Math.floor(nearRow), horizon - 1); y >= Math.max(0, farRow); y--) {
        const t = Math.max(0, Math.min(1, (nearRow - y) / (nearRow - farRow)));
        heights[y * columns + column] = mix(ground.values, near, far, t);
        light[y * columns + column] = mix(shade.values, near, far, t);
        horizon = y;
      }
    }
  }
  return { heights: { columns, rows, cell, values: heights }, light: { columns, rows, cell, values: light } };
}
