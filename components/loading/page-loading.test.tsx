import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { pickStatus } from "./loading-screen";
import { InitialLoading } from "./page-loading";

it("the opening screen does not render if the owner has switched it off", () => {
  const mark = { name: "Kiran", nameWidth: 4.5, coordinates: "28.2096° N 83.9856° E" };
  expect(renderToStaticMarkup(<InitialLoading showsScreen={false} welcome={false} {...mark} />)).toBe("");
});

it("the next status line can be any except the current one", () => {
  const statuses = [
    ...["Building awesome experience", "Preparing digital magic", "Loading portfolio"],
    ...["Initializing creativity", "Gathering my projects"],
  ];
  const pickAt = (share: number, current: string) => {
    vi.spyOn(Math, "random").mockReturnValue(share);
    return pickStatus(current);
  };
  expect(statuses.map((_, index) => pickAt(index / statuses.length, "Loading awesome content"))).toEqual(statuses);
  for (const status of statuses) for (const share of [0, 0.5, 0.999]) expect(pickAt(share, status)).not.toBe(status);
});
