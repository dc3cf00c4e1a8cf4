import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { InitialLoading } from "./page-loading";

it("the opening screen does not render if the owner has switched it off", () => {
  const mark = { name: "Kiran", nameWidth: 4.5, coordinates: "28.2096° N 83.9856° E" };
  expect(renderToStaticMarkup(<InitialLoading showsScreen={false} welcome={false} {...mark} />)).toBe("");
});
