import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { InitialLoading } from "./page-loading";

it("the opening screen does not render if the owner has switched it off", () => {
  const mark = { name: "Kiran", letters: 8, coordinates: "28.2096° N 83.9856° E" };
  expect(renderToStaticMarkup(<InitialLoading showsScreen={false} welcome={false} {...mark} />)).toBe("");
});
