import { contourLines, contourRings, createField, type HeightField } from "./height-field";
import { createMassifView, MASSIF_HEIGHT, MASSIF_WIDTH } from "./massif";
import { fractalNoise } from "./noise";
import { closedCurves, openCurves } from "./path";
import { createRidgeSymbol } from "./ridge";
import { resampleLine, simplifyRing, type Point } from "./simplify";

const LEVELS = 30;
const LOWEST = 0.03;
const HIGHEST = 1.34;
const HAIRLINE = 'vector-effect="non-scaling-stroke"';

function createReliefSymbol(): string {
  const { heights, light } = createMassifView(4);
  const bands = Array.from({ length: LEVELS }, (_, index) => {
    const level = LOWEST + (index / LEVELS) * (HIGHEST - LOWEST);
    const rings = contourRings(heights, level, 260).map((ring) => simplifyRing(ring, 1.5));
    const index5 = index % 5 === 4 ? ' stroke-width="1.5" stroke-opacity=".9"' : "";
    return `<path ${HAIRLINE}${index5} d="${closedCurves(rings)}"/>`;
  });
  const slopes = [0.5, 0.18].map((limit) => {
    const dark: HeightField = {
      ...light,
      values: light.values.map((value, index) => limit - value - 6 * Math.max(0, 0.2 - (heights.values[index] ?? 0))),
    };
    return `<path d="${closedCurves(contourRings(dark, 0, 500).map((ring) => simplifyRing(ring, 2)))}"/>`;
  });
  return (
    `<symbol id="relief" viewBox="0 0 ${MASSIF_WIDTH} ${MASSIF_HEIGHT}"><g transform="scale(.5)" fill="currentColor">` +
    `<g fill-opacity=".036" stroke="currentColor" stroke-width=".85" stroke-opacity=".55">${bands.join("")}</g>` +
    `<g fill-opacity=".17">${slopes.join("")}</g></g></symbol>`
  );
}

function createContoursSymbol(): string {
  const margin = 24;
  const field = createField(1200 + 2 * margin, 600 + 2 * margin, 8, (x, y) => fractalNoise(x / 430, y / 430, 77, 3));
  const lines = Array.from({ length: 13 }, (_, index) => {
    const shifted = contourLines(field, (index - 6) * 0.085, 4000).map((line) =>
      resampleLine(line, 34).map(([x, y]): Point => [x - margin, y - margin]),
    );
    return openCurves(shifted);
  });
  return (
    `<symbol id="contours" viewBox="0 0 1200 600"><g transform="scale(.5)" fill="none" stroke="currentColor">` +
    `<path ${HAIRLINE} stroke-opacity=".5" d="${lines.join("")}"/></g></symbol>`
  );
}

/** The sprite of the site's map drawings; every one takes its colour from the text around it. */
export function createReliefSprite(): string {
  const symbols = [createReliefSymbol(), createContoursSymbol(), createRidgeSymbol()];
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}
