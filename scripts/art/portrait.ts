import { contourLines, createField } from "./height-field";
import { fractalNoise } from "./noise";
import { openCurves } from "./path";
import { resampleLine, type Point } from "./simplify";

export const PORTRAIT_WIDTH = 1200;
export const PORTRAIT_HEIGHT = 1500;

const INK = "#1f1d1e";
const SKIN = { lit: "#dfac83", base: "#cf9670", shade: "#b0775b", deep: "#8a5746" };
const JACKET = { lit: "#454244", base: "#343133", shade: "#252324", line: "#a59d93" };
const PAPER = { ground: "#cbc4b8", disc: "#e2dbd0", line: "#857d72", cloth: "#f6f1e7", fold: "#d8d0c3" };

const HAIR =
  "M430 668C418 640 414 600 418 560C396 520 396 450 424 408C430 352 486 300 548 300C592 258 690 262 726 298C780 300 826 356 816 420C840 470 826 530 788 574C788 610 784 644 774 668C764 640 762 600 758 566C742 548 736 520 736 496C700 512 640 508 604 484C566 516 510 530 476 524C462 540 452 556 448 574C446 606 442 640 430 668Z";
const FACE =
  "M440 560C436 500 460 420 600 414C740 420 766 500 762 560C764 640 760 720 736 784C712 846 654 902 602 906C548 902 490 846 464 784C440 720 438 640 440 560Z";
const NECK = "M512 800C514 900 508 960 486 1004C520 1090 680 1090 716 1004C694 960 690 900 692 800Z";
const JACKET_SHAPE =
  "M486 990C420 1030 330 1052 262 1084C170 1126 116 1240 92 1500L1108 1500C1084 1240 1030 1126 938 1084C870 1052 780 1030 716 990C690 1080 510 1080 486 990Z";

/** Contour lines that flow with a mass: the level lines of a stretched, turned noise. */
function createFlowLines(turn: number, stretch: number, seed: number, step: number): string {
  const field = createField(PORTRAIT_WIDTH, PORTRAIT_HEIGHT, 12, (x, y) => {
    const along = x * Math.cos(turn) + y * Math.sin(turn);
    const across = y * Math.cos(turn) - x * Math.sin(turn);
    return across / 100 + 1.1 * fractalNoise(along / stretch, across / (stretch * 0.6), seed, 2);
  });
  const lowest = Math.min(...field.values);
  const highest = Math.max(...field.values);
  const lines: Point[][] = [];
  for (let level = lowest; level < highest; level += step) {
    lines.push(...contourLines(field, level).map((line) => resampleLine(line, 26)));
  }
  return openCurves(lines);
}

/** A plain disc on mapped ground, in no colour of its own: it stands beside every accent. */
function createBackdrop(): string {
  const field = createField(PORTRAIT_WIDTH, PORTRAIT_HEIGHT, 12, (x, y) => fractalNoise(x / 520, y / 520, 63, 3));
  const lines = Array.from({ length: 9 }, (_, index) =>
    contourLines(field, (index - 4) * 0.15, 3000).map((line) => resampleLine(line, 34)),
  );
  return (
    `<rect width="1200" height="1500" fill="${PAPER.ground}"/>` +
    `<g transform="scale(.5)" fill="none" stroke="${PAPER.line}" stroke-opacity=".4" stroke-width="4.4"><path d="${openCurves(lines.flat())}"/></g>` +
    `<circle cx="600" cy="668" r="456" fill="${PAPER.disc}"/>`
  );
}

