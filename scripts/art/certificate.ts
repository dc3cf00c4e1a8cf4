import { PANEL_HEIGHT, PANEL_WIDTH, type Certificate } from "./certificate-motifs";
import { contourLines, createField } from "./height-field";
import { openCurves } from "./path";
import { resampleLine } from "./simplify";
import { drawText } from "./type";

export const CERTIFICATE_WIDTH = 1600;
export const CERTIFICATE_HEIGHT = 1131;

const PAPER_WIDTH = CERTIFICATE_WIDTH - PANEL_WIDTH;
const LEFT = 112;

/** The motif: contour lines of its height field, every fourth one stronger. */
function createPanel({ motif, interval, line, ground }: Certificate): string {
  const field = createField(PANEL_WIDTH, PANEL_HEIGHT, 6, motif);
  const lowest = Math.min(...field.values);
  const highest = Math.min(Math.max(...field.values), lowest + interval * 40);
  const lines: string[] = [];
  for (let step = 1; lowest + step * interval < highest; step++) {
    const curves = openCurves(
      contourLines(field, lowest + step * interval, 300).map((points) => resampleLine(points, 16)),
    );
    lines.push(
      `<path d="${curves}" stroke-width="${step % 4 === 0 ? 6 : 3}" stroke-opacity="${step % 4 === 0 ? 0.95 : 0.6}"/>`,
    );
  }
  return (
    `<g transform="translate(${PAPER_WIDTH} 0)"><rect width="${PANEL_WIDTH}" height="${PANEL_HEIGHT}" fill="${ground}"/>` +
    `<g transform="scale(.5)" fill="none" stroke="${line}">${lines.join("")}</g></g>`
  );
}

/** A guilloche ribbon: waves of shifted phase that weave through each other. */
function createRibbon(y: number, width: number, height: number, colour: string): string {
  const waves = Array.from({ length: 5 }, (_, wave) => {
    const points = Array.from({ length: Math.floor(width / 3) + 1 }, (_, index) => {
      const x = index * 3;
      const swell = Math.sin((x / width) * Math.PI * 22 + (wave / 5) * Math.PI * 2);
      const beat = 0.7 + 0.3 * Math.cos((x / width) * Math.PI * 8);
      return `${x},${(y + (height / 2) * swell * beat).toFixed(1)}`;
    });
    return `<polyline points="${points.join(" ")}"/>`;
  });
  return `<g transform="translate(124 0)" fill="none" stroke="${colour}" stroke-width="1" stroke-opacity=".55">${waves.join("")}</g>`;
}

/** The academy's mark: a fishtail peak between angle brackets. */
function createMark(x: number, y: number, size: number, colour: string): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${size / 100})" fill="none" stroke="${colour}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round">` +
    `<path d="M22 22L-8 50L22 78M98 22L128 50L98 78M30 76L54 28L62 42L70 32L90 76"/></g>`
  );
}

