import { contourRings, createField } from "@/scripts/art/height-field";
import { fractalNoise } from "@/scripts/art/noise";
import { closedCurves } from "@/scripts/art/path";
import { resampleLine } from "@/scripts/art/simplify";
import { drawText } from "@/scripts/art/type";
import { drawBox, drawPicture, drawWindow } from "./drawing";

const GROUND = "#061820";
const CARD = "#0d2833";
const EDGE = "#183c49";
const TEXT = "#e6f6f8";
const MUTED = "#8db3bd";
const RAIN = "#38c6e0";
const DEEP = "#1d6fd1";

/** Rough monthly rain of Pokhara in millimetres: most of the year's water falls from June to September. */
const MONTHS = [
  ["Jan", 23],
  ["Feb", 35],
  ["Mar", 61],
  ["Apr", 129],
  ["May", 358],
  ["Jun", 656],
  ["Jul", 930],
  ["Aug", 857],
  ["Sep", 615],
  ["Oct", 160],
  ["Nov", 19],
  ["Dec", 20],
] as const;

const HOURS = [2, 3, 3, 6, 12, 18, 14, 8, 5, 9, 21, 33, 28, 16, 9, 5, 3, 2];

function drawYear(): string {
  const bars = MONTHS.map(([month, millimetres], index) => {
    const x = 44 + index * 72;
    const height = (millimetres / 930) * 268;
    const isPeak = month === "Jul";
    return (
      drawBox(x, 108, 44, 268, { fill: "#123441", radius: 8 }) +
      drawBox(x, 376 - Math.max(10, height), 44, Math.max(10, height), {
        fill: isPeak ? "#a7f0ff" : "url(#rain)",
        radius: 8,
      }) +
      drawText(month, x + 22, 416, { size: 22, fill: isPeak ? TEXT : MUTED, anchor: "middle" })
    );
  });
  return (
    drawText("Rain by month", 44, 66, { face: "strong", size: 30, fill: TEXT }) +
    drawText("July 930 mm", 880, 66, { face: "mono", size: 24, fill: RAIN, anchor: "end" }) +
    bars.join("")
  );
}

/** Rain over the valley as a radar shows it: bands of an intensity field around a moving cell. */
function drawRadar(width: number, height: number): string {
  const field = createField(width, height, 8, (x, y) => {
    const cell = Math.exp(-(((x - 190) / 170) ** 2) - ((y - 150) / 130) ** 2);
    const second = 0.75 * Math.exp(-(((x - 410) / 110) ** 2) - ((y - 300) / 120) ** 2);
    return cell + second + 0.4 * fractalNoise(x / 120, y / 120, 19, 3);
  });
  const bands = [0.12, 0.26, 0.4, 0.54, 0.7, 0.86, 1.02].map((level, index) => {
    const rings = contourRings(field, level, 300).map((ring) => resampleLine(ring, 12));
    return `<path d="${closedCurves(rings)}" fill="${index < 4 ? RAIN : "#c8f6ff"}" fill-opacity=".16" stroke="${RAIN}" stroke-opacity=".5" stroke-width="3"/>`;
  });
  const place = `<circle cx="232" cy="150" r="26" fill="${GROUND}" fill-opacity=".5"/><circle cx="232" cy="150" r="10" fill="#fff"/>`;
  return (
    `<g transform="scale(.5)">${bands.join("")}</g>${place}` +
    drawText("Pokhara", 268, 159, { face: "strong", size: 27, fill: "#fff" })
  );
}

function drawPhone(): string {
  const step = 300 / (HOURS.length - 1);
  const points = HOURS.map((value, index) => `${(30 + index * step).toFixed(1)} ${(552 - value * 4).toFixed(1)}`);
  return (
    drawText("Today", 30, 78, { face: "strong", size: 28, fill: TEXT }) +
    drawText("Pokhara", 330, 78, { size: 24, fill: MUTED, anchor: "end" }) +
    `<g transform="translate(180 190)" fill="none" stroke="${RAIN}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="M-56 36a38 38 0 0 1-4-76a58 58 0 0 1 110-8a42 42 0 0 1 4 84Z"/><path d="M-34 64l-12 28M6 64l-12 28M46 64l-12 28"/></g>` +
    drawText("42 mm", 180, 360, { face: "display", size: 66, fill: TEXT, anchor: "middle", tracking: -20 }) +
    `<path d="M30 580L${points.join("L")}L330 580Z" fill="url(#rain)" fill-opacity=".4"/>` +
    `<path d="M${points.join("L")}" fill="none" stroke="${RAIN}" stroke-width="5" stroke-linejoin="round"/>`
  );
}

function drawFigure(x: number, label: string, value: string, unit: string): string {
  return (
    drawBox(x, 0, 296, 150, { fill: CARD, radius: 22, stroke: EDGE }) +
    drawText(label, x + 30, 50, { size: 24, fill: MUTED }) +
    drawText(value, x + 30, 114, { face: "display", size: 54, fill: TEXT, tracking: -16 }) +
    drawText(unit, x + 266, 112, { face: "mono", size: 24, fill: RAIN, anchor: "end" })
  );
}

/** A weather dashboard: the year's rain, the radar and the day on a phone. */
export function createMonsoon(): string {
  const total = MONTHS.reduce((sum, [, millimetres]) => sum + millimetres, 0).toLocaleString("en-US");
  const content =
    `<linearGradient id="rain" x2="0" y2="1"><stop stop-color="${RAIN}"/><stop offset="1" stop-color="${DEEP}"/></linearGradient>` +
    `<g transform="translate(84 78)">` +
    `<path d="M0 10c24-44 24-44 48 0a27 27 0 1 1-48 0Z" transform="translate(4 -2) scale(.8)" fill="${RAIN}"/>` +
    drawText("Monsoon", 62, 34, { face: "display", size: 46, fill: TEXT, tracking: -16 }) +
    `</g><g transform="translate(84 160)">${drawFigure(0, "This year", total, "mm")}${drawFigure(314, "Wet days", "148", "days")}${drawFigure(628, "Wettest day", "214", "mm")}</g>` +
    `<g transform="translate(84 334)">${drawBox(0, 0, 924, 452, { fill: CARD, radius: 22, stroke: EDGE })}${drawYear()}</g>` +
    drawWindow({ id: "radar", x: 1032, y: 160, width: 484, height: 400, radius: 22 }, CARD, drawRadar(484, 400)) +
    `<g transform="translate(84 810)">${drawBox(0, 0, 924, 260, { fill: CARD, radius: 22, stroke: EDGE })}` +
    drawText("Rivers", 44, 62, { face: "strong", size: 30, fill: TEXT }) +
    drawText("Seti Gandaki", 44, 126, { size: 26, fill: MUTED }) +
    drawText("2.4 m, rising", 880, 126, { face: "mono", size: 24, fill: RAIN, anchor: "end" }) +
    `</g>` +
    drawWindow(
      { id: "phone", x: 1084, y: 424, width: 380, height: 812, radius: 54 },
      "#02090d",
      drawBox(10, 10, 360, 792, { fill: "#0a212b", radius: 45 }) + `<g transform="translate(10 10)">${drawPhone()}</g>`,
    );
  return drawPicture(GROUND, "#000", content);
}
