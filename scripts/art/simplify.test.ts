import { expect, test } from "vitest";
import { resampleLine, simplifyLine, simplifyRing, type Point } from "./simplify";

const wave = Array.from({ length: 101 }, (_, index): Point => [index, 10 * Math.sin(index / 8)]);

test("keeps both ends of a line and strays no farther than the tolerance", () => {
  const simplified = simplifyLine(wave, 1);
  expect(simplified[0]).toEqual(wave[0]);
  expect(simplified.at(-1)).toEqual(wave.at(-1));
  expect(simplified.length).toBeLessThan(wave.length / 4);
  for (const [x, y] of wave) {
    const after = simplified.findIndex(([nextX]) => nextX >= x);
    const [endX, endY] = simplified[after] ?? [x, y];
    const [startX, startY] = simplified[after - 1] ?? [endX, endY];
    const onLine = endX === startX ? endY : startY + ((endY - startY) * (x - startX)) / (endX - startX);
    expect(Math.abs(onLine - y)).toBeLessThan(2);
  }
});

test("reduces a straight line to its ends", () => {
  expect(
    simplifyLine(
      [
        [0, 0],
        [1, 1],
        [2, 2],
        [9, 9],
      ],
      0.1,
    ),
  ).toEqual([
    [0, 0],
    [9, 9],
  ]);
});

test("reduces a finely drawn square to its corners", () => {
  const side = Array.from({ length: 10 }, (_, index) => index);
  const square: Point[] = [
    ...side.map((step): Point => [step, 0]),
    ...side.map((step): Point => [10, step]),
    ...side.map((step): Point => [10 - step, 10]),
    ...side.map((step): Point => [0, 10 - step]),
  ];
  expect(simplifyRing(square, 0.1)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ]);
});

test("resamples a line at even steps and keeps both ends", () => {
  const resampled = resampleLine(
    [
      [0, 0],
      [3, 0],
      [10, 0],
      [10, 10],
    ],
    5,
  );
  expect(resampled).toEqual([
    [0, 0],
    [5, 0],
    [10, 0],
    [10, 5],
    [10, 10],
  ]);
});
