import { fractalNoise, ridgedNoise } from "./noise";
import { polygonPath } from "./path";
import { simplifyLine, type Point } from "./simplify";

const WIDTH = 1440;
const HEIGHT = 220;

type Peak = readonly [x: number, height: number, west: number, east: number];
type Range = { base: number; crags: number; seed: number; peaks: Peak[]; isSnowy: boolean };

/** From the farthest range to the nearest hills; heights in picture units above the lower edge. */
const RANGES: Range[] = [
  {
    base: 74,
    crags: 34,
    seed: 3,
    isSnowy: true,
    peaks: [
      [150, 84, 130, 90],
      [330, 60, 80, 90],
      [520, 98, 140, 110],
      [700, 58, 80, 110],
      [1190, 92, 150, 100],
      [1350, 62, 80, 120],
    ],
  },
  {
    base: 46,
    crags: 26,
    seed: 9,
    isSnowy: true,
    peaks: [
      [905, 146, 96, 60],
      [945, 128, 60, 104],
      [640, 44, 150, 120],
      [1180, 36, 130, 120],
      [200, 40, 160, 140],
    ],
  },
  {
    base: 36,
    crags: 18,
    seed: 15,
    isSnowy: false,
    peaks: [
      [420, 34, 190, 190],
      [1320, 40, 200, 200],
      [40, 30, 160, 160],
    ],
  },
  {
    base: 14,
    crags: 12,
    seed: 21,
    isSnowy: false,
    peaks: [
      [720, 24, 300, 300],
      [1100, 16, 160, 160],
      [180, 26, 240, 240],
    ],
  },
];

function skylineOf({ base, crags, seed, peaks }: Range): Point[] {
  return Array.from({ length: WIDTH / 5 + 1 }, (_, index): Point => {
    const x = index * 5;
    const rises = peaks.map(([peakX, height, west, east]) => {
      const nearness = 1 - Math.abs(x - peakX) / (x < peakX ? west : east);
      return nearness > 0 ? height * nearness ** 1.15 : 0;
    });
    const rise = Math.max(0, ...rises);
    const teeth = crags * (ridgedNoise(x / 70, seed, seed, 4) - 0.4) * (0.4 + Math.min(1, rise / 60) * 0.4);
    return [x, HEIGHT - base - rise - teeth - 10 * fractalNoise(x / 160, seed, seed, 3)];
  });
}

/** The faces turned from the light: from every summit down its eastern crest, and back over jagged spurs. */
function shadowsOf(skyline: Point[], { peaks, seed }: Range): string {
  return peaks
    .filter(([, height]) => height > 50)
    .map(([peakX, height, , east]) => {
      const crest = skyline.filter(([x]) => x >= peakX && x <= peakX + east * 0.8);
      const top = crest[0];
      if (!top) return "";
      const foot = Math.min(HEIGHT, top[1] + height * 1.05);
      const spurs = Array.from({ length: 9 }, (_, index): Point => {
        const t = 1 - index / 9;
        const sway = height * 0.34 * gradientSway(t, seed + peakX);
        return [peakX + sway * t + (index % 2 ? 7 : -7) * t, top[1] + (foot - top[1]) * t];
      });
      const [endX, endY] = crest.at(-1) ?? top;
      const [startX, startY] = spurs[0] ?? top;
      const teeth = Array.from({ length: 7 }, (_, index): Point => {
        const t = (index + 1) / 8;
        const bite = height * (index % 2 ? 0.16 : -0.2) * (0.6 + 0.4 * Math.sin(seed + index * 2.3));
        return [endX + (startX - endX) * t, endY + (startY - endY) * t - 8 + bite];
      });
      return polygonPath(simplifyLine([...crest, ...teeth, ...spurs], 0.8));
    })
    .join("");
}

const gradientSway = (t: number, seed: number) => fractalNoise(t * 2.2, seed, seed, 2);

/** A layered skyline with the fishtail summit right of the middle, standing on the lower edge. */
export function createRidgeSymbol(): string {
  const layers = RANGES.map((range) => {
    const skyline = skylineOf(range);
    const outline: Point[] = [[0, HEIGHT], ...simplifyLine(skyline, 0.9), [WIDTH, HEIGHT]];
    const shadows = range.isSnowy ? `<path d="${shadowsOf(skyline, range)}"/>` : "";
    return `<path d="${polygonPath(outline)}"/>${shadows}`;
  });
  return (
    `<symbol id="ridge" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice">` +
    `<g fill="currentColor" fill-opacity=".12">${layers.join("")}</g></symbol>`
  );
}
