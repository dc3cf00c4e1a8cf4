import { contourRings, createField } from "@/scripts/art/height-field";
import { massifHeight } from "@/scripts/art/massif";
import { fractalNoise } from "@/scripts/art/noise";
import { closedCurves } from "@/scripts/art/path";
import { simplifyRing, type Point } from "@/scripts/art/simplify";
import { drawText, measureText } from "@/scripts/art/type";
import { drawBox, drawBrowserBar, drawPicture, drawRule, drawWindow } from "./drawing";

const INK = "#1d3127";
const MUTED = "#6c7d70";
const LINE = "#dde3d5";
const ROUTE = "#e2562b";
const FOREST = "#2f6b4a";

type Stop = { name: string; metres: number; at: Point; label: "left" | "right" };

/** The walk to the Annapurna Base Camp, day by day; `at` is the place on the drawn map. */
const STOPS: Stop[] = [
  { name: "Nayapul", metres: 1070, at: [205, 500], label: "right" },
  { name: "Ghandruk", metres: 2010, at: [262, 425], label: "left" },
  { name: "Chhomrong", metres: 2170, at: [342, 352], label: "right" },
  { name: "Dovan", metres: 2600, at: [312, 270], label: "left" },
  { name: "Deurali", metres: 3230, at: [344, 190], label: "left" },
  { name: "Base Camp", metres: 4130, at: [452, 104], label: "right" },
];

const thousands = (metres: number) => metres.toLocaleString("en-US");

function drawMap(width: number, height: number): string {
  const field = createField(width, height, 10, (x, y) => massifHeight(x * 0.98 - 20, y * 1.05 + 330));
  const bands = Array.from({ length: 15 }, (_, index) => {
    const rings = contourRings(field, 0.05 + index * 0.075, 500).map((ring) => simplifyRing(ring, 1.2));
    const isIndex = index % 5 === 3;
    return (
      `<path d="${closedCurves(rings)}" fill="#5d8a5b" fill-opacity="${index < 10 ? 0.085 : 0}" stroke="#3f6b47" ` +
      `stroke-opacity="${isIndex ? 0.6 : 0.3}" stroke-width="${isIndex ? 4 : 2.4}"/>`
    );
  });
  const [first, ...rest] = STOPS;
  let way = first ? `M${first.at.join(" ")}` : "";
  rest.forEach(({ at: [x, y] }, index) => {
    const [fromX, fromY] = STOPS[index]?.at ?? [x, y];
    const bend = index % 2 ? -34 : 34;
    way += `C${fromX + bend} ${fromY - (fromY - y) * 0.4} ${x - bend} ${y + (fromY - y) * 0.4} ${x} ${y}`;
  });
  const markers = STOPS.map(({ name, at: [x, y], label }) => {
    const style = { face: "strong", size: 25 } as const;
    const labelWidth = measureText(name, style) + 28;
    const left = label === "right" ? x + 24 : x - 24 - labelWidth;
    return (
      drawBox(left, y - 22, labelWidth, 44, { fill: "#fdfcf7", radius: 10 }) +
      drawText(name, left + 14, y + 9, { ...style, fill: INK }) +
      `<circle cx="${x}" cy="${y}" r="12" fill="#fff" stroke="${ROUTE}" stroke-width="7"/>`
    );
  });
  return (
    `${drawBox(0, 0, width, height, { fill: "#eef1e2" })}<g transform="scale(.5)">${bands.join("")}</g>` +
    `<path d="${way}" fill="none" stroke="#fff" stroke-width="15" stroke-linecap="round"/>` +
    `<path d="${way}" fill="none" stroke="${ROUTE}" stroke-width="8" stroke-linecap="round"/>${markers.join("")}` +
    drawSummit()
  );
}

function drawSummit(): string {
  const [x, y] = [588, 288];
  const name = { face: "strong", size: 25 } as const;
  return (
    `<path d="M${x - 16} ${y + 12}L${x} ${y - 16}L${x + 16} ${y + 12}Z" fill="${INK}"/>` +
    drawText("Machapuchare", x + 28, y + 2, { ...name, fill: INK }) +
    drawText("6,993 m", x + 28, y + 30, { face: "mono", size: 20, fill: INK })
  );
}

