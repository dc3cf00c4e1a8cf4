/** The first points, and those that the page shows on request. */
export const splitPoints = (points: readonly string[], count: number) => ({
  points: points.slice(0, count),
  morePoints: points.slice(count),
});
