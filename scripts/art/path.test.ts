import { expect, test } from "vitest";
import { closedCurves, openCurves, polygonPath } from "./path";

/** Follows a path of M, q and t commands to the point where it ends, in half units. */
function endOf(path: string): [x: number, y: number] {
  const numbers = (command: string) => (command.match(/-?\d+/g) ?? []).map(Number);
  const [, move = "", quadratic = "", smooth = ""] = /^M([^q]+)q([^tz]+)t?([^z]*)z?$/.exec(path) ?? [];
  const [startX = 0, startY = 0] = numbers(move);
  const [, , stepX = 0, stepY = 0] = numbers(quadratic);
  let [x, y] = [startX + stepX, startY + stepY];
  numbers(smooth).forEach((step, index) => (index % 2 === 0 ? (x += step) : (y += step)));
  return [x, y];
}

test("an open curve begins and ends where its line does", () => {
  const path = openCurves([
    [
      [10, 20],
      [30, 5],
      [55, 40],
      [70, 41],
      [90, 12],
    ],
  ]);
  expect(path).toMatch(/^M20 40q/);
  expect(endOf(path)).toEqual([180, 24]);
});

test("a closed curve comes back to its seam and closes", () => {
  const path = closedCurves([
    [
      [0, 0],
      [50, 0],
      [50, 30],
      [0, 30],
    ],
  ]);
  expect(path).toMatch(/^M0 30q.*z$/);
  expect(endOf(path)).toEqual([0, 30]);
});

test("a line that ends where it began becomes a closed curve", () => {
  expect(
    openCurves([
      [
        [0, 0],
        [50, 0],
        [50, 30],
        [0, 30],
        [0, 0],
      ],
    ]),
  ).toMatch(/z$/);
});

test("numbers are joined without spaces they do not need", () => {
  expect(
    polygonPath([
      [0, 10],
      [5, 2],
      [9, 10],
    ]),
  ).toBe("M0 10l5-8 4 8z");
});