/** A rosette of turned ellipses around the mark, where paper and panel meet. */
function createSeal(x: number, y: number, { ground, line }: Certificate): string {
  const petals = Array.from({ length: 18 }, (_, index) => {
    const turn = (index * 180) / 18;
    return `<ellipse rx="92" ry="52" transform="rotate(${turn})"/>`;
  });
  const teeth = Array.from({ length: 72 }, (_, index) => {
    const angle = (index / 72) * Math.PI * 2;
    const radius = index % 2 ? 104 : 112;
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return (
    `<g transform="translate(${x} ${y})"><polygon points="${teeth.join(" ")}" fill="${line}"/><circle r="98" fill="${ground}"/>` +
    `<g fill="none" stroke="${line}" stroke-opacity=".7" stroke-width="1.2">${petals.join("")}</g>` +
    `<circle r="50" fill="${ground}" stroke="${line}" stroke-width="2"/>${createMark(-29, -24, 48, line)}</g>`
  );
}

/** Crop marks and coordinates, as on the sheet of a survey map. */
function createFrame({ ink }: Certificate): string {
  const right = PAPER_WIDTH - 64;
  const bottom = CERTIFICATE_HEIGHT - 64;
  const corners = [
    [64, 64, 1, 1],
    [right, 64, -1, 1],
    [64, bottom, 1, -1],
    [right, bottom, -1, -1],
  ].map(([x = 0, y = 0, dx = 1, dy = 1]) => `M${x} ${y + 34 * dy}V${y}H${x + 34 * dx}`);
  return (
    `<path d="${corners.join("")}" fill="none" stroke="${ink}" stroke-width="2.5"/>` +
    drawText("28.2096° N  83.9856° E", right - 6, 150, {
      face: "mono",
      size: 17,
      fill: ink,
      anchor: "end",
      opacity: 0.7,
    })
  );
}

const SIGNATURE =
  "M0 30C14 -8 30 -34 38 -26C46 -18 16 40 26 38C40 34 56 -10 64 -4C70 2 52 32 62 32C74 30 80 6 90 8C98 10 88 30 98 30C112 28 116 -30 130 -42C140 -48 136 -10 122 26C134 6 146 4 148 14C150 26 160 28 170 16C176 6 190 4 188 16C186 26 204 28 216 14C240 -4 262 2 300 -8";

function createFooter({ ink, number }: Certificate): string {
  const y = 962;
  const label = (text: string, x: number) => drawText(text, x, y + 34, { size: 19, fill: ink, opacity: 0.7 });
  const value = (text: string, x: number) => drawText(text, x, y - 14, { face: "mono", size: 23, fill: ink });
  return (
    value("2nd march 2025", LEFT) +
    label("Date of award", LEFT) +
    value(number, LEFT + 270) +
    label("Certificate number", LEFT + 270) +
    `<path transform="translate(${LEFT + 508} ${y - 36}) scale(.92)" d="${SIGNATURE}" fill="none" stroke="${ink}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>` +
    label("Director of Studies", LEFT + 506) +
    `<path d="M${LEFT} ${y}h226M${LEFT + 270} ${y}h192M${LEFT + 506} ${y}h300" stroke="${ink}" stroke-opacity=".4" stroke-width="1.5"/>`
  );
}

/** One certificate of the fictional academy, landscape A4. */
export function createCertificate(certificate: Certificate): string {
  const { titleLines, ink, paper } = certificate;
  const heading = titleLines.map((line, index) =>
    drawText(line, LEFT - 4, 384 + index * 92, { face: "display", size: 94, fill: ink, tracking: -20 }),
  );
  const below = 384 + (titleLines.length - 1) * 92;
  const quiet = { size: 25, fill: ink, opacity: 0.78 };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CERTIFICATE_WIDTH}" height="${CERTIFICATE_HEIGHT}">` +
    `<rect width="100%" height="100%" fill="${paper}"/>${createPanel(certificate)}${createFrame(certificate)}` +
    createRibbon(CERTIFICATE_HEIGHT - 64, PAPER_WIDTH - 248, 26, ink) +
    createMark(LEFT + 6, 118, 54, ink) +
    drawText("Himalaya Code Academy", LEFT + 94, 154, { face: "strong", size: 27, fill: ink }) +
    drawText("CERTIFICATE OF COMPLETION", LEFT, 268, { face: "mono", size: 20, fill: ink, tracking: 160 }) +
    heading.join("") +
    drawText("awarded to", LEFT, below + 84, quiet) +
    drawText("Kiran Rai", LEFT - 2, below + 160, { face: "display", size: 66, fill: ink, tracking: -12 }) +
    drawText("who completed every lesson of the course, its four projects", LEFT, below + 224, quiet) +
    drawText("and the final examination.", LEFT, below + 260, quiet) +
    `${createFooter(certificate)}${createSeal(PAPER_WIDTH, 872, certificate)}</svg>`
  );
}
