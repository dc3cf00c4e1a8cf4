import { contourRings } from "@/scripts/art/height-field";
import { createMassifView } from "@/scripts/art/massif";
import { closedCurves } from "@/scripts/art/path";
import { simplifyRing } from "@/scripts/art/simplify";
import { drawText } from "@/scripts/art/type";
import { drawBox, drawPicture, drawWindow } from "./drawing";

const WALL = "#efe4d6";
const RED = "#e0402f";
const BLUE = "#20349c";
const PAPER = "#fbf3e4";
const PINK = "#f6b3b0";
const INK = "#1b1730";

const POSTER = { width: 420, height: 600 };

/** A tiered temple of three roofs on steps, in two inks. */
function drawTemple(): string {
  const roofs = [
    { y: 376, half: 170, rise: 74 },
    { y: 286, half: 126, rise: 66 },
    { y: 204, half: 84, rise: 60 },
  ].map(
    ({ y, half, rise }) =>
      drawBox(210 - half * 0.52, y - 2, half * 1.04, 62, { fill: BLUE }) +
      `<path d="M${210 - half} ${y}L${210 - half * 0.5} ${y - rise}H${210 + half * 0.5}L${210 + half} ${y}Q210 ${y - 22} ${210 - half} ${y}Z" fill="${PAPER}"/>`,
  );
  const steps = [0, 1, 2, 3].map((step) =>
    drawBox(90 - step * 22, 434 + step * 18, 240 + step * 44, 18, { fill: step % 2 ? BLUE : PAPER }),
  );
  const doors = [-52, 0, 52].map((x) => `<path d="M${196 + x} 434v-36a14 14 0 0 1 28 0v36Z" fill="${RED}"/>`);
  return (
    drawBox(0, 0, POSTER.width, POSTER.height, { fill: RED }) +
    `<circle cx="210" cy="218" r="164" fill="${PINK}"/>${roofs.join("")}<path d="M196 146L210 84L224 146Z" fill="${PAPER}"/>` +
    doors.join("") +
    steps.join("") +
    drawText("Patan Prints", 28, 562, { face: "display", size: 62, fill: PAPER, tracking: -24 })
  );
}

/** A carved ring of petals, turned out of one shape. */
function drawMandala(): string {
  const rings = [
    { count: 24, radius: 170, length: 62, width: 19, fill: BLUE },
    { count: 16, radius: 112, length: 60, width: 22, fill: RED },
    { count: 8, radius: 54, length: 54, width: 24, fill: BLUE },
  ].map(({ count, radius, length, width, fill }) =>
    Array.from(
      { length: count },
      (_, index) =>
        `<path d="M0 ${-radius + length / 2}Q${width} ${-radius} 0 ${-radius - length / 2}Q${-width} ${-radius} 0 ${-radius + length / 2}Z" fill="${fill}" transform="rotate(${(360 / count) * index})"/>`,
    ).join(""),
  );
  return (
    drawBox(0, 0, POSTER.width, POSTER.height, { fill: PAPER }) +
    `<g transform="translate(210 248) scale(.9)"><circle r="206" fill="none" stroke="${RED}" stroke-width="6"/><circle r="80" fill="${PINK}"/>${rings.join("")}<circle r="20" fill="${RED}"/></g>` +
    drawText("Carve, ink,", 28, 536, { face: "display", size: 44, fill: BLUE, tracking: -18 }) +
    drawText("press, repeat", 28, 578, { face: "display", size: 44, fill: BLUE, tracking: -18 })
  );
}

/** The fishtail as a print in steps of red on blue, the first plate a little out of register. */
function drawMountain(): string {
  const { heights } = createMassifView(10);
  const plate = (level: number, fill: string, x: number, y: number) => {
    const rings = contourRings(heights, level, 500).map((ring) => simplifyRing(ring, 2));
    return `<path d="${closedCurves(rings)}" fill="${fill}" transform="translate(${x} ${y}) scale(.38)"/>`;
  };
  return (
    drawBox(0, 0, POSTER.width, POSTER.height, { fill: BLUE }) +
    `<circle cx="318" cy="128" r="78" fill="${PAPER}"/>` +
    plate(0.2, "#7f2f73", -256, 62) +
    plate(0.2, RED, -244, 50) +
    plate(0.46, "#ec7a70", -244, 50) +
    plate(0.66, PINK, -244, 50) +
    plate(0.88, PAPER, -244, 50) +
    drawBox(0, 424, POSTER.width, 176, { fill: BLUE }) +
    drawText("12, 13, 14", 28, 522, { face: "display", size: 54, fill: PINK, tracking: -20 }) +
    drawText("December", 28, 572, { face: "display", size: 54, fill: PAPER, tracking: -20 })
  );
}

function drawCard(): string {
  return (
    drawBox(0, 0, 400, 232, { fill: PAPER }) +
    drawBox(0, 0, 20, 232, { fill: RED }) +
    drawText("Patan Prints", 52, 84, { face: "display", size: 46, fill: INK, tracking: -18 }) +
    drawText("A fair for hand-made prints", 52, 126, { size: 24, fill: INK }) +
    drawText("Lalitpur, Nepal", 52, 194, { face: "mono", size: 22, fill: RED })
  );
}

/** Brand and posters of a print fair: two inks on paper, hung on a wall. */
export function createPatanPrints(): string {
  const posters = [
    { id: "temple", x: 112, y: 96, content: drawTemple() },
    { id: "mandala", x: 590, y: 168, content: drawMandala() },
    { id: "mountain", x: 1068, y: 96, content: drawMountain() },
  ].map(({ id, x, y, content }) => drawWindow({ id, x, y, ...POSTER, radius: 2 }, PAPER, content));
  const swatches = [RED, BLUE, PINK, PAPER].map(
    (fill, index) => `<circle cx="${1140 + index * 92}" cy="838" r="37" fill="${fill}"/>`,
  );
  return drawPicture(
    WALL,
    "#5a3a22",
    posters.join("") +
      `<g transform="rotate(-4 330 858)">${drawWindow({ id: "card", x: 122, y: 740, width: 400, height: 232, radius: 8 }, PAPER, drawCard())}</g>` +
      swatches.join("") +
      drawText("Two inks, one paper", 1278, 928, { size: 27, fill: INK, anchor: "middle" }),
  );
}
