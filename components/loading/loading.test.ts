import { afterEach, describe, expect, it, vi } from "vitest";
import { loadingPercent, loadingTimeline, pickStatus } from "./loading";

describe("the timeline of a loading screen", () => {
  it("holds 800 ms at 100 and lets pointers through at 4 s", () => {
    expect(loadingTimeline(3000, 1500)).toEqual({ fullAt: 3000, leaveAt: 3800, usableAt: 4000 });
  });

  it("is never shorter than the minimum duration", () => {
    expect(loadingTimeline(200, 1500).fullAt).toBe(1500);
    expect(loadingTimeline(1600, 1500).fullAt).toBe(1600);
  });
});

describe("the percentage", () => {
  it.each([
    [0, 0],
    [29, 0],
    [30, 1],
    [1500, 50],
    [2999, 99],
    [3000, 100],
    [9000, 100],
  ])("at %i ms of 3000 is %i", (elapsed, percent) => {
    expect(loadingPercent(0, elapsed, 3000)).toBe(percent);
  });

  it("never falls when the clock steps back", () => {
    expect(loadingPercent(70, 300, 3000)).toBe(70);
  });

  it("is full at once when there is nothing to wait for", () => {
    expect(loadingPercent(0, 0, 0)).toBe(100);
  });
});

describe("the status line", () => {
  const statuses = [
    "Building awesome experience",
    "Preparing digital magic",
    "Loading portfolio",
    "Initializing creativity",
    "Gathering my projects",
  ];
  const pickAt = (share: number, current: string) => {
    vi.spyOn(Math, "random").mockReturnValue(share);
    return pickStatus(current);
  };
  afterEach(() => vi.restoreAllMocks());

  it("can be every line of the list", () => {
    expect(statuses.map((_, index) => pickAt(index / statuses.length, "Loading awesome content"))).toEqual(statuses);
  });

  it.each(statuses)("changes visibly after '%s'", (status) => {
    for (const share of [0, 0.25, 0.5, 0.75, 0.999]) expect(pickAt(share, status)).not.toBe(status);
  });
});