function createFigure(): string {
  return `
<g transform="translate(0 -46)">
<path d="${NECK}" fill="${SKIN.shade}"/>
<path d="M512 800C520 880 560 940 604 942C650 940 684 890 692 800C694 900 690 960 716 1004C700 1050 640 1074 600 1074C610 1020 560 960 511 880Z" fill="${SKIN.deep}"/>
<g clip-path="url(#jacket)">
<rect width="1200" height="1500" fill="${JACKET.base}"/>
<path d="M92 1500C116 1240 170 1126 262 1084C330 1052 420 1030 486 990C500 1200 420 1400 400 1500Z" fill="${JACKET.lit}"/>
<path d="M716 990C780 1030 870 1052 938 1084C1030 1126 1084 1240 1108 1500L820 1500C840 1350 780 1130 716 990Z" fill="${JACKET.shade}"/>
<g transform="scale(.5)" fill="none" stroke="${JACKET.line}" stroke-opacity=".5" stroke-width="4"><path d="${createFlowLines(0.5, 420, 5, 0.42)}"/></g>
</g>
<path d="M486 990C510 1080 690 1080 716 990C736 1006 742 1030 738 1056C690 1150 640 1196 602 1226C560 1196 510 1150 464 1056C460 1030 466 1006 486 990Z" fill="${PAPER.cloth}"/>
<path d="M716 990C736 1006 742 1030 738 1056C690 1150 640 1196 602 1226C600 1180 690 1090 716 990Z" fill="${PAPER.fold}"/>
<path d="M486 990C510 1080 690 1080 716 990C714 1030 690 1098 602 1102C514 1098 490 1030 486 990Z" fill="${SKIN.deep}" fill-opacity=".35"/>
<path d="M486 990C462 1006 440 1034 436 1060C480 1150 540 1210 600 1250L600 1300C500 1270 420 1200 372 1090C396 1046 440 1014 486 990Z" fill="${JACKET.lit}"/>
<path d="M716 990C740 1006 762 1034 766 1060C722 1150 662 1210 602 1250L602 1300C702 1270 782 1200 830 1090C806 1046 762 1014 716 990Z" fill="${JACKET.shade}"/>
<path d="M601 1250V1500" stroke="${JACKET.line}" stroke-width="5"/>
</g>
<ellipse cx="430" cy="640" rx="30" ry="58" fill="${SKIN.base}"/><path d="M420 610q-14 30 10 66" fill="none" stroke="${SKIN.shade}" stroke-width="8" stroke-linecap="round"/>
<ellipse cx="772" cy="640" rx="30" ry="58" fill="${SKIN.deep}"/>
<path d="${FACE}" fill="${SKIN.base}"/>
<g clip-path="url(#face)">
<path d="M612 400C604 470 602 540 616 610C626 660 646 694 644 722C642 742 622 746 604 746C612 770 610 782 604 800C612 830 612 850 604 868C602 884 606 900 606 920L800 920L800 400Z" fill="${SKIN.shade}"/>
<path d="M440 620C450 700 470 770 500 812C520 850 560 890 606 900L606 930L430 930Z" fill="${SKIN.lit}" fill-opacity="0"/>
<path d="M440 380H800V560C740 520 700 540 620 520C560 560 480 550 440 590Z" fill="${SKIN.deep}" fill-opacity=".55"/>
</g>
<path d="M568 740C578 752 596 756 612 752" fill="none" stroke="${SKIN.deep}" stroke-width="8" stroke-linecap="round"/>
<path d="M530 800C556 832 640 834 672 794" fill="none" stroke="#663a34" stroke-width="11" stroke-linecap="round"/>
<path d="M568 838C588 852 620 852 640 836" fill="none" stroke="${SKIN.deep}" stroke-opacity=".75" stroke-width="8" stroke-linecap="round"/>
<path d="M478 574C500 552 540 548 566 562" fill="none" stroke="${INK}" stroke-width="17" stroke-linecap="round"/>
<path d="M636 562C662 548 704 552 724 574" fill="none" stroke="${INK}" stroke-width="17" stroke-linecap="round"/>
<ellipse cx="524" cy="636" rx="15" ry="18" fill="${INK}"/><ellipse cx="680" cy="636" rx="15" ry="18" fill="${INK}"/>
<path d="M496 626C508 612 540 612 552 626M652 626C664 612 696 612 708 626" fill="none" stroke="${INK}" stroke-width="7" stroke-linecap="round"/>
<g fill="#fff" fill-opacity=".12" stroke="${INK}" stroke-width="9"><circle cx="522" cy="640" r="66"/><circle cx="682" cy="640" r="66"/></g>
<path d="M586 628C594 618 610 618 618 628M456 628L432 618M748 628L772 618" fill="none" stroke="${INK}" stroke-width="9" stroke-linecap="round"/>
<path d="M478 610C486 594 500 586 514 582M638 610C646 594 660 586 674 582" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>
<path d="${HAIR}" fill="${INK}"/>
<g clip-path="url(#hair)"><path d="M420 560C400 440 470 330 560 310C520 380 500 440 490 524L448 574Z" fill="#343134"/>
<g transform="scale(.5)" fill="none" stroke="${JACKET.line}" stroke-opacity=".7" stroke-width="4.5"><path d="${createFlowLines(-0.5, 260, 31, 0.2)}"/></g></g>`;
}

/** The demo owner as a drawn bust: flat planes of light, the hair and the jacket mapped in contour lines. */
export function createPortrait(): string {
  const clip = (id: string, d: string) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT_WIDTH}" height="${PORTRAIT_HEIGHT}">` +
    `<defs>${clip("hair", HAIR)}${clip("face", FACE)}${clip("jacket", JACKET_SHAPE)}</defs>` +
    `${createBackdrop()}<g transform="translate(-180 -186) scale(1.3)">${createFigure()}</g></svg>`
  );
}
