export type Point = readonly [x: number, y: number];

/** The drawings are 1600 units wide and 1000 units high. */
const [WIDTH, HEIGHT] = [1600, 1000];

/** The ridge above the footer is this part of the drawing, over its whole width. */
const RIDGE_TOP = 60;
export const RIDGE_HEIGHT = 330;

/** In each drawing, the highest point, and the camp on its shoulder, where the trail ends. */
const LANDMARKS = {
  peaks: { summit: [550, 105], camp: [487, 288] },
  hills: { summit: [573, 150], camp: [437, 286] },
  shore: { summit: [571, 118], camp: [472, 262] },
} as const satisfies Record<string, Record<"summit" | "camp", Point>>;

export type Landscape = keyof typeof LANDMARKS;

/** Where the summit is in the whole drawing, as a share of its width and height. */
export function placeSummit(landscape: Landscape): Point {
  const [x, y] = LANDMARKS[landscape].summit;
  return [x / WIDTH, y / HEIGHT];
}

/** Where the summit and the camp are on the ridge, in the drawing's units from its top left corner. */
export function placeOnRidge(landscape: Landscape, landmark: "summit" | "camp"): Point {
  const [x, y] = LANDMARKS[landscape][landmark];
  return [x, y - RIDGE_TOP];
}
