import { contours } from "d3-contour";
import { ringArea, type Point } from "./simplify";

/** A grid of heights over a picture: `columns` by `rows` samples, `cell` picture units apart. */
export type HeightField = { columns: number; rows: number; cell: number; values: Float64Array };

export function createField(
  width: number,
  height: number,
  cell: number,
  heightAt: (x: number, y: number) => number,
): HeightField {
  const columns = Math.round(width / cell) + 1;
  const rows = Math.round(height / cell) + 1;
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      values[row * columns + column] = heightAt(column * cell, row * cell);
    }
  }
  return { columns, rows, cell, values };
}

function sample({ columns, rows, values }: HeightField, column: number, row: number): number {
  const x = Math.max(0, Math.min(columns - 1, column));
  const y = Math.max(0, Math.min(rows - 1, row));
  return values[y * columns + x] ?? 0;
}

/** Lambert shading in [-1, 1] of the surface lit from the left and a little above; `steepness` exaggerates its heights. */
export function shadeField(field: HeightField, steepness: number): HeightField {
  const light = [-0.78, -0.34, 0.53] as const;
  const values = new Float64Array(field.values.length);
  for (let row = 0; row < field.rows; row++) {
    for (let column = 0; column < field.columns; column++) {
      const span = 2 * field.cell;
      const slopeX = ((sample(field, column + 1, row) - sample(field, column - 1, row)) / span) * steepness;
      const slopeY = ((sample(field, column, row + 1) - sample(field, column, row - 1)) / span) * steepness;
      const length = Math.hypot(slopeX, slopeY, 1);
      values[row * field.columns + column] = (-slopeX * light[0] - slopeY * light[1] + light[2]) / length;
    }
  }
  return { ...field, values };
}

/** The closed rings around all ground above `level`, holes among them, in picture units; specks are left out. */
export function contourRings(field: HeightField, level: number, minimumArea = 0): Point[][] {
  const { columns, rows, cell } = field;
  const { coordinates } = contours().size([columns, rows]).contour(Array.from(field.values), level);
  return coordinates
    .flat()
    .map((ring) => ring.slice(0, -1).map(([x = 0, y = 0]): Point => [(x - 0.5) * cell, (y - 0.5) * cell]))
    .filter((ring) => ringArea(ring) >= minimumArea);
}

/** The same contours without the stretches along the picture's border: lines that may end there. */
export function contourLines(field: HeightField, level: number, minimumArea = 0): Point[][] {
  const right = (field.columns - 1) * field.cell;
  const bottom = (field.rows - 1) * field.cell;
  const isOnBorder = ([x, y]: Point) => x <= 0 || y <= 0 || x >= right || y >= bottom;
  return contourRings(field, level, minimumArea).flatMap((ring) => {
    const start = ring.findIndex(isOnBorder);
    if (start < 0) return [[...ring, ...ring.slice(0, 1)]];
    const lines: Point[][] = [];
    let line: Point[] = [];
    let entry = ring[start];
    for (const point of [...ring.slice(start + 1), ...ring.slice(0, start + 1)]) {
      if (!isOnBorder(point)) line.push(point);
      else {
        if (line.length > 1 && entry) lines.push([entry, ...line, point]);
        [line, entry] = [[], point];
      }
    }
    return lines;
  });
}
