/** Where the highest point of each drawing is, as a share of its width and height. */
export const SUMMITS = {
  peaks: { relief: [0.344, 0.105], ridge: [0.452, 0.168] },
  hills: { relief: [0.358, 0.15], ridge: [0.468, 0.134] },
  shore: { relief: [0.357, 0.12], ridge: [0.468, 0.118] },
} as const satisfies Record<string, Record<"relief" | "ridge", readonly [x: number, y: number]>>;
