import type { Site } from "@/content/schema/site";
import { heightAt, LANDSCAPES, PLAN } from "./landscapes";
import { curves, look, makeField, type Point, rings, sample } from "./trace";

const HAIRLINE = 'vector-effect="non-scaling-stroke" fill="none" stroke="currentColor"';
const WATER_LEVELS = [-0.02, -0.05, -0.1, -0.17, -0.26];

const path = (d: string, attributes = "") => d && `<path ${attributes}${attributes && " "}d="${d}"/>`;
const symbol = (id: string, viewBox: string, content: string, transform = "scale(.5)") =>
  `<symbol id="${id}" viewBox="${viewBox}"><g transform="${transform}">${content}</g></symbol>`;

/** Draws the landscape without colours. `.relief` in primitives.css sets its colours and lighting. */
export function drawRelief(kind: Site["landscape"], { latitude, longitude }: Record<"latitude" | "longitude", number>) {
  const landscape = LANDSCAPES[kind];
  const seed = Math.round(latitude * 1e4) ^ Math.round(longitude * 1e4);
  const ground = makeField(PLAN.width, PLAN.depth, (x, y) => heightAt(landscape, seed, x, y));
  const summit = Math.max(...ground.values);
  const levels = (count: number) =>
    Array.from({ length: count }, (_, index) => (0.03 + (0.97 * index) / count) * summit);
  const waterLevels = landscape.sea ? WATER_LEVELS : [];

  const near = look(ground, { height: 1000, flat: 0.809, steep: 329, top: 40 });
  const heights = near.pick(ground.values, -1);
  const bands = levels(12).slice(landscape.sea ? 0 : 1);
  const slope = (dx: number, dy: number) =>
    makeField(PLAN.width, PLAN.depth, (x, y) => (sample(ground, x + dx, y + dy) - sample(ground, x - dx, y - dy)) * 14);
  const [slopesX, slopesY] = [slope(12, 0).values, slope(0, 12).values];
  const shade = (sun: "west" | "east", limits: number[]) => {
    const side = sun === "west" ? 0.78 : -0.78;
    const dark = slopesX.map((x, index) => {
      const [y, height] = [slopesY[index] ?? 0, ground.values[index] ?? 0];
      return (x * -side + y * -0.34 - 0.53) / Math.hypot(x, y, 1) - 6 * Math.max(0, 0.2 - height);
    });
    return limits.map((limit) => path(curves(rings(near.pick(dark, -9), limit, 60), 9))).join("");
  };
  const lines = levels(23).map((level) => curves(near.trace(level), 10));
  const isBold = (_line: string, index: number) => index % 5 === 4;
  const fineLines = lines.map((line, index) => (isBold(line, index) ? "" : line));
  const waterLines = waterLevels.map((level) => curves(near.trace(level), 9));
  const relief =
    `<g fill-opacity="var(--relief-body,.1)">${bands.map((level) => path(curves(rings(heights, level, 40), 6))).join("")}</g>` +
    `<g fill="var(--relief-shade,currentColor)"><g fill-opacity="var(--relief-west,0)">${shade("east", [-0.3])}</g>` +
    `<g fill-opacity="var(--relief-east,.17)">${shade("west", [-0.5, -0.18])}</g></g>` +
    path([...fineLines, ...waterLines].join(""), `${HAIRLINE} stroke-width=".6" stroke-opacity=".6"`) +
    path(lines.filter(isBold).join(""), `${HAIRLINE} stroke-opacity=".9"`) +
    path(curves(near.rim, 3), `${HAIRLINE} stroke-width="1.5"`);

  // Draw a distant view of the same terrain with exaggerated height, then flatten it with a transform.
  const far = look(ground, { height: 640, flat: 0.2, steep: 520 / summit, top: 490 });
  const farHeights = far.pick(ground.values, -1);
  const flatten = "translate(-144)scale(.72 .18)";
  const ridge =
    `<g fill-opacity=".12">${levels(5)
      .map((level) => path(curves(rings(farHeights, level, 20), 5)))
      .join("")}</g>` + path(curves(far.rim, 4), `${HAIRLINE} stroke-opacity=".5"`);
  const [peakX, peakY] = far.skyline.reduce((top, point) => (point[1] < top[1] ? point : top), [0, Infinity] as Point);
  const ascent = far.skyline.filter(([x]) => x <= peakX);
  const flag = `M${peakX * 2} ${Math.round(peakY) * 2}v-140l40 40-40 40`;

  const plan = [...levels(11), ...waterLevels.slice(1, 4)].map((level) => curves(rings(ground, level, 60), 14));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg">${symbol("relief", "0 0 1200 1000", relief)}` +
    symbol("contours", "0 310 1200 600", path(plan.join(""), `${HAIRLINE} stroke-opacity=".5"`)) +
    symbol("ridge", "0 0 1440 220", ridge, flatten) +
    symbol("climb", "0 0 1440 220", path(curves([ascent], 4) + flag, `${HAIRLINE} stroke-width="2"`), flatten) +
    "</svg>\n"
  );
}
