import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { InitialLoading } from "./page-loading";
import { pickStatus } from "./loading";

it("leaves no trace of the opening screen when the owner has switched it off", () => {
  const mark = { name: "Kiran", nameWidth: 4.5, coordinates: "28.2096° N 83.9856° E" };
  expect(renderToStaticMarkup(<InitialLoading showsScreen={false} {...mark} />)).toBe("");
});

it("picks every status line, and never the one showing", () => {
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
