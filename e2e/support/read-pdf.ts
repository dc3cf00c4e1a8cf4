import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

const SAME_ROW_PT = 2;
const squeeze = (text: string) => text.replaceAll(/\s+/g, " ").trim();

interface Piece {
  str: string;
  x: number;
  width: number;
  font: string;
}

export async function readPdf(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), isEvalSupported: false }).promise;
  const links: string[] = [];
  const lines: string[] = [];
  const rows: string[] = [];
  const placed: Piece[] = [];
  let lowest = Infinity;
  let rightmost = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const pieces = items
      .filter((item) => "str" in item)
      .map(({ str, hasEOL, transform, width, fontName }) => ({
        str,
        hasEOL,
        x: transform[4],
        y: transform[5],
        width,
        font: fontName,
      }));
    placed.push(...pieces);
    const ended = pieces.map(({ str, hasEOL }) => str + (hasEOL ? "\n" : ""));
    lines.push(...ended.join("").split("\n"));
    const drawn = pieces.filter(({ str }) => str.trim());
    const tops = drawn
      .map(({ y }) => y)
      .filter((y, index, all) => all.findIndex((other) => Math.abs(other - y) < SAME_ROW_PT) === index);
    for (const top of tops.sort((a, b) => b - a)) {
      const row = pieces.filter(({ str, y }) => str && Math.abs(y - top) < SAME_ROW_PT).sort((a, b) => a.x - b.x);
      rows.push(row.map(({ str }) => str).join(""));
    }
    lowest = Math.min(lowest, ...tops);
    rightmost = Math.max(rightmost, ...drawn.map(({ x, width }) => x + width));
    for (const annotation of await page.getAnnotations()) if (annotation.url) links.push(annotation.url);
  }
  const { info } = await document.getMetadata();
  return {
    pages: document.numPages,
    text: squeeze(lines.join(" ")),
    textByRow: squeeze(rows.join(" ")),
    lines: lines.map(squeeze).filter(Boolean),
    links,
    /** The first piece of this text, with its font and its edges in points. */
    find: (text: string) => placed.find(({ str }) => str === text),
    /** Positions in points, measured from the left and bottom edges of the page. */
    edges: { rightmost, lowest },
    info: info as Record<string, unknown>,
  };
}
