import { expect, it } from "vitest";
import { findSummit, listWaypoints } from "./trek";

const trek = [
  { place: "Nayapul", height: 1070 },
  { place: "Chhomrong", height: 2170 },
  { place: "Base Camp", height: 4130 },
];

it.each([
  [1, ["Base Camp 4130"]],
  [2, ["Nayapul 1070", "Base Camp 4130"]],
  [3, ["Nayapul 1070", "Chhomrong 2170", "Base Camp 4130"]],
  [4, ["Nayapul 1070", "1800", "2820", "Base Camp 4130"]],
])("with %i sections, the first is at the first place and the last at the last: %j", (count, expected) => {
  const waypoints = listWaypoints(trek, count);
  expect(waypoints.map(({ place, height }) => [place, height].filter(Boolean).join(" "))).toEqual(expected);
});

it("every waypoint but the first knows how much of the whole climb the way to it is", () => {
  expect(listWaypoints(trek, 3).map(({ stage }) => stage)).toEqual([
    undefined,
    { number: 1, climb: 1100 / 3060 },
    { number: 2, climb: 1960 / 3060 },
  ]);
  expect(
    listWaypoints(
      [
        { place: "Shore", height: 2 },
        { place: "Pier", height: 2 },
      ],
      2,
    )[1]?.stage?.climb,
  ).toBe(0);
});

it("without a trek there are no waypoints, and a summit is closed only if the owner says so", () => {
  expect(listWaypoints(undefined, 3)).toEqual([]);
  const ben = { name: "Ben", height: 4800 };
  expect(findSummit(ben, "en-GB")).toEqual({ name: "Ben", elevation: "4,800\u00a0m", isClosed: false });
  expect(findSummit({ ...ben, climbed: false }, "en-GB").isClosed).toBe(true);
});

it("a rounded height stays between the heights of the places around it", () => {
  const trek = [
    { place: "Quay", height: 2 },
    { place: "Dune", height: 4 },
  ];
  expect(listWaypoints(trek, 3).map(({ height }) => height)).toEqual([2, 2, 4]);
  expect(listWaypoints(trek.toReversed(), 3).map(({ height }) => height)).toEqual([4, 2, 2]);
});
