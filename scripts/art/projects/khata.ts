import { drawText } from "@/scripts/art/type";
import { contourLines, createField } from "@/scripts/art/height-field";
import { fractalNoise } from "@/scripts/art/noise";
import { openCurves } from "@/scripts/art/path";
import { resampleLine } from "@/scripts/art/simplify";
import { drawBox, drawBrowserBar, drawPicture, drawRule, drawWindow, PROJECT_HEIGHT, PROJECT_WIDTH } from "./drawing";

const GROUND = "#e9b64a";
const INK = "#33210f";
const MUTED = "#8a765c";
const PAPER = "#fffaf0";
const LINE = "#ecdfc8";
const RED = "#b53a24";
const GREEN = "#2f7a4c";

/** Entries of the day: who, for what, and rupees owed (positive) or paid back (negative). */
const ENTRIES = [
  ["Sita Gurung", "Rice, 25 kg", 2450],
  ["Bikash Thapa", "Paid by phone", -6000],
  ["Maya Shrestha", "Mustard oil, 5 l", 1375],
  ["Tek Pun", "Cement, 4 bags", 3120],
  ["Anita Rai", "Paid in cash", -1800],
  ["Dorje Lama", "Tea, 2 kg", 940],
] as const;

const ITEMS = [
  ["Rice, 25 kg", 1, 2450],
  ["Lentils, 1 kg", 4, 210],
  ["Mustard oil, 1 l", 3, 275],
  ["Sugar, 1 kg", 5, 115],
] as const;
const VAT = 0.13;

const rupees = (amount: number) => `Rs ${Math.round(amount).toLocaleString("en-US")}`;

function drawLedger(): string {
  const rows = ENTRIES.map(([name, what, amount], index) => {
    const y = 420 + index * 82;
    return (
      `<circle cx="80" cy="${y - 6}" r="27" fill="${amount < 0 ? "#dcebdc" : "#f6dfc8"}"/>` +
      drawText(name.slice(0, 1), 80, y + 3, {
        face: "strong",
        size: 26,
        fill: amount < 0 ? GREEN : RED,
        anchor: "middle",
      }) +
      drawText(name, 126, y - 12, { face: "strong", size: 27, fill: INK }) +
      drawText(what, 126, y + 20, { size: 22, fill: MUTED }) +
      drawText(`${amount < 0 ? "−" : "+"} ${rupees(Math.abs(amount))}`, 780, y + 4, {
        face: "mono",
        size: 26,
        fill: amount < 0 ? GREEN : RED,
        anchor: "end",
      }) +
      drawRule(48, y + 42, 732, LINE)
    );
  });
  return (
    `<path d="M48 92h40a8 8 0 0 1 8 8v56H56a8 8 0 0 1-8-8Z" fill="${RED}"/><path d="M60 112h24M60 128h24" stroke="${PAPER}" stroke-width="5"/>` +
    drawText("Khata", 114, 142, { face: "display", size: 46, fill: INK, tracking: -16 }) +
    drawBox(48, 190, 354, 140, { fill: "#f9e6d6", radius: 18 }) +
    drawText("To collect", 74, 236, { size: 24, fill: MUTED }) +
    drawText(rupees(48250), 74, 294, { face: "display", size: 46, fill: RED, tracking: -14 }) +
    drawBox(426, 190, 354, 140, { fill: "#e2efe0", radius: 18 }) +
    drawText("Received today", 452, 236, { size: 24, fill: MUTED }) +
    drawText(rupees(7800), 452, 294, { face: "display", size: 46, fill: GREEN, tracking: -14 }) +
    rows.join("")
  );
}

function drawInvoice(): string {
  const sum = ITEMS.reduce((total, [, count, price]) => total + count * price, 0);
  const rows = ITEMS.map(([name, count, price], index) => {
    const y = 306 + index * 58;
    return (
      drawText(name, 48, y, { size: 24, fill: INK }) +
      drawText(`× ${count}`, 336, y, { face: "mono", size: 21, fill: MUTED, anchor: "end" }) +
      drawText((count * price).toLocaleString("en-US"), 512, y, { face: "mono", size: 24, fill: INK, anchor: "end" }) +
      drawRule(48, y + 22, 464, LINE)
    );
  });
  const totals = [
    ["Sum", sum],
    ["VAT 13 %", sum * VAT],
  ].map(([label = "", amount = 0], index) => {
    const y = 560 + index * 42;
    return (
      drawText(String(label), 48, y, { size: 23, fill: MUTED }) +
      drawText(Math.round(Number(amount)).toLocaleString("en-US"), 512, y, {
        face: "mono",
        size: 23,
        fill: MUTED,
        anchor: "end",
      })
    );
  });
  return (
    drawBox(0, 0, 560, 14, { fill: RED }) +
    drawText("Invoice", 48, 98, { face: "display", size: 52, fill: INK, tracking: -16 }) +
    drawText("No. 0142", 512, 94, { face: "mono", size: 24, fill: MUTED, anchor: "end" }) +
    drawText("Lakeside General Store", 48, 160, { face: "strong", size: 25, fill: INK }) +
    drawText("for Sita Gurung", 48, 196, { size: 24, fill: MUTED }) +
    drawRule(48, 240, 464, INK) +
    rows.join("") +
    totals.join("") +
    drawRule(48, 630, 464, INK) +
    drawText("Total", 48, 694, { face: "strong", size: 30, fill: INK }) +
    drawText(rupees(sum * (1 + VAT)), 512, 698, {
      face: "display",
      size: 46,
      fill: INK,
      anchor: "end",
      tracking: -14,
    }) +
    `<g transform="translate(424 174) rotate(-9)"><rect x="-74" y="-36" width="176" height="68" rx="12" fill="none" stroke="${GREEN}" stroke-width="5"/>` +
    drawText("PAID", 14, 14, { face: "display", size: 42, fill: GREEN, anchor: "middle", tracking: 60 }) +
    `</g>`
  );
}

function drawGround(): string {
  const field = createField(PROJECT_WIDTH, PROJECT_HEIGHT, 20, (x, y) => fractalNoise(x / 520, y / 520, 63, 2));
  const lines = Array.from({ length: 11 }, (_, index) =>
    openCurves(contourLines(field, (index - 5) * 0.1, 9000).map((line) => resampleLine(line, 44))),
  );
  return `<g transform="scale(.5)" fill="none" stroke="#a8741a" stroke-opacity=".4" stroke-width="4"><path d="${lines.join("")}"/></g>`;
}

/** A small shop's ledger, and an invoice on paper from it. */
export function createKhata(): string {
  const address =
    drawBox(120, 13, 340, 34, { fill: "#f0e4cd", radius: 17 }) +
    drawText("khata.example.com", 142, 37, { size: 20, fill: MUTED });
  return drawPicture(
    GROUND,
    "#4a2c05",
    drawGround() +
      drawWindow(
        { id: "ledger", x: 96, y: 90, width: 1180, height: 960, radius: 24 },
        PAPER,
        drawLedger() + drawBrowserBar(1180, "#f8eedb", "#dcc9a4", address),
      ) +
      drawWindow({ id: "invoice", x: 944, y: 172, width: 560, height: 748, radius: 6 }, "#fff", drawInvoice()),
  );
}
