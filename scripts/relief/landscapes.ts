import type { Site } from "@/content/schema/site";

function corner(x: number, y: number, left: number, top: number, seed: number): number {
  let hash = Math.imul(left, 374761393) ^ Math.imul(top, 668265263) ^ Math.imul(seed, 974634777);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  const angle = (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * Math.PI * 2;
  return Math.cos(angle) * (x - left) + Math.sin(angle) * (y - top);
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [nw, ne] = [corner(x, y, left, top, seed), corner(x, y, left + 1, top, seed)];
  const [sw, se] = [corner(x, y, left, top + 1, seed), corner(x, y, left + 1, top + 1, seed)];
  const [across, down] = [ease(x - left), ease(y - top)];
  const upper = nw + (ne - nw) * across;
  return (upper + (sw + (se - sw) * across - upper) * down) * 1.5;
}

const rolling = (x: number, y: number, seed: number) =>
  (noise(x, y, seed) * 4 + noise(x * 2, y * 2, seed + 1) * 2 + noise(x * 4, y * 4, seed + 2)) / 7;
const folded = (x: number, y: number, seed: number) =>
  ((1 - Math.abs(noise(x, y, seed))) ** 2 * 2 + (1 - Math.abs(noise(x * 2, y * 2, seed + 1))) ** 2) / 3;

export const PLAN = { width: 1200, depth: 1300 };

interface Landscape {
  /** Ridge lines, as a flat list of x, y and height for each point. y increases towards the viewer. */
  crests: number[][];
  /** How far slopes extend from a crest, and how round they are. */
  spread: number;
  roundness: number;
  roughness: number;
  sea?: number;
}

export const LANDSCAPES: Record<Site["landscape"], Landscape> = {
  peaks: {
    crests: [
      [552, 640, 1.38, 572, 646, 1.18, 602, 654, 1.02, 626, 660, 1.12, 640, 664, 1.31],
      [250, 930, 0.12, 330, 850, 0.3, 420, 770, 0.46, 486, 706, 0.7, 552, 640, 1.22, 540, 520, 0.5, 500, 400, 0.46],
      [602, 654, 0.98, 578, 740, 0.62, 530, 850, 0.42, 540, 960, 0.2, 520, 1030, 0.08],
      [640, 664, 1.2, 706, 742, 0.64, 780, 830, 0.46, 830, 930, 0.24, 880, 1010, 0.1],
      [706, 742, 0.6, 690, 850, 0.4, 720, 960, 0.16],
      [640, 664, 1.1, 742, 632, 0.6, 862, 650, 0.5, 980, 712, 0.34, 1070, 780, 0.14],
      [40, 600, 0.2, 120, 500, 0.34, 196, 424, 0.66, 270, 400, 0.4, 352, 360, 0.56, 430, 372, 0.34, 500, 372, 0.44],
      [500, 372, 0.44, 640, 350, 0.36, 720, 372, 0.48, 806, 380, 0.57, 890, 410, 0.46, 964, 420, 0.52, 1040, 470, 0.34],
      [196, 424, 0.62, 226, 530, 0.44, 180, 640, 0.3, 200, 740, 0.14],
      [352, 360, 0.54, 372, 470, 0.36, 340, 580, 0.22],
      [964, 420, 0.55, 1010, 540, 0.36, 1090, 640, 0.22],
      [806, 380, 0.54, 800, 480, 0.42, 850, 560, 0.3],
    ],
    spread: 82,
    roundness: 1.12,
    roughness: 0.3,
  },
  hills: {
    crests: [
      [360, 640, 0.34, 440, 600, 0.58, 520, 570, 0.96, 570, 566, 1.06, 630, 580, 0.9, 720, 620, 0.5, 800, 670, 0.28],
      [170, 440, 0.5, 260, 420, 0.56],
      [390, 360, 0.32, 480, 350, 0.36],
      [720, 390, 0.42, 800, 370, 0.5, 870, 390, 0.46],
      [990, 450, 0.5, 1050, 480, 0.42],
      [90, 590, 0.34, 180, 560, 0.46, 260, 590, 0.36],
      [860, 570, 0.48, 940, 560, 0.56, 1010, 600, 0.42],
      [190, 770, 0.28, 290, 730, 0.42, 380, 760, 0.32],
      [480, 800, 0.28, 560, 780, 0.36, 640, 810, 0.26],
      [720, 760, 0.32, 820, 720, 0.44, 920, 760, 0.32],
      [320, 910, 0.2, 420, 880, 0.28, 510, 900, 0.2],
      [640, 910, 0.2, 740, 880, 0.28, 840, 900, 0.18],
    ],
    spread: 78,
    roundness: 1.9,
    roughness: 0.07,
  },
  shore: {
    crests: [
      [150, 760, 0.34, 200, 690, 0.4, 280, 630, 0.44, 380, 580, 0.5, 470, 530, 0.6, 530, 505, 0.84, 566, 500, 0.98],
      [566, 500, 0.98, 650, 500, 0.6, 740, 470, 0.52, 830, 460, 0.7, 900, 490, 0.62, 990, 570, 0.5, 1060, 680, 0.36],
      [830, 460, 0.6, 860, 580, 0.48, 940, 690, 0.46, 980, 810, 0.4, 930, 900, 0.32],
      [560, 500, 0.8, 610, 590, 0.5, 640, 680, 0.36],
      [380, 580, 0.46, 430, 670, 0.32],
      [240, 860, 0.36, 270, 880, 0.3],
      [170, 880, 0.36, 176, 884, 0.36],
      [380, 960, 0.3, 400, 965, 0.28],
      [190, 560, 0.3, 210, 550, 0.3],
    ],
    spread: 66,
    roundness: 1.5,
    roughness: 0.12,
    sea: 0.14,
  },
};

function crestHeight(x: number, y: number, line: number[], { spread, roundness }: Landscape): number {
  let highest = 0;
  for (let at = 0; at + 3 < line.length; at += 3) {
    const [fromX = 0, fromY = 0, from = 0, toX = 0, toY = 0, to = 0] = line.slice(at, at + 6);
    const [dx, dy] = [toX - fromX, toY - fromY];
    const t = Math.max(0, Math.min(1, ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy)));
    const distance = Math.sqrt((x - fromX - t * dx) ** 2 + (y - fromY - t * dy) ** 2 + 16) - 4;
    highest = Math.max(highest, (from + (to - from) * t) * Math.exp(-0.85 * (distance / spread) ** roundness));
  }
  return highest;
}

/** Returns the height at a point: about 1 at the summit, 0 at the edge and negative in the sea. */
export function heightAt(landscape: Landscape, seed: number, x: number, y: number): number {
  const { crests, roughness, sea } = landscape;
  const warpedX = x + 26 * rolling(x / 120, y / 120, seed + 11);
  const warpedY = y + 26 * rolling(x / 120, y / 120, seed + 23);
  // Merge the crests with a smooth maximum.
  const massif =
    crests.reduce((sum, line) => sum + crestHeight(warpedX, warpedY, line, landscape) ** 14, 0) ** (1 / 14);
  const spurs = folded(x / 150, y / 150, seed + 7) - 0.4;
  const ground = massif * 0.94 + 0.05 + spurs * (roughness / 5 + roughness * massif * (1.25 - Math.min(1.05, massif)));
  const distance = Math.hypot((x - 600) / 570, (y - 610) / 520) + 0.16 * rolling(x / 260, y / 260, seed + 41);
  const reach = Math.max(0, Math.min(1, (1 - distance) / 0.4));
  if (!sea) return ground * reach;
  const land = ground - sea - (1 - reach) * 0.4;
  return land > 0 ? land + 0.12 * Math.min(1, land / 0.025) : land;
}