/** The elevation profile: the stops' heights, with the ups and downs between them. */
function drawProfile(x: number, y: number, width: number, height: number): string {
  const heightAt = (t: number) => {
    const place = t * (STOPS.length - 1);
    const from = STOPS[Math.floor(place)]?.metres ?? 0;
    const to = STOPS[Math.ceil(place)]?.metres ?? from;
    const ease = (1 - Math.cos((place % 1) * Math.PI)) / 2;
    return from + (to - from) * ease + Math.sin((place % 1) * Math.PI) * 320 * fractalNoise(t * 11, 2, 6, 3);
  };
  const toY = (metres: number) => y + height - ((metres - 700) / 3600) * height;
  const line = Array.from(
    { length: 121 },
    (_, i) => `${(x + (width * i) / 120).toFixed(1)} ${toY(heightAt(i / 120)).toFixed(1)}`,
  );
  const stops = STOPS.map(({ metres }, index) => {
    const stopX = x + (width * index) / (STOPS.length - 1);
    return (
      `<circle cx="${stopX}" cy="${toY(metres)}" r="8" fill="#fff" stroke="${ROUTE}" stroke-width="5"/>` +
      drawText(`${thousands(metres)} m`, stopX, y + height + 36, {
        face: "mono",
        size: 19,
        fill: MUTED,
        anchor: "middle",
      })
    );
  });
  return (
    `<path d="M${x} ${y + height}L${line.join("L")}L${x + width} ${y + height}Z" fill="${ROUTE}" fill-opacity=".14"/>` +
    `<path d="M${line.join("L")}" fill="none" stroke="${ROUTE}" stroke-width="5" stroke-linejoin="round"/>${stops.join("")}`
  );
}

function drawItinerary(): string {
  const days = STOPS.slice(1).map(({ name, metres }, index) => {
    const top = 352 + index * 92;
    const climb = metres - (STOPS[index]?.metres ?? metres);
    const isChosen = index === 1;
    return (
      (isChosen ? drawBox(24, top - 46, 412, 82, { fill: "#e6efe2", radius: 14 }) : "") +
      drawText(`${index + 1}`, 60, top + 4, { face: "mono", size: 25, fill: isChosen ? FOREST : MUTED }) +
      drawText(name, 102, top - 8, { face: "strong", size: 27, fill: INK }) +
      drawText(`${thousands(metres)} m`, 102, top + 24, { size: 21, fill: MUTED }) +
      drawText(`+${thousands(climb)}`, 412, top + 4, { face: "mono", size: 23, fill: FOREST, anchor: "end" })
    );
  });
  return (
    drawBox(0, 60, 460, 900, { fill: "#fdfcf7" }) +
    `<path d="M40 148L66 100L76 116L86 104L110 148Z" fill="${FOREST}"/>` +
    drawText("Trailhead", 124, 144, { face: "display", size: 38, fill: INK, tracking: -14 }) +
    drawText("Annapurna Base Camp", 40, 222, { face: "strong", size: 32, fill: INK }) +
    drawText("5 days to the top, 3,060 m up", 40, 260, { size: 23, fill: MUTED }) +
    drawRule(40, 290, 380, LINE) +
    days.join("") +
    drawBox(40, 796, 380, 68, { fill: FOREST, radius: 16 }) +
    drawText("Save this trek", 230, 839, { face: "strong", size: 26, fill: "#fff", anchor: "middle" })
  );
}

/** A trek planner: the map with the way on it, the days beside it, the climb below it. */
export function createTrailhead(): string {
  const width = 1380;
  const address =
    drawBox(120, 13, 420, 34, { fill: "#e9ece1", radius: 17 }) +
    drawText("trailhead.example.com", 142, 37, { size: 20, fill: MUTED });
  const screen =
    `<g transform="translate(460 60)">${drawMap(920, 900)}</g>` +
    drawItinerary() +
    drawBrowserBar(width, "#f7f6ef", "#cfd6c8", address);
  const card = drawWindow(
    { id: "profile", x: 700, y: 696, width: 820, height: 246, radius: 22 },
    "#fffef9",
    drawText("Elevation", 36, 52, { face: "strong", size: 26, fill: INK }) +
      drawText("48 km", 784, 52, { face: "mono", size: 22, fill: MUTED, anchor: "end" }) +
      drawProfile(74, 70, 672, 120),
  );
  return drawPicture(
    "#c9d8bf",
    "#1d3127",
    drawWindow({ id: "screen", x: 110, y: 84, width, height: 960, radius: 24 }, "#fdfcf7", screen) + card,
  );
}
